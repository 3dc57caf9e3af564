import { type Intake, portionOf } from "../calorie-tracking/diary.ts";
import { ownPortion } from "./own-portion.ts";

/** Something that was read from words, as far as its amount goes. */
interface ReadAmount extends Intake {
  readonly description: string;
  readonly portion: string;
  readonly calories_range: { readonly low: number; readonly high: number };
  readonly grams?: number | undefined;
  readonly is_amount_said?: boolean | undefined;
}

/** The item in the amount that this person noted of it before, where the words left open how much it was. */
export function inOwnPortion<Item extends ReadAmount>(
  item: Item,
  entries: Parameters<typeof ownPortion>[0],
): { readonly item: Item; readonly own: number | null } {
  const own = item.is_amount_said === true ? null : ownPortion(entries, item.description);
  if (own === null || item.grams === undefined || item.grams <= 0) return { item, own: null };
  const times = own / item.grams;
  const { low, high } = item.calories_range;
  return {
    item: {
      ...item,
      ...portionOf(item, times),
      portion: `${own} g`,
      grams: own,
      calories_range: { low: Math.round(low * times), high: Math.round(high * times) },
    },
    own,
  };
}
