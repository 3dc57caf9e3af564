import type { Alarm } from "@meal/domain/cooking-timer/timer";
import { logOnly } from "../../platform/log-only.ts";
import { melodies, type Note } from "./melodies.ts";

let context: AudioContext | undefined;
/** The alarm that waits until the page may sound. */
let waiting: Alarm | undefined;

/** Browsers let a page sound once somebody has touched it. Answers whether this device can. */
export function openSound(): boolean {
  try {
    context ??= makeContext();
    return true;
  } catch (error) {
    logOnly("No audio", error);
    return false;
  }
}

/** spec: 2, section 9, volume 1. Where nobody has touched the page since it was loaded, it sounds at the first touch. */
export function playAlarm(alarm: Alarm): void {
  if (!openSound()) return;
  waiting = alarm;
  playWaiting();
}

/** It runs by itself as soon as it may; asking too early would be a warning in the browser's log. */
function makeContext(): AudioContext {
  const made = new AudioContext();
  const resume = () => {
    made.resume().catch((error: unknown) => logOnly("The sound waits", error));
  };
  made.addEventListener("statechange", playWaiting);
  addEventListener("click", resume);
  addEventListener("keydown", resume);
  return made;
}

function playWaiting(): void {
  if (context?.state !== "running" || waiting === undefined) return;
  const alarm = waiting;
  waiting = undefined;
  try {
    for (const note of melodies[alarm]) playNote(context, note);
  } catch (error) {
    logOnly("The alarm did not sound", error);
  }
}

function playNote(audio: AudioContext, [hertz, at, length]: Note): void {
  const begin = audio.currentTime + at;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(1, begin + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
