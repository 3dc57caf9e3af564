/** Keeps count of which things at hand a plan uses. */
export type HandCounter = {
  /** How many things these foods would use for the first time. */
  newUses(foodNumbers: readonly number[]): number;
  add(foodNumbers: readonly number[], by: 1 | -1): void;
};

/** Each thing at hand may be one of several foods; using any of them uses the thing. */
export const createHandCounter = (atHand: readonly ReadonlySet<number>[]): HandCounter => {
  const uses = new Uint16Array(atHand.length);
  const thingsOf = new Map<number, number[]>();
  for (const [thing, numbers] of atHand.entries()) {
    for (const number of numbers) thingsOf.set(number, [...(thingsOf.get(number) ?? []), thing]);
  }
  return {
    newUses: (foodNumbers) => {
      let fresh = 0;
      for (const number of foodNumbers) {
        for (const thing of thingsOf.get(number) ?? []) if (uses[thing] === 0) fresh += 1;
      }
      return fresh;
    },
    add: (foodNumbers, by) => {
      for (const number of foodNumbers) {
        for (const thing of thingsOf.get(number) ?? []) uses[thing] = (uses[thing] ?? 0) + by;
      }
    },
  };
};
