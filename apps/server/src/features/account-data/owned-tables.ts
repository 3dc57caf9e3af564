import type { Tables } from "../../db/tables.ts";

/** Why a column is not handed out: it would open something, or it only repeats other columns. */
type LeftOut = "secret" | "computed";

/** A table whose rows belong to people. */
export interface OwnedTable {
  readonly table: keyof Tables;
  /** The column with the person's id, or with that of their household. */
  readonly owner: "id" | "owner_id" | "user_id";
  /** A column of which each value has few rows of one person: by it they are read, some at a time. */
  readonly key: string;
  readonly leftOut: Readonly<Record<string, LeftOut>>;
}

/**
 * Every table with rows of people, for the download and for the deletion alike. A test compares it with the schema of both
 * databases, so that no new table is forgotten.
 */
export const ownedTables: readonly OwnedTable[] = [
  {
    table: "users",
    owner: "id",
    key: "id",
    leftOut: { password_hash: "secret", address_hash: "secret", network_hash: "secret" },
  },
  owned("user_preferences", "user_id"),
  owned("profiles", "user_id"),
  owned("subscriptions", "id", { approval_url: "secret", lease: "computed", lease_until: "computed" }),
  owned("payments", "id"),
  owned("billing_events", "event_id"),
  owned("user_feature_usage", "user_id"),
  owned("extra_planner_usage", "month"),
  owned("usage_reservations", "id", { guest_hashes: "secret" }),
  owned("device_uses", "use_id"),
  owned("cooking_history", "id"),
  owned("push_devices", "endpoint", {
    endpoint: "secret",
    p256dh: "secret",
    auth: "secret",
    lease: "computed",
  }),
  owned("stored_files", "path"),
  owned("ai_calls", "id"),
  owned("identities", "id"),
  owned("passkeys", "id"),
  owned("auth_factors", "id", { sealed_secret: "secret" }),
  owned("recovery_codes", "code_hash", { code_hash: "secret" }),
  owned("auth_challenges", "id", { data: "secret" }),
  owned("auth_sessions", "id", { cookie_hash: "secret" }),
  owned("refresh_tokens", "token_hash", { token_hash: "secret" }),
  owned("one_time_tokens", "token_hash", { token_hash: "secret", code_hash: "secret" }),
  shared("meal_plans", "id"),
  shared("plan_meals", "plan_id"),
  shared("plan_dates", "date"),
  shared("dish_swaps", "plan_id"),
  owned("planner_preferences", "user_id"),
  owned("calendar_feeds", "user_id", { token_hash: "secret" }),
  owned("recipe_history", "id", { name_key: "computed" }),
  owned("favorite_recipes", "id", { name_key: "computed" }),
  shared("extra_recipe_plans", "id"),
  owned("food_consumption", "id"),
  owned("user_calorie_limits", "user_id"),
  shared("shopping_list", "owner_id"),
  shared("shopping_operations", "op_id"),
  owned("import_jobs", "id"),
  owned("storage_used", "user_id"),
  shared("search_documents", "id", { title_words: "computed", body_words: "computed", words: "computed" }),
];

function owned(table: keyof Tables, key: string, leftOut: OwnedTable["leftOut"] = {}): OwnedTable {
  return { table, owner: "user_id", key, leftOut };
}

function shared(table: keyof Tables, key: string, leftOut: OwnedTable["leftOut"] = {}): OwnedTable {
  return { table, owner: "owner_id", key, leftOut };
}
