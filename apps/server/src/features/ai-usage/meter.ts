import { randomUUID } from "node:crypto";
import type { Db } from "../../db/database.ts";
import type { AiMeter } from "../../ports/chef.ts";
import type { Clock } from "../../ports/clock.ts";
import { countAllCalls, countCallsOf, saveCall } from "./repository.ts";

const DAY_MS = 86_400_000;

/** What the meter needs from outside. */
export interface MeterParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Calls a day, as UTC counts days; 0 for no limit. */
  readonly dailyCalls: number;
  readonly dailyCallsPerPerson: number;
}

/** Counts what goes to language models, and stops it when a day's share is used up. Guests share what everybody has together. */
export function databaseMeter({ db, clock, dailyCalls, dailyCallsPerPerson }: MeterParts): AiMeter {
  return {
    async mayCall(userId) {
      const today = clock.now() - (clock.now() % DAY_MS);
      if (dailyCalls > 0 && (await countAllCalls(db, today)) >= dailyCalls) return false;
      if (dailyCallsPerPerson === 0 || userId === null) return true;
      return (await countCallsOf(db, userId, today)) < dailyCallsPerPerson;
    },
    record: (call) => saveCall(db, call, { id: randomUUID(), now: clock.now() }),
  };
}
