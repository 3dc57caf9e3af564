/** spec: 2, section 5: how a cooked recipe turned out. */
export const RATINGS = [1, 2, 3] as const;
export type Rating = (typeof RATINGS)[number];

/** spec: 2, section 4, "Rating". */
export const RATING_WORDS: Readonly<Record<Rating, string>> = { 1: "Bad", 2: "Medium", 3: "Good" };
