import type { Alarm } from "@meal/domain/cooking-timer/timer";

/** One note: how high, when it begins, and how long it rings, in seconds. */
export type Note = readonly [hertz: number, at: number, length: number];

const stepMelody: readonly Note[] = [
  [880, 0, 0.35],
  [880, 0.25, 0.35],
  [1174.7, 0.5, 0.7],
];

/** Two short notes and a higher one for a step, and a rising chord for the end. */
export const melodies: Readonly<Record<Alarm, readonly Note[]>> = {
  step: stepMelody,
  waiting: stepMelody,
  completion: [
    [523.3, 0, 0.5],
    [659.3, 0.2, 0.5],
    [784, 0.4, 0.5],
    [1046.5, 0.6, 1.4],
    [784, 1.1, 0.5],
    [1046.5, 1.4, 1.6],
  ],
};
