import type { ShopMeasure, SoldAs } from "@meal/domain/shopping-list/list";

/** How a shop sells a food. */
export type ShopRow = {
  readonly foodId: string;
  /**
   * What is bought for it, where it is not sold itself: a lemon for its juice, dry rice for cooked. `share` is how much of
   * the one a gram of the other gives. Different parts come out of the same piece: juice and zest of one lemon. What is sold
   * itself, too, is bought as the other only where that is bought anyway: nobody takes home two boxes of butter.
   */
  readonly from: { readonly foodId: string; readonly share: number; readonly part: string } | null;
  /** The sizes in which shops sell it; none where it is weighed out. */
  readonly sold: readonly SoldAs[];
  /** From the tap. */
  readonly isFree: boolean;
  /** Days that it keeps as it is bought. */
  readonly keepsDays: number;
};

/** So much of a food. */
type FoodAmount = { readonly foodId: string; readonly grams: number };

/** What is bought for foods, by the id of what is bought. */
export type Shop = {
  /** The food that is bought for another, mostly itself; null where nobody buys it. `beside` is what is bought anyway. */
  readonly boughtFor: (foodId: string, beside?: ReadonlySet<string>) => string | null;
  /** Grams of it that a gram of what is bought for it gives: 2.7 of cooked rice, 1 of what is bought itself. */
  readonly shareOf: (foodId: string) => number;
  /** Everything that has to be bought, each thing once. Foods without a row are weighed out. */
  readonly measuresOf: (needs: readonly FoodAmount[]) => readonly ShopMeasure[];
};

/** What has no row keeps as long as fresh food does. */
const UNKNOWN_KEEPS_DAYS = 7;

/** The table of what shops sell, ready to be asked. */
export function createShop(rows: readonly ShopRow[]): Shop {
  const byId = new Map(rows.map((row) => [row.foodId, row]));
  const boughtFor = (foodId: string, beside?: ReadonlySet<string>): string | null => {
    const row = byId.get(foodId);
    if (row?.isFree === true) return null;
    if (row === undefined || row.from === null) return foodId;
    const isOther = row.sold.length === 0 || beside?.has(row.from.foodId) === true;
    // The crumb of white bread is of the whole wheat loaf, where white bread would be.
    return isOther ? boughtFor(row.from.foodId, beside) : foodId;
  };
  /** What a food comes out of on the way to what is bought: shares multiply. */
  const fromOf = (foodId: string, boughtId: string): ShopRow["from"] => {
    const from = byId.get(foodId)?.from ?? null;
    if (foodId === boughtId || from === null) return null;
    const next = fromOf(from.foodId, boughtId);
    return next === null ? from : { ...from, foodId: boughtId, share: from.share * next.share };
  };
  const measureOf = (foodId: string, needs: readonly FoodAmount[]): ShopMeasure => {
    const row = byId.get(foodId);
    const grams = gramsToBuy(needs.map((need) => ({ ...need, from: fromOf(need.foodId, foodId) })));
    return { foodId, grams, sold: row?.sold ?? [], keepsDays: row?.keepsDays ?? UNKNOWN_KEEPS_DAYS };
  };
  return {
    boughtFor,
    shareOf: (foodId) => byId.get(foodId)?.from?.share ?? 1,
    measuresOf: (needs) => {
      const bought = needs.filter(({ foodId }) => boughtFor(foodId) !== null);
      const beside = new Set(bought.map(({ foodId }) => boughtFor(foodId) ?? foodId));
      const groups = Map.groupBy(bought, ({ foodId }) => boughtFor(foodId, beside) ?? foodId);
      return [...groups].map(([foodId, group]) => measureOf(foodId, group));
    },
  };
}

type Need = FoodAmount & { readonly from: ShopRow["from"] };

/** Whole pieces and what comes of them add up; the juice and the zest come out of the same lemons. */
function gramsToBuy(needs: readonly Need[]): number {
  const byPart = Map.groupBy(needs, ({ from }) => from?.part ?? "");
  const sums = [...byPart].map(([part, some]) => {
    const grams = some.reduce((sum, need) => sum + need.grams / (need.from?.share ?? 1), 0);
    return { part, grams };
  });
  const whole = sums.find(({ part }) => part === "")?.grams ?? 0;
  return whole + Math.max(0, ...sums.filter(({ part }) => part !== "").map(({ grams }) => grams));
}
