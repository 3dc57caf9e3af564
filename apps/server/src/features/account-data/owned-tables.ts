import type { Tables } from "../../db/tables.ts";

/** Why a column is not handed out: it would open something, or it only repeats other columns. */
export type LeftOut = "secret" | "computed";

/** A table whose rows belong to people. */
export interface OwnedTable {
  readonly table: keyof Tables;
  /** The column with the person's id. */
  readonly owner: string;
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
    leftOut: { password_hash: "secret", address_hash: "secret", network_hash: "secret" },
  },
  owned("user_preferences"),
  owned("profiles"),
  owned("subscriptions"),
  owned("user_feature_usage"),
  owned("extra_planner_usage"),
  owned("usage_reservations", { guest_hashes: "secret" }),
  owned("device_uses"),
  owned("cooking_history"),
  owned("stored_files"),
  owned("ai_calls"),
  owned("identities"),
  owned("passkeys"),
  owned("auth_factors", { sealed_secret: "secret" }),
  owned("recovery_codes", { code_hash: "secret" }),
  owned("auth_challenges", { data: "secret" }),
  owned("auth_sessions", { cookie_hash: "secret" }),
  owned("refresh_tokens", { token_hash: "secret" }),
  owned("one_time_tokens", { token_hash: "secret", code_hash: "secret" }),
  owned("meal_plans"),
  owned("plan_meals"),
  owned("plan_dates"),
  owned("planner_preferences"),
  owned("calendar_feeds", { token_hash: "secret" }),
  owned("recipe_history", { name_key: "computed" }),
  owned("favorite_recipes", { name_key: "computed" }),
  owned("food_consumption"),
  owned("shopping_list"),
  owned("shopping_operations"),
  owned("import_jobs"),
  owned("storage_used"),
  {
    table: "search_documents",
    owner: "owner_id",
    leftOut: { title_words: "computed", body_words: "computed", words: "computed" },
  },
];

function owned(table: keyof Tables, leftOut: OwnedTable["leftOut"] = {}): OwnedTable {
  return { table, owner: "user_id", leftOut };
}
