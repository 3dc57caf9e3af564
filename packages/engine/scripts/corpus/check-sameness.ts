import type { Exchange } from "../../src/corpus/corpus.ts";
import type { Dish } from "../../src/dishes/dish.ts";
import { type Fault, faultsOf } from "./fault.ts";
import type { DishFile } from "./read-dishes.ts";

const MINOR_ROLES: ReadonlySet<string> = new Set(["seasoning", "garnish"]);

/** How much each food says about a dish: rare foods say more, grams count by their root, seasonings little. */
const vectorOf = (dish: Dish, rarity: ReadonlyMap<string, number>): Map<string, number> => {
  const vector = new Map<string, number>();
  for (const it of dish.ingredients) {
    const weight =
      Math.sqrt(it.grams / dish.servings) *
      (rarity.get(it.foodId) ?? 1) *
      (MINOR_ROLES.has(it.role) ? 0.5 : 1);
    vector.set(it.foodId, (vector.get(it.foodId) ?? 0) + weight);
  }
  const length = Math.hypot(...vector.values());
  return new Map([...vector].map(([id, weight]) => [id, weight / length]));
};

const shinglesOf = (dish: Dish): Set<string> => {
  const words =
    dish.steps
      .map((step) => step.text.toLowerCase())
      .join(" ")
      .match(/[a-z]+/g) ?? [];
  return new Set(words.slice(0, -3).map((_, at) => words.slice(at, at + 4).join(" ")));
};

const majorFoods = (dish: Dish): Set<string> =>
  new Set(
    dish.ingredients.filter((it) => !MINOR_ROLES.has(it.role) && !it.isOptional).map((it) => it.foodId),
  );

/** Whether exchanging foods one for one, and nothing else, turns one dish into the other. */
const isReachable = (
  ours: ReadonlySet<string>,
  theirs: ReadonlySet<string>,
  exchanges: ReadonlySet<string>,
): boolean => {
  if (ours.size < 4 || ours.size !== theirs.size) return false;
  const gone = [...ours].filter((id) => !theirs.has(id));
  const come = new Set([...theirs].filter((id) => !ours.has(id)));
  if (gone.length === 0 || gone.length > 3) return false;
  return gone.every((id) => {
    const to = [...come].find((other) => exchanges.has(`${id}>${other}`) || exchanges.has(`${other}>${id}`));
    return to !== undefined && come.delete(to);
  });
};

const rarityOf = (dishes: readonly Dish[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const dish of dishes)
    for (const it of dish.ingredients) counts.set(it.foodId, (counts.get(it.foodId) ?? 0) + 1);
  return new Map([...counts].map(([id, count]) => [id, Math.log(1 + dishes.length / count)]));
};

/** What is held by which dishes so far, and how much of it: to compare a dish with all before it at once. */
const createHolders = <Held>() => {
  const holders = new Map<Held, { readonly at: number; readonly weight: number }[]>();
  return {
    add: (held: Held, at: number, weight = 1): void => {
      const known = holders.get(held);
      if (known === undefined) holders.set(held, [{ at, weight }]);
      else known.push({ at, weight });
    },
    /** For each dish before, the sum over what it has in common with this one. */
    inCommon: (count: number, mine: Iterable<readonly [Held, number]>): Float64Array => {
      const sums = new Float64Array(count);
      for (const [held, weight] of mine)
        for (const other of holders.get(held) ?? [])
          sums[other.at] = (sums[other.at] ?? 0) + weight * other.weight;
      return sums;
    },
  };
};

/** Two dishes that are one under two names, by their foods or by the text of their steps. */
export const checkSameness = (
  files: readonly DishFile[],
  exchanges: readonly Exchange[],
  faults: Fault[],
): void => {
  const rarity = rarityOf(files.map(({ dish }) => dish));
  const ways = new Set(exchanges.map(({ from, to }) => `${from}>${to}`));
  const known = files.map((file) => ({
    file,
    name: file.dish.name.toLowerCase(),
    vector: vectorOf(file.dish, rarity),
    shingles: shinglesOf(file.dish),
    major: majorFoods(file.dish),
  }));
  const [foods, wordings] = [createHolders<string>(), createHolders<string>()];
  for (const [at, mine] of known.entries()) {
    const sink = faultsOf(mine.file.file, faults);
    const likenesses = foods.inCommon(at, mine.vector);
    const sharedTexts = wordings.inCommon(
      at,
      [...mine.shingles].map((each) => [each, 1] as const),
    );
    for (const [place, other] of known.slice(0, at).entries()) {
      const likeness = likenesses[place] ?? 0;
      const sharedText =
        (sharedTexts[place] ?? 0) / Math.max(1, Math.min(mine.shingles.size, other.shingles.size));
      const name = (): string => `"${other.file.dish.name}" (${other.file.file})`;
      if (mine.name === other.name || mine.file.dish.id === other.file.dish.id)
        sink.error(1, `has the name of ${name()}`);
      else if (sharedText > 0.45)
        sink.error(1, `shares ${Math.round(sharedText * 100)} % of its steps' wording with ${name()}`);
      // No plan serves what is only made when asked for: one dough under two names is two breads.
      else if (mine.file.dish.slots.length === 0 || other.file.dish.slots.length === 0) continue;
      else if (likeness > 0.95)
        sink.error(1, `has the same ingredients as ${name()} (${likeness.toFixed(2)})`);
      else if (isReachable(mine.major, other.major, ways))
        sink.error(1, `is ${name()} with exchanges, not a dish of its own`);
      else if (likeness > 0.88)
        sink.warn(1, `has nearly the ingredients of ${name()} (${likeness.toFixed(2)})`);
      else if (sharedText > 0.3)
        sink.warn(1, `shares ${Math.round(sharedText * 100)} % of its wording with ${name()}`);
    }
    for (const [food, weight] of mine.vector) foods.add(food, at, weight);
    for (const each of mine.shingles) wordings.add(each, at);
  }
};
