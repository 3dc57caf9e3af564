import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@meal/server/db/migrate";
import { migrations } from "@meal/server/db/migrations";
import { openSqlite } from "@meal/server/db/open-sqlite";
import begun from "@meal/server/process.json" with { type: "json" };
import { findFreePort } from "@meal/testkit/free-port";
import { z } from "zod";
import { personOf, seedPeople } from "./people.ts";
import { seedRecipes } from "./saved-recipes.ts";

const root = join(import.meta.dirname, "../..");
const told = z.object({ stallMs: z.number() });
const endless =
  "meal_plan=unlimited,chat=unlimited,food_analysis=unlimited,extra_planner=unlimited,ai_image=unlimited";

/** A server that says how long it stood still, with people who have as many recipes as somebody may keep. */
export interface Probe {
  readonly url: string;
  readonly pid: number;
  /** What the person of this number is known by. */
  cookieOf(person: number): string;
  /** The longest stall while this was done. */
  stallWhile(work: () => Promise<unknown>): Promise<number>;
  stop(): Promise<void>;
}

/** Seeds a database, and runs the product over it in a process of its own. */
export async function openProbe(people: number): Promise<Probe> {
  const folder = mkdtempSync(join(tmpdir(), "meal-probe-"));
  const database = await openSqlite(join(folder, "app.db"));
  await migrate(database, migrations);
  await seedPeople(database, people);
  for (let person = 0; person < people; person += 1) await seedRecipes(database, person);
  await database.close();
  const port = await findFreePort();
  const limits = { RATE_LIMIT_FACTOR: "100000", MAX_ACCOUNTS_PER_IP: "0", FREE_LIMITS: endless };
  const cache = { NODE_COMPILE_CACHE: join(root, ".cache/node") };
  const place = { PATH: process.env["PATH"], DATA_DIR: folder, PORT: String(port), ...cache };
  const child = fork(join(import.meta.dirname, "probed-server.ts"), {
    cwd: root,
    execArgv: begun.arguments,
    env: { ...begun.environment, ...place, ...limits, STORAGE_PER_PERSON_MB: "1000" },
  });
  await once(child, "message");
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    cookieOf: (person) => `session=${personOf(person)}`,
    async stallWhile(work) {
      await stallOf(child);
      await work();
      return stallOf(child);
    },
    async stop() {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}

async function stallOf(child: ChildProcess): Promise<number> {
  const answer = once(child, "message");
  child.send("stall");
  const [message] = await answer;
  return told.parse(message).stallMs;
}
