import type { Actor, OwnerId } from "@meal/domain/accounts/actor";
import type { ChatContext } from "@meal/domain/chef/chef-port";
import type { PlanDay } from "@meal/domain/chef/plans";
import { localDayOf } from "@meal/domain/dates/format-date";
import { comingDays, type PlanInUse } from "@meal/domain/planner/plan-in-use";
import type { Clock } from "../../ports/clock.ts";
import type { FoodDiary } from "../calorie-tracking/service.ts";
import type { Profile } from "../profile/service.ts";

/** What a day of the person is read from. */
export interface OwnDayParts {
  readonly clock: Clock;
  readonly profile: Pick<Profile, "read">;
  readonly diary: Pick<FoodDiary, "list">;
  /** The household's plans in use from this day on. */
  readonly readPlansInUse: (ownerId: OwnerId, today: string) => Promise<readonly PlanInUse<PlanDay>[]>;
}

const DAY_MS = 86_400_000;
const mostEaten = 50;
/** spec: 2, section 9: the limit of who has set none. */
const dailyLimitKcal = 2000;

/** What the chat may know of the person's day: what they ate since midnight where they are, and what is planned from today on. */
export function ownDay({ clock, profile, diary, readPlansInUse }: OwnDayParts) {
  return async ({ userId, ownerId }: Actor): Promise<Omit<ChatContext, "diet" | "allergies">> => {
    const { time_zone: zone } = await profile.read(userId);
    const today = localDayOf(clock.now(), zone);
    const from = new Date(clock.now() - DAY_MS).toISOString();
    const { items } = await diary.list(userId, { from, limit: mostEaten });
    const eatenToday = items
      .filter(({ consumed_at }) => localDayOf(Date.parse(consumed_at), zone) === today)
      .map(({ food_description: description, calories }) => ({ description, calories }));
    const plan = comingDays(await readPlansInUse(ownerId, today), today);
    return { dailyLimitKcal, eatenToday, plan };
  };
}
