import { readHealth } from "@meal/contract/health";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../app-error.ts";
import { toAppError } from "../../http/problem.ts";
import { rateRule, type RateLimiter } from "../../http/rate-limit.ts";
import { route, type Route } from "../../http/route.ts";
import type { Clock } from "../../ports/clock.ts";
import { askForNothing } from "./repository.ts";

interface HealthParts extends Pick<Database, "db" | "kind"> {
  readonly limiter: Pick<RateLimiter, "count">;
  readonly clock: Clock;
}

/** A small write as every log-in makes one. It is never refused. */
const SMALL_WRITE = rateRule("health", Number.POSITIVE_INFINITY, 60_000);
/** Whoever asks more often is told what the last write came to. */
const writtenEveryMs = 5000;

/** Whether everything works: a server whose disk is full still reads, and nobody can log in. */
export function healthRoutes(parts: HealthParts, version: string): readonly Route[] {
  const { db, kind } = parts;
  const write = smallWrites(parts);
  return [
    route(readHealth, async () => {
      try {
        await askForNothing(db);
        await write();
      } catch (cause) {
        const error = toAppError(cause);
        throw error.code === "storage_full" ? error : new AppError("database_unreachable", { cause });
      }
      return { status: "ok", version, database: kind };
    }),
  ];
}

function smallWrites({ limiter, clock }: HealthParts): () => Promise<void> {
  let last: { readonly at: number; readonly outcome: Promise<void> } | undefined;
  return () => {
    const now = clock.now();
    if (last === undefined || Math.abs(now - last.at) >= writtenEveryMs)
      last = { at: now, outcome: limiter.count(SMALL_WRITE, "server") };
    return last.outcome;
  };
}
