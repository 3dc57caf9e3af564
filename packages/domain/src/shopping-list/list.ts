import type { Aisle } from "../chef/vocabulary.ts";

/** Where an item of a plan comes from: its plan, and what is bought. Ticks and deletions belong to this pair. */
export type PlanOrigin = { readonly planId: string; readonly need: string };

/** One way in which a shop sells a food: a can of 15.5 oz. Of pieces the unit is empty, of what comes in one size that. */
export type SoldAs = { readonly unit: string; readonly size: string; readonly grams: number };

/** Exactly how much of a food is needed, and how shops sell it. What is bought is a view over it; the grams are what adds up. */
export type ShopMeasure = {
  readonly foodId: string;
  readonly grams: number;
  /** The sizes in which shops sell it; none where it is weighed out. */
  readonly sold: readonly SoldAs[];
  /** Days that it keeps as it is bought. */
  readonly keepsDays: number;
};

/** One line of the list. spec: 2, section 3; the fields after `recipeSource` are ours. */
export type ShoppingItem = {
  /** Random and unique across devices. */
  readonly id: string;
  readonly name: string;
  /** As text: "½", "1-2", "a few" are quantities too. */
  readonly quantity: string;
  readonly unit: string;
  readonly checked: boolean;
  /** The recipes that ask for it, in one text; null for what a person added. */
  readonly recipeSource: string | null;
  readonly aisle: Aisle;
  /** Null for what a person added, or made their own by editing it. */
  readonly origin: PlanOrigin | null;
  readonly recipeSources: readonly string[];
  /** "2 onions + 150 g onion = 4 onions"; empty where nothing was added up. */
  readonly arithmetic: string;
  /** "1 package of 500 g"; empty where nothing is known. */
  readonly packageHint: string;
  /** Left off because it is always at home; one tap adds it. */
  readonly isSkipped: boolean;
  /** It may be at home: whoever shops is asked once, before it is bought. */
  readonly isAsked?: boolean;
  /** The person wants it bought, whatever is at home. */
  readonly isWanted?: boolean;
  /** What of it is needed, by weight; missing where nobody can weigh it, and in what a person wrote. */
  readonly shop?: ShopMeasure;
};

/** Something that is at home. Its words stay as they were written; cooking takes a share of it. */
export type HomeItem = {
  /** Random and unique across devices. */
  readonly id: string;
  readonly name: string;
  /** As text; empty where nobody said how much. */
  readonly quantity: string;
  readonly unit: string;
  readonly aisle: Aisle;
  /** The day on the package; null where nobody said. */
  readonly bestBefore: string | null;
  /** The day on which it came home. */
  readonly since: string;
  /** How much of the amount is left: 1 until some of it was cooked. */
  readonly share: number;
  /** The food, and what the whole amount weighs: 0 grams where nobody can say. Missing until a server read the words, null where they are no food. */
  readonly shop?: ShopMeasure | null;
};

/** What a meal took of something at home, as it was before, for taking that back. */
export type TakenFood = { readonly item: HomeItem; readonly share: number };

/** A meal that somebody cooked: nothing more is bought for it. */
export type CookedMeal = {
  readonly mealId: string;
  readonly name: string;
  /** The ingredient lines as they were cooked, until a server has counted them. */
  readonly ingredients?: readonly string[];
  /** Missing until a server has counted what it took, and once that cannot be taken back any more. */
  readonly took?: readonly TakenFood[];
  /** What it took was counted. */
  readonly isCounted: boolean;
};

/** An item that is off the list and may come back: the person deleted it, or its plan does not ask for it any more. */
export type ShelvedItem = { readonly item: ShoppingItem; readonly by: "person" | "plan" };

/** The whole list as the server keeps it and every device shows it. */
export type ShoppingList = {
  /** Goes up with every operation that changed something. */
  readonly revision: number;
  readonly items: readonly ShoppingItem[];
  /** What was deleted of a plan, so that it does not come back from the same plan. */
  readonly deleted: readonly PlanOrigin[];
  /** What may come back as it was, with its tick; the latest last. */
  readonly shelf: readonly ShelvedItem[];
  /** The plans that the items of plans follow: those in use. */
  readonly planIds: readonly string[];
  /** The person's own order of the aisles; those not named come after in the usual order. */
  readonly aisleOrder: readonly Aisle[];
  /** Foods that are always at home, as normalised names. */
  readonly staples: readonly string[];
  readonly atHome: readonly HomeItem[];
  /** The meals that were cooked, the latest last. */
  readonly cooked: readonly CookedMeal[];
};

export const EMPTY_LIST: ShoppingList = {
  revision: 0,
  items: [],
  deleted: [],
  shelf: [],
  planIds: [],
  aisleOrder: [],
  staples: [],
  atHome: [],
  cooked: [],
};

/** The most items a list holds. */
export const MOST_ITEMS = 5000;
/** The most items that may come back, and the most deletions of plans that are remembered; the oldest go first. */
export const MOST_SHELVED = 1000;
export const MOST_DELETED = 2000;
/** The most foods that are always at home. */
export const MOST_STAPLES = 500;
/** The most things at home. */
export const MOST_AT_HOME = 500;
/** The most cooked meals that are remembered, and those of them that can be taken back; the oldest go first. */
export const MOST_COOKED_MEALS = 200;
export const MOST_TAKEN_BACK = 10;

/** A food that is always at home, as it is kept. */
export function stapleName(name: string): string {
  return name.normalize("NFKC").trim().replaceAll(/\s+/gu, " ").toLowerCase();
}

/** One food has one of them, whether one of it is named or several: apple and apples. It is for comparing alone. */
const foodKey = (name: string): string =>
  stapleName(name)
    .replace(/(?<=o|sh|ch|x|ss)es$|(?<=[^s])s$/u, "")
    .replace(/y$/u, "ie");

/** Whether both names mean the same food. */
export const isSameFood = (one: string, other: string): boolean => foodKey(one) === foodKey(other);

/** spec: 2, section 9. What somebody without an account sees, and nothing of it is kept. */
export const SAMPLE_ITEMS = [
  { name: "Fresh Tomatoes", quantity: "4", unit: "units", aisle: "produce" },
  { name: "Spinach", quantity: "200", unit: "g", aisle: "produce" },
  { name: "Olive Oil", quantity: "1", unit: "bottle", aisle: "pantry" },
] as const;
