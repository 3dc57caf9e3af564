import { isPastItsDay, soonestFirst, useBy } from "@meal/domain/shopping-list/at-home";
import type { HomeItem } from "@meal/domain/shopping-list/list";
import { dateOfDay } from "@meal/domain/planner/plan-dates";

/** What is at home, by how soon it wants to be used. */
export interface HomeGroups {
  readonly past: readonly HomeItem[];
  readonly soon: readonly HomeItem[];
  readonly others: readonly HomeItem[];
}

/** Within so many days something is to be used soon. */
const SOON_DAYS = 3;

export function homeGroups(items: readonly HomeItem[], today: string): HomeGroups {
  const sorted = soonestFirst(items);
  const last = dateOfDay(today, 1 + SOON_DAYS);
  const isSoon = (item: HomeItem) => (useBy(item)?.day ?? "9999") <= last;
  return {
    past: sorted.filter((item) => isPastItsDay(item, today)),
    soon: sorted.filter((item) => isSoon(item) && !isPastItsDay(item, today)),
    others: sorted.filter((item) => !isSoon(item)),
  };
}
