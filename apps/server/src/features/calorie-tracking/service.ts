import type {
  addConsumption as addEndpoint,
  listConsumption as listEndpoint,
  readCalorieLimit as limitEndpoint,
  setCalorieLimit as setEndpoint,
  updateConsumption as updateEndpoint,
} from "@meal/contract/calorie-tracking";
import type { OutputOf, ParsedInputOf } from "@meal/contract/endpoint";
import type { UserId } from "@meal/domain/accounts/actor";
import { dayOfEntry } from "@meal/domain/calorie-tracking/diary";
import { csvHead, csvLine } from "@meal/domain/calorie-tracking/diary-csv";
import { localDayOf } from "@meal/domain/dates/format-date";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Entitlements } from "../entitlements/service.ts";
import type { Profile } from "../profile/service.ts";
import {
  addConsumption,
  changeConsumption,
  findCalorieLimit,
  findConsumption,
  listConsumption,
  listConsumptionOfDays,
  readAllConsumption,
  removeConsumption,
  saveCalorieLimit,
  type ConsumptionRow,
} from "./repository.ts";

type Eaten = ParsedInputOf<typeof addEndpoint>["body"];
type Correction = ParsedInputOf<typeof updateEndpoint>["body"];
type Consumption = OutputOf<typeof addEndpoint>;
type Wanted = ParsedInputOf<typeof listEndpoint>["query"];
type CalorieLimit = OutputOf<typeof limitEndpoint>;

/** What the diary needs from outside. */
export interface FoodDiaryDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly profile: Pick<Profile, "read">;
  readonly entitlements: Pick<Entitlements, "canUse">;
}

const DAY_MS = 86_400_000;
/** Where each day begins first. */
const FIRST_ZONE = "Pacific/Kiritimati";

/** Keeps what people ate. Writing and limits belong to the plan; what is stored can always be read, deleted and taken along. */
export class FoodDiary {
  readonly #needs: FoodDiaryDependencies;

  constructor(needs: FoodDiaryDependencies) {
    this.#needs = needs;
  }

  /** Notes something under the id that the caller made; the same id again is the same note, whose answer got lost. */
  async add(userId: UserId, { consumed_at, eaten_on, calories, ...rest }: Eaten): Promise<Consumption> {
    const { db, clock } = this.#needs;
    await this.#needsPlan(userId);
    const instant = consumed_at === undefined ? clock.now() : Date.parse(consumed_at);
    const day = eaten_on ?? localDayOf(instant, await this.#zoneOf(userId));
    this.#isNotAhead(day);
    // spec: 2, section 3, calories are a whole number.
    const eaten = { ...rest, calories: Math.round(calories), consumed_at: instant, eaten_on: day };
    await addConsumption(db, userId, eaten);
    return this.#find(userId, eaten.id);
  }

  async change(userId: UserId, id: string, { consumed_at, calories, ...rest }: Correction) {
    await this.#needsPlan(userId);
    if (rest.eaten_on !== undefined) this.#isNotAhead(rest.eaten_on);
    const change = {
      ...rest,
      ...(calories === undefined ? {} : { calories: Math.round(calories) }),
      ...(consumed_at === undefined ? {} : { consumed_at: Date.parse(consumed_at) }),
    };
    // A change of nothing is no statement, and finds the entry all the same.
    if (Object.keys(change).length > 0) await changeConsumption(this.#needs.db, userId, id, change);
    return this.#find(userId, id);
  }

  async list(
    userId: UserId,
    { from, to, from_day, to_day, limit }: Wanted,
  ): Promise<OutputOf<typeof listEndpoint>> {
    const { db } = this.#needs;
    const span = { from: instantOf(from), to: instantOf(to) };
    if (from_day === undefined && to_day === undefined)
      return { items: (await listConsumption(db, userId, span, limit)).map(consumptionOf) };
    const first = from_day ?? null;
    const last = to_day ?? null;
    // Anywhere on Earth a day lies within a day of the same one in UTC.
    const undated = {
      from: first === null ? null : Date.parse(first) - DAY_MS,
      to: last === null ? null : Date.parse(last) + 2 * DAY_MS,
    };
    const zone = await this.#zoneOf(userId);
    const rows = await listConsumptionOfDays(db, userId, { first, last, undated }, limit);
    const items = rows.map(consumptionOf).filter((entry) => {
      const day = dayOfEntry(entry, zone);
      return (first === null || day >= first) && (last === null || day <= last);
    });
    return { items };
  }

  async remove(userId: UserId, id: string): Promise<void> {
    if (!(await removeConsumption(this.#needs.db, userId, id))) throw new AppError("not_found");
  }

  /** The lines of a CSV file with everything. */
  async *csv(userId: UserId): AsyncGenerator<string> {
    const zone = await this.#zoneOf(userId);
    yield csvHead;
    for await (const row of readAllConsumption(this.#needs.db, userId))
      yield csvLine(consumptionOf(row), zone);
  }

  async readLimit(userId: UserId): Promise<CalorieLimit> {
    const row = await findCalorieLimit(this.#needs.db, userId);
    const { daily_limit = null, protein = null, carbs = null, fats = null, fiber = null } = row ?? {};
    return { daily_limit, protein, carbs, fats, fiber };
  }

  async setLimit(userId: UserId, { dailyLimit, ...targets }: ParsedInputOf<typeof setEndpoint>["body"]) {
    const { db, clock } = this.#needs;
    await this.#needsPlan(userId);
    await saveCalorieLimit(db, userId, { daily_limit: dailyLimit, ...targets, updated_at: clock.now() });
    return this.readLimit(userId);
  }

  async #needsPlan(userId: UserId): Promise<void> {
    if (await this.#needs.entitlements.canUse(userId, "calorie_tracking")) return;
    throw new AppError("limit_reached", { detail: "Logging what you eat is part of Premium." });
  }

  /** Nobody has eaten on a day that has not begun anywhere. */
  #isNotAhead(day: string): void {
    if (day <= localDayOf(this.#needs.clock.now(), FIRST_ZONE)) return;
    throw new AppError("invalid_input", {
      fields: [{ path: "body.eaten_on", message: "You can't log food for a day that hasn't started" }],
    });
  }

  async #zoneOf(userId: UserId): Promise<string> {
    return (await this.#needs.profile.read(userId)).time_zone;
  }

  async #find(userId: UserId, id: string): Promise<Consumption> {
    const row = await findConsumption(this.#needs.db, userId, id);
    if (!row) throw new AppError("not_found");
    return consumptionOf(row);
  }
}

function instantOf(text: string | undefined): number | null {
  return text === undefined ? null : Date.parse(text);
}

function consumptionOf({ consumed_at, ...row }: ConsumptionRow): Consumption {
  return { ...row, consumed_at: new Date(consumed_at).toISOString() };
}
