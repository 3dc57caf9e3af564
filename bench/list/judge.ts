import { AS_EXACT_AS_KITCHENS, boughtOf } from "@meal/reader/shopping/bought";
import type { Shop } from "@meal/engine/foods";
import type { ListedWeek } from "./weeks.ts";

/** What keeps for less than two weeks is thrown away when it is not used. */
const PERISHABLE_DAYS = 13;

/** What is wrong with the list of a week, and the perishables that it leaves. */
export interface Judged {
  readonly lines: number;
  readonly asked: number;
  /** Lines that are no amount that can be bought. */
  readonly unbuyable: readonly string[];
  /** Foods of which less is bought than the meals need. */
  readonly short: readonly string[];
  readonly water: readonly string[];
  readonly perishable: { readonly bought: number; readonly left: number };
}

export function judge({ needs, eaten }: ListedWeek, shop: Shop): Judged {
  const wanted = shop.measuresOf(eaten.filter(({ grams }) => grams > 0));
  const bought = new Map(
    needs.flatMap(({ shop: on }) => (on === undefined ? [] : [[on.foodId, boughtOf(on, null)]])),
  );
  const fresh = needs.flatMap(({ shop: on }) =>
    on === undefined || on.keepsDays > PERISHABLE_DAYS ? [] : [boughtOf(on, null)],
  );
  return {
    lines: needs.length,
    asked: needs.filter(({ lasts }) => lasts).length,
    unbuyable: needs.flatMap(({ name, quantity, unit, shop: on }) =>
      on === undefined && unit !== "as needed" ? [`${quantity} ${unit} ${name}`] : [],
    ),
    short: wanted.flatMap(({ foodId, grams }) =>
      !SEASONING.has(foodId) && (bought.get(foodId)?.grams ?? 0) * (1 + AS_EXACT_AS_KITCHENS) < grams
        ? [`${foodId} ${grams}`]
        : [],
    ),
    water: needs.flatMap(({ name }) =>
      /^(?:\w+ )?water$/u.test(name) && !/sparkling|coconut|rose|blossom/u.test(name) ? [name] : [],
    ),
    perishable: {
      bought: sum(fresh.map(({ grams }) => grams)),
      left: sum(fresh.map(({ leftGrams }) => leftGrams)),
    },
  };
}

/** spec: 2, section 5. Salt and pepper are on no list. */
const SEASONING = new Set(["salt", "kosher-salt", "black-pepper", "white-pepper"]);

const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0);
