import type { BillingSource } from "@meal/domain/billing/subscription-record";
import type { DiaryMeal } from "@meal/domain/calorie-tracking/diary";
import type { CookingStep } from "@meal/domain/chef/recipes";
import type { Rating } from "@meal/domain/cooking-timer/rating";
import type { Forgotten } from "@meal/domain/planner/learned";
import type { PlanKind } from "@meal/domain/planner/limits";
import type { UsualSettings } from "@meal/domain/planner/settings";
import type { ShoppingItem, ShoppingList } from "@meal/domain/shopping-list/list";
import type { Generated } from "kysely";
import type { AccountTables } from "./account-tables.ts";
import type { BillingTables } from "./billing-tables.ts";
import type { PushTables } from "./push-tables.ts";

/**
 * Every table, as rows come out of both databases. A test compares this with the migrated schema of each.
 * A column of text may be narrowed to its words, a column of JSON to its shape. `user_id` is who made a row, and `owner_id` is
 * the household that it belongs to, where a household shares it.
 */
export interface Tables extends AccountTables, BillingTables, PushTables {
  search_documents: SearchDocumentsTable;
  profiles: ProfilesTable;
  user_preferences: UserPreferencesTable;
  user_feature_usage: UserFeatureUsageTable;
  extra_planner_usage: ExtraPlannerUsageTable;
  guest_usage: GuestUsageTable;
  usage_reservations: UsageReservationsTable;
  device_uses: DeviceUsesTable;
  meal_plans: MealPlansTable;
  plan_meals: PlanMealsTable;
  plan_dates: PlanDatesTable;
  dish_swaps: DishSwapsTable;
  planner_preferences: PlannerPreferencesTable;
  calendar_feeds: CalendarFeedsTable;
  recipe_history: RecipeHistoryTable;
  favorite_recipes: FavoriteRecipesTable;
  extra_recipe_plans: ExtraRecipePlansTable;
  food_consumption: FoodConsumptionTable;
  user_calorie_limits: UserCalorieLimitsTable;
  shopping_list: ShoppingListTable;
  shopping_operations: ShoppingOperationsTable;
  cooking_history: CookingHistoryTable;
  stored_files: StoredFilesTable;
  ai_calls: AiCallsTable;
  import_jobs: ImportJobsTable;
  storage_used: StorageUsedTable;
  storage_limit: StorageLimitTable;
}

/** The words of whatever a person may search for; kept by the search port alone. */
interface SearchDocumentsTable {
  id: Generated<number>;
  owner_id: string;
  kind: string;
  ref_id: string;
  title: string;
  title_words: string;
  body_words: string;
}

/** spec: 1, section 3. What is known of a person's subscription, and the plans they had made. */
interface ProfilesTable {
  user_id: string;
  subscription_status: string | null;
  generated_plans_count: Generated<number>;
  next_billing_date: number | null;
  last_payment_date: number | null;
  subscription_end_date: number | null;
  active_subscription_id: string | null;
  paypal_subscription_id: string | null;
  /** Where the person's months begin. */
  time_zone: Generated<string>;
  /** On whose word they have Premium, and until when that is believed; null is for good. */
  premium_source: BillingSource | null;
  premium_until: number | null;
}

/** spec: 1, section 3. What a person said about themselves; what was never said is null. */
interface UserPreferencesTable {
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  gender: string | null;
  age: number | null;
  dietary_preference: string | null;
  allergies: string | null;
  /** A serialised object, as text. */
  dietary_goals: string | null;
  theme: string | null;
  measures: string | null;
  updated_at: number;
}

/** spec: 1, section 3. A counter a feature, named after it. */
interface UserFeatureUsageTable {
  user_id: string;
  cooking_timer_count: Generated<number>;
  food_analysis_count: Generated<number>;
  calorie_tracking_count: Generated<number>;
  chat_count: Generated<number>;
  ai_image_count: Generated<number>;
}

/** Counted by the month, as `YYYY-MM` in the person's own zone. */
interface ExtraPlannerUsageTable {
  user_id: string;
  month: string;
  count: Generated<number>;
}

/** What somebody without an account has used, by keyed hashes of their device and of their address. */
interface GuestUsageTable {
  guest_hash: string;
  feature: string;
  used: number;
  updated_at: number;
}

/** A use that was counted and whose work is not done yet; it is given back when the work fails or never ends. */
interface UsageReservationsTable {
  id: string;
  user_id: string | null;
  guest_hashes: readonly string[];
  feature: string;
  period: string;
  created_at: number;
}

/** A use of what runs on the person's own device, by the id that the device gave it. */
interface DeviceUsesTable {
  user_id: string;
  use_id: string;
  feature: string;
  counted_at: number;
}

/** spec: 2, section 3. A saved plan; the person makes its id. `content` may be anything that was ever stored. */
interface MealPlansTable {
  user_id: string;
  owner_id: string;
  id: string;
  name: string;
  content: object;
  /** The day in the content, and for who sent none the day when it was saved. */
  start_date: string | null;
  kind: Generated<PlanKind>;
  /** Goes up with every change. */
  revision: number;
  created_at: number;
  updated_at: number;
}

/** Which meal stands in which plan, so that a recipe is found by the meal's id. */
interface PlanMealsTable {
  user_id: string;
  owner_id: string;
  meal_id: string;
  plan_id: string;
}

/** Which plan is in use on which date. */
interface PlanDatesTable {
  user_id: string;
  owner_id: string;
  date: string;
  plan_id: string;
}

