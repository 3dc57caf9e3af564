import {
  CUISINES,
  type Cuisine,
  DIETS,
  type Diet,
  DISH_SLOTS,
  type DishSlot,
  type Suit,
  SUITS,
} from "@meal/domain/chef/vocabulary";
import { type CookbookAddress, readAddress } from "./address.ts";

/** The times that can be asked for, from the first thing that is done until it is on the table. */
export const timesInMinutes = [15, 30, 45, 60] as const;

const longestText = 200;

/** What somebody looks for, as the address says it; what is not said is left open. */
export interface CookbookSearch {
  readonly q?: string | undefined;
  readonly cuisine?: Cuisine | undefined;
  /** Where it is not said, that of the person. */
  readonly diet?: Diet | undefined;
  readonly meal?: DishSlot | undefined;
  readonly minutes?: number | undefined;
  readonly good?: Suit | undefined;
  /** What uses what is at home, the most of it first. */
  readonly home?: "first" | undefined;
}

export function readCookbookSearch(search: CookbookAddress): CookbookSearch {
  const text = (search.q ?? "").slice(0, longestText);
  const cuisine = CUISINES.find((word) => word === search.cuisine);
  const diet = DIETS.find((word) => word === search.diet);
  const meal = DISH_SLOTS.find((word) => word === search.meal);
  const minutes = timesInMinutes.find((time) => String(time) === search.minutes);
  const good = SUITS.find((word) => word === search.good);
  return {
    ...(text !== "" && { q: text }),
    ...(cuisine && { cuisine }),
    ...(diet && { diet }),
    ...(meal && { meal }),
    ...(minutes && { minutes }),
    ...(good && { good }),
    ...(search.home === "first" && { home: search.home }),
  };
}

/** The address that says it; what is open is left out of it. */
export function addressOf({ minutes, ...words }: CookbookSearch): CookbookAddress {
  return readAddress({ ...words, minutes: minutes?.toString() });
}
