import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@meal/server/db/migrate";
import { migrations } from "@meal/server/db/migrations";
import type { Tables } from "@meal/server/db/tables";
import { openSqlite } from "@meal/server/db/open-sqlite";
import { createTestApp, json } from "@meal/testkit/test-app";

const tries = 60;
const settings = { RATE_LIMIT_FACTOR: "1000000", MAX_ACCOUNTS_PER_IP: "0", SMTP_URL: "smtp://127.0.0.1:9" };
const known = "anna@example.org";
const unknown = "nora@example.org";

let signUps = 0;

/** Whoever signs up is known from then on, so each time it is somebody else. */
function fresh(email: string): string {
  return email === known ? known : `nora${signUps++}@example.org`;
}

type Ask = (email: string) => Promise<unknown>;

/** How long an address with an account and one without are answered: the times should not tell them apart. */
export async function measureSignInTimes(say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "meal-times-"));
  const database = await openSqlite<Tables>(join(folder, "app.db"));
  await migrate(database, migrations);
  const { app, accounts } = createTestApp(database, { settings });
  const post = async (path: string, body: object) => app.request(path, json("POST", body));
  await post("/api/auth/signup", { email: known, password: "123456" });
  await database.db.updateTable("users").set({ email_confirmed_at: 1 }).execute();
  const asks: Readonly<Record<string, Ask>> = {
    "wrong password": (email) => post("/api/auth/token?grant_type=password", { email, password: "wrong" }),
    "sign-up": (email) => post("/api/auth/signup", { email: fresh(email), password: "123456" }),
    recovery: (email) => post("/api/auth/recover", { email }),
  };
  for (const [name, ask] of Object.entries(asks)) {
    const [withAccount = [], without = []] = await interleave(ask, () => accounts.background.settle());
    say(
      `${name}: ${median(withAccount).toFixed(1)} ms for a known address, ${median(without).toFixed(1)} ms for an unknown one (medians of ${tries})`,
    );
  }
  await database.close();
  rmSync(folder, { recursive: true });
}

/** Which of the two goes first changes from pair to pair, so that neither always follows the other. */
async function interleave(ask: Ask, settle: () => Promise<void>): Promise<readonly number[][]> {
  const times: [number[], number[]] = [[], []];
  for (let index = 0; index < 2 * tries; index++) {
    const which = index % 4 === 0 || index % 4 === 3 ? 0 : 1;
    const startedAt = performance.now();
    await ask(which === 0 ? known : unknown);
    times[which].push(performance.now() - startedAt);
    await settle();
  }
  return times;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
