## Phasen, die von selbst ablaufen

ui-scene = Szene
ui-scene-controls = Steuerung der Szene
ui-scene-again = Phase noch einmal zeigen
ui-scene-back = Schritt zurück
ui-scene-play = Abspielen oder anhalten
ui-scene-speed = Tempo { $n }
ui-scene-next = Weiter
ui-scene-end = Weiterspielen
ui-scene-skip = Weiter zu meiner nächsten Wahl
ui-key-space = Leertaste
ui-scene-rail = Dieser Schritt
ui-scene-happened = Was geschehen ist
ui-scene-step = Schritt für Schritt
ui-scene-last = Letzter Zug
ui-scene-of = Moment { $n } von { $of }
