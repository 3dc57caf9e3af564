import { LIKENESSES } from "./likeness.ts";

/** What was on the table the day before yesterday is still remembered. */
const NEAR_DAYS = 2;

const bump = (counters: Uint8Array, at: number, by: number): void => {
  counters[at] = (counters[at] ?? 0) + by;
};

/** What the lunches and dinners of a plan have in common, in all and around each day. */
export const createLikenessCounts = (days: number) => {
  const all = new Uint8Array(LIKENESSES);
  const near = new Uint8Array(LIKENESSES * days);
  return {
    /** How many lunches and dinners are alike in something. */
    likeness: (likeness: number): number => all[likeness] ?? 0,
    /** And how many plates of a day and of those around it. */
    likenessNear: (likeness: number, day: number): number => near[likeness * days + day] ?? 0,
    addLikenesses: (some: readonly number[], by: 1 | -1): void => {
      for (const likeness of some) bump(all, likeness, by);
    },
    addLikenessesNear: (some: readonly number[], day: number, by: 1 | -1): void => {
      const last = Math.min(days - 1, day + NEAR_DAYS);
      for (const likeness of some)
        for (let at = Math.max(0, day - NEAR_DAYS); at <= last; at += 1) bump(near, likeness * days + at, by);
    },
  };
};
