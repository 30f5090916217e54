## Phases that play themselves

ui-scene = Scene
ui-scene-controls = Scene controls
ui-scene-again = Replay the phase
ui-scene-back = Step back
ui-scene-play = Play or pause
ui-scene-speed = Speed { $n }
ui-scene-next = Next
ui-scene-end = Go on
ui-scene-skip = Skip to my next choice
ui-key-space = Space
ui-scene-rail = This step
ui-scene-happened = What happened
ui-scene-step = Step through
ui-scene-last = Last turn
ui-scene-of = Moment { $n } of { $of }
