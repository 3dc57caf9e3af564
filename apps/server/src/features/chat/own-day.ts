import type { Actor, OwnerId, UserId } from "@meal/domain/accounts/actor";
import { CALORIE_LIMIT } from "@meal/domain/calorie-tracking/calorie-limit";
import type { ChatContext } from "@meal/domain/chef/chef-port";
import type { PlanDay } from "@meal/domain/chef/plans";
import { comingDays, type PlanInUse } from "@meal/domain/planner/plan-in-use";
import type { FoodDiary } from "../calorie-tracking/service.ts";
import type { ShoppingLists } from "../shopping-list/service.ts";

/** What a day of the person is read from. */
export interface OwnDayParts {
  /** The day it is where the person is. */
  readonly todayOf: (userId: UserId) => Promise<string>;
  readonly diary: Pick<FoodDiary, "list" | "readLimit">;
  readonly lists: Pick<ShoppingLists, "read">;
  /** The household's plans in use from this day on. */
  readonly readPlansInUse: (ownerId: OwnerId, today: string) => Promise<readonly PlanInUse<PlanDay>[]>;
}

const mostEaten = 50;
const mostToBuy = 200;

/** What the chat may know of the person's day: what they ate since midnight where they are, what is planned from today on, and what is to be bought. */
export function ownDay({ todayOf, diary, lists, readPlansInUse }: OwnDayParts) {
  return async ({ userId, ownerId }: Actor): Promise<Omit<ChatContext, "diet" | "allergies">> => {
    const today = await todayOf(userId);
    const { items } = await diary.list(userId, { from_day: today, to_day: today, limit: mostEaten });
    const eatenToday = items.map(({ food_description: description, calories }) => ({
      description,
      calories,
    }));
    const dailyLimitKcal = (await diary.readLimit(userId)).daily_limit ?? CALORIE_LIMIT.usual;
    const plan = comingDays(await readPlansInUse(ownerId, today), today);
    const { items: listed } = await lists.read(ownerId);
    const toBuy = listed
      .filter(({ checked, isSkipped }) => !checked && !isSkipped)
      .slice(0, mostToBuy)
      .map(({ name }) => name);
    return { today, dailyLimitKcal, eatenToday, plan, toBuy };
  };
}
