/** spec: 2, section 5: how a cooked recipe turned out. */
export const RATINGS = [1, 2, 3] as const;
export type Rating = (typeof RATINGS)[number];
