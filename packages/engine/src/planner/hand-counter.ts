import type { ThingAtHand } from "./thing-at-hand.ts";

/** Keeps count of which things at hand a plan uses. */
export type HandCounter = {
  /** What these foods would use, eaten on such a day, of things that still want using: the sum of their weights. */
  newUses(foodNumbers: readonly number[], day: number): number;
  add(foodNumbers: readonly number[], day: number, by: 1 | -1): void;
};

/** Each thing at hand may be one of several foods; using any of them while it is good uses the thing. */
export const createHandCounter = (atHand: readonly ThingAtHand[]): HandCounter => {
  const uses = new Uint16Array(atHand.length);
  const thingsOf = new Map<number, number[]>();
  for (const [thing, { numbers }] of atHand.entries()) {
    for (const number of numbers) thingsOf.set(number, [...(thingsOf.get(number) ?? []), thing]);
  }
  const isGood = (thing: number, day: number): boolean => day <= (atHand[thing]?.lastDay ?? Infinity);
  return {
    newUses: (foodNumbers, day) => {
      let sum = 0;
      for (const number of foodNumbers) {
        for (const which of thingsOf.get(number) ?? []) {
          const thing = atHand[which];
          if (thing === undefined || !isGood(which, day) || (uses[which] ?? 0) >= thing.uses) continue;
          sum += thing.weight / thing.uses;
        }
      }
      return sum;
    },
    add: (foodNumbers, day, by) => {
      for (const number of foodNumbers) {
        for (const thing of thingsOf.get(number) ?? [])
          if (isGood(thing, day)) uses[thing] = (uses[thing] ?? 0) + by;
      }
    },
  };
};
