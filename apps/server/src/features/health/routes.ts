import { readHealth } from "@meal/contract/health";
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../http/app-error.ts";
import { route, type Route } from "../../http/route.ts";

/** Whether everything works. */
export function healthRoutes({ db, kind }: Pick<Database, "db" | "kind">, version: string): readonly Route[] {
  return [
    route(readHealth, async () => {
      try {
        await sql`select 1`.execute(db);
      } catch (cause) {
        throw new AppError("database_unreachable", { cause });
      }
      return { status: "ok", version, database: kind };
    }),
  ];
}
