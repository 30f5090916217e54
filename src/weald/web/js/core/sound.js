// Sounds, made here from a few sine waves: nothing is loaded, and nothing sounds unless it is wanted.

import { motion, soundVolume } from "./settings.js";

/** @typedef {"turn" | "done" | "beat" | "won" | "lost"} Sound */
/** @typedef {{hertz: number, at: number, long: number, loud?: number}} Tone times in seconds */

/**
 * Each sound is shorter than a second, and the two that come often are the softest.
 * @type {Record<Sound, Tone[]>}
 */
export const SOUNDS = {
  turn: [
    { hertz: 523, at: 0, long: 0.22 },
    { hertz: 784, at: 0.13, long: 0.34 },
  ],
  done: [{ hertz: 392, at: 0, long: 0.09, loud: 0.4 }],
  beat: [{ hertz: 196, at: 0, long: 0.14, loud: 0.5 }],
  won: [
    { hertz: 523, at: 0, long: 0.25 },
    { hertz: 659, at: 0.14, long: 0.25 },
    { hertz: 784, at: 0.28, long: 0.25 },
    { hertz: 1047, at: 0.42, long: 0.5 },
  ],
  lost: [
    { hertz: 330, at: 0, long: 0.35 },
    { hertz: 262, at: 0.25, long: 0.35 },
    { hertz: 196, at: 0.5, long: 0.5 },
  ],
};
/** The loudest that a sound gets: a table is no alarm clock. */
const LOUDEST = 0.25;
const ATTACK = 0.012;

/** @type {AudioContext | null} */
let audio = null;

/** @param {Sound} name */
export function play(name) {
  if (name === "beat" && motion() === "none") return; // all beats come at once
  // Browsers let a page sound only after a first touch or click.
  if (navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const tone of SOUNDS[name]) strike(audio, tone);
}

/** @param {AudioContext} context @param {Tone} tone */
function strike(context, { hertz, at, long, loud = 1 }) {
  const from = context.currentTime + at;
  const wave = new OscillatorNode(context, { type: "sine", frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  const peak = Math.max(0.001, LOUDEST * loud * (soundVolume.value / 100));
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(peak, from + ATTACK);
  gain.gain.exponentialRampToValueAtTime(peak / 100, from + long);
  wave.connect(gain).connect(context.destination);
  wave.start(from);
  wave.stop(from + long);
}
