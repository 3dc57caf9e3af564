import type { readPreferences, savePreferences } from "@meal/contract/profile";
import type { OutputOf, ParsedInputOf } from "@meal/contract/endpoint";
import type { UserId } from "@meal/domain/accounts/actor";
import { splitFullName } from "@meal/domain/accounts/names";
import { DIETS } from "@meal/domain/chef/vocabulary";
import { MEASURE_CHOICES, THEMES } from "@meal/domain/profile/choices";
import { readDietaryGoals } from "@meal/domain/profile/preferences";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Entitlements } from "../entitlements/service.ts";
import { findPreferences, upsertPreferences } from "./repository.ts";

/** What a person said about themselves and how they eat. */
export type Preferences = OutputOf<typeof readPreferences>;

type Change = ParsedInputOf<typeof savePreferences>["body"];

/** What the service needs from outside. */
export interface ProfileParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Keeps the zone, because months are counted in it. */
  readonly entitlements: Pick<Entitlements, "setTimeZone">;
}

/** Keeps what people say about themselves. */
export class Profile {
  readonly #parts: ProfileParts;

  constructor(parts: ProfileParts) {
    this.#parts = parts;
  }

  async read(userId: UserId): Promise<Preferences> {
    const row = await findPreferences(this.#parts.db, userId);
    // The account went while its last request was on the way.
    if (!row) throw new AppError("not_signed_in");
    const { full_name, first_name, last_name } = row;
    const names = splitFullName(full_name);
    const hasName = Boolean(first_name) || Boolean(last_name);
    return {
      first_name: hasName ? (first_name ?? "") : names.firstName,
      last_name: hasName ? (last_name ?? "") : names.lastName,
      gender: row.gender,
      age: row.age,
      dietary_preference: DIETS.find((diet) => diet === row.dietary_preference) ?? "none",
      allergies: row.allergies ?? "",
      dietary_goals: readDietaryGoals(row.dietary_goals),
      time_zone: row.time_zone ?? "UTC",
      theme: THEMES.find((theme) => theme === row.theme) ?? null,
      measures: MEASURE_CHOICES.find((measures) => measures === row.measures) ?? null,
      updated_at: row.updated_at === null || !hasSaid(row) ? null : new Date(row.updated_at).toISOString(),
    };
  }

  async save(userId: UserId, { time_zone, dietary_goals, gender, ...rest }: Change): Promise<Preferences> {
    const { db, clock, entitlements } = this.#parts;
    const change = {
      ...rest,
      ...(gender === undefined ? {} : { gender: gender === "" ? null : gender }),
      ...(dietary_goals === undefined ? {} : { dietary_goals: JSON.stringify(dietary_goals) }),
      updated_at: clock.now(),
    };
    await upsertPreferences(db, userId, change);
    if (time_zone !== undefined) await entitlements.setTimeZone(userId, time_zone);
    return this.read(userId);
  }
}

/** How pages look and what somebody measures with says nothing of how they eat. */
function hasSaid(row: NonNullable<Awaited<ReturnType<typeof findPreferences>>>): boolean {
  const { first_name, last_name, gender, age, dietary_preference, allergies, dietary_goals } = row;
  const said = [first_name, last_name, gender, age, dietary_preference, allergies, dietary_goals];
  return said.some((value) => value !== null);
}