/** How many people somebody plans for, what they never want again, what they usually ask of a plan, and what of it is forgotten. */
interface PlannerPreferencesTable {
  user_id: string;
  servings: number;
  dislikes: readonly string[];
  dishes_left_out: readonly { readonly dishId: string; readonly name: string }[] | null;
  usual: UsualSettings | null;
  forgotten: readonly Forgotten[] | null;
  updated_at: number;
}

/** A dish that somebody swapped away in a plan; what the plan's content says of it. */
interface DishSwapsTable {
  user_id: string;
  owner_id: string;
  plan_id: string;
  dish_id: string;
  name: string;
  swapped_at: number;
}

/** The address of a person's calendar. Its token is made from `feed_id` with a key that is not in the database. */
interface CalendarFeedsTable {
  user_id: string;
  feed_id: string;
  token_hash: string;
  created_at: number;
}

/** spec: 2, section 3. A recipe that somebody looked at; a name comes once a person. */
interface RecipeHistoryTable {
  id: string;
  user_id: string;
  recipe_name: string;
  name_key: string;
  recipe_content: object;
  viewed_at: number;
}

/** spec: 2, section 3. A recipe that somebody kept; a name comes once a person. */
interface FavoriteRecipesTable {
  id: string;
  user_id: string;
  recipe_name: string;
  name_key: string;
  recipe_content: object;
  saved_at: number;
}

/** spec: 2, section 3. A recipe of the Extra Planner that somebody saved; the person makes its id. */
interface ExtraRecipePlansTable {
  user_id: string;
  owner_id: string;
  id: string;
  recipe_name: string;
  background_story: string;
  image_url: string;
  details_json: object;
  created_at: number;
}

/** spec: 2, section 3. Something that somebody ate; the person makes its id. */
interface FoodConsumptionTable {
  user_id: string;
  id: string;
  consumed_at: number;
  food_description: string;
  portion: string;
  calories: number;
  protein: number;
  carbs: number;
  fats: number;
  fiber: number;
  is_estimate: boolean;
  /** The day it counts for; null for entries from before days were written. */
  eaten_on: string | null;
  meal: DiaryMeal | null;
}

/** spec: 2, section 3. What somebody means to eat in a day; null where they set nothing. */
interface UserCalorieLimitsTable {
  user_id: string;
  daily_limit: number | null;
  protein: number | null;
  carbs: number | null;
  fats: number | null;
  fiber: number | null;
  updated_at: number;
}

/** spec: 2, section 3. One list a household; `state` is what is ours of it. */
interface ShoppingListTable {
  id: string;
  user_id: string;
  owner_id: string;
  items: readonly ShoppingItem[];
  items_with_recipes: readonly { readonly name: string; readonly recipeSource: string }[] | null;
  recipe_context: readonly { readonly recipeName: string; readonly content: string }[] | null;
  revision: number;
  /** `planId` instead of `planIds` where it was stored when lists followed one plan. */
  state: Omit<ShoppingList, "items" | "revision" | "planIds"> & {
    readonly planName: string | null;
    readonly planIds?: readonly string[];
    readonly planId?: string | null;
  };
  updated_at: number;
}

/** Operations that were applied to a list, so that none is applied twice. */
interface ShoppingOperationsTable {
  user_id: string;
  owner_id: string;
  op_id: string;
  refused: "gone" | "full" | null;
  applied_at: number;
}

/** spec: 2, section 3. Something that somebody cooked; the person's device makes its id. */
interface CookingHistoryTable {
  id: string;
  user_id: string;
  recipe_name: string;
  recipe_steps: readonly (CookingStep & { readonly color: string })[];
  image_url: string | null;
  cooked_at: number;
  created_at: number;
  rating: Rating | null;
}

/** A kept file and whose it is; null once the person is gone and the file is to follow. */
interface StoredFilesTable {
  path: string;
  user_id: string | null;
  bucket: "cooking_images" | "meal-images";
  created_at: number;
  /** When it goes unless something was tied to it; null for what stays. */
  expires_at: number | null;
  /** Null for one that was kept before files were measured; the next sweep does it. */
  bytes: number | null;
}

/** One call to a language model. What was asked and answered is not kept. */
interface AiCallsTable {
  id: string;
  user_id: string | null;
  function: string;
  provider: string;
  model: string;
  /** In the model's tokens; null where the provider does not say. */
  input_size: number | null;
  output_size: number | null;
  cost_micro_usd: number | null;
  duration_ms: number;
  outcome: string;
  created_at: number;
}

/** A file of another app that is, or was, imported. The file itself lies with the process that is named as its runner. */
interface ImportJobsTable {
  id: string;
  user_id: string;
  file_name: string;
  state: "waiting" | "running" | "done" | "failed" | "cancelled";
  format: string | null;
  total: number;
  /** How many recipes of the file are done with, in its order: after a restart it goes on behind them. */
  done: number;
  added: number;
  skipped: number;
  failures: readonly { readonly name: string; readonly reason: string }[];
  failed: number;
  problem: string | null;
  runner: string;
  /** Until then the runner is believed to be alive. */
  leased_until: number;
  started_at: number | null;
  created_at: number;
}

/** How many bytes a person stores, in all and by heading. The database counts by itself whenever rows come, change or go. */
interface StorageUsedTable {
  user_id: string;
  total: Generated<number>;
  plans: Generated<number>;
  favorites: Generated<number>;
  viewed: Generated<number>;
  cooked: Generated<number>;
  diary: Generated<number>;
  pictures: Generated<number>;
  other: Generated<number>;
}

/** At most one row, named "person": more than this nobody may store. The server writes it when it starts. */
interface StorageLimitTable {
  name: string;
  bytes: number;
}
