import { randomUUID } from "node:crypto";
import { actorOf, type UserId } from "@meal/domain/accounts/actor";
import { calendarText } from "@meal/domain/planner/calendar-text";
import { eventsOfPlans } from "@meal/domain/planner/plan-events";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../app-error.ts";
import { rateRule, type RateLimiter } from "../../http/rate-limit.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Keys } from "../../security/keys.ts";
import { hashToken } from "../../security/tokens.ts";
import { findFeedId, findFeedPerson, removeFeed, replaceFeed } from "./calendar-repository.ts";
import { findPlansInUse, readDatesInUse } from "./service.ts";

const DAY_MS = 86_400_000;
/** What lies further back nobody looks up in a calendar. */
const DAYS_SHOWN_BACK = 90;
/** More plans than this nobody looks up either. */
const MOST_PLANS = 100;
const FETCHES = rateRule("calendar-feed", 60, 3_600_000);

/** What the calendar takes from outside. */
export interface CalendarParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly limiter: RateLimiter;
  readonly appUrl: string;
}

/** Gives the plans of a person's household an address that calendars can read and nobody can guess. */
export class CalendarFeeds {
  readonly #parts: CalendarParts;

  constructor(parts: CalendarParts) {
    this.#parts = parts;
  }

  async read(userId: UserId): Promise<{ readonly url: string | null }> {
    const feedId = await findFeedId(this.#parts.db, userId);
    return { url: feedId === undefined ? null : this.#urlOf(feedId) };
  }

  async create(userId: UserId): Promise<{ readonly url: string | null }> {
    const feedId = randomUUID();
    const feed = { feed_id: feedId, token_hash: hashToken(this.#tokenOf(feedId)) };
    await replaceFeed(this.#parts.db, userId, { ...feed, created_at: this.#parts.clock.now() });
    return { url: this.#urlOf(feedId) };
  }

  async revoke(userId: UserId): Promise<void> {
    await removeFeed(this.#parts.db, userId);
  }

  /** The calendar behind an address. */
  async fetch(file: string): Promise<string> {
    const { db, clock, limiter, appUrl } = this.#parts;
    const token = file.endsWith(".ics") ? file.slice(0, -".ics".length) : "";
    const person = await findFeedPerson(db, hashToken(token));
    if (person === undefined) throw new AppError("not_found");
    await limiter.count(FETCHES, person);
    const { ownerId } = actorOf(person);
    const since = new Date(clock.now() - DAYS_SHOWN_BACK * DAY_MS).toISOString().slice(0, 10);
    const inUse = await readDatesInUse(db, ownerId);
    const found = await findPlansInUse(db, ownerId, { inUse, from: since, limit: MOST_PLANS });
    const plans = found.map(({ id, content, datesInUse, updated_at, revision }) => {
      const shown = datesInUse.filter((date) => date >= since);
      return { id, content, datesInUse: shown, changedAt: Date.parse(updated_at), revision };
    });
    const urlOf = (mealId: string) => `${appUrl}/recipe/${encodeURIComponent(mealId)}`;
    return calendarText("AI Meal Planner", eventsOfPlans(plans, urlOf));
  }

  #urlOf(feedId: string): string {
    return `${this.#parts.appUrl}/api/calendar/${this.#tokenOf(feedId)}.ics`;
  }

  /** The token can be made again for its owner to see, but not by who only has the database. */
  #tokenOf(feedId: string): string {
    return this.#parts.keys.hash("calendar-feed", feedId);
  }
}
