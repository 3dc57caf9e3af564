import type { Rating } from "./rating.ts";

/** Something that was cooked, and how it turned out where somebody said so. */
export type Cooked = { readonly name: string; readonly rating: Rating | null; readonly at: number };

/** How a recipe was liked, by its name: as it was rated last, and as good where it was cooked again and nobody said. */
export type Taste = {
  readonly name: string;
  readonly rating: Rating;
  readonly isRated: boolean;
  readonly times: number;
  readonly at: number;
};

const LIKED = 3;
const TIMES_OF_LIKED = 2;

/** What a person's cooking tells of their taste, the latest first. */
export function tastesOf(cooked: readonly Cooked[]): readonly Taste[] {
  const byName = Map.groupBy(
    cooked.toSorted((one, other) => other.at - one.at),
    ({ name }) => name,
  );
  return [...byName].flatMap(([name, each]) => {
    const said = each.find(({ rating }) => rating !== null)?.rating;
    const rating = said ?? (each.length >= TIMES_OF_LIKED ? LIKED : undefined);
    if (rating === undefined) return [];
    return [{ name, rating, isRated: said !== undefined, times: each.length, at: each[0]?.at ?? 0 }];
  });
}
