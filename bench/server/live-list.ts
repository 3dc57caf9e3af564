import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@meal/testkit/postgres-server";
import { startServerProcess } from "@meal/testkit/server-process";

const changes = 100;

/** From a change of a shopping list through one server process until another, on the same PostgreSQL, has told of it. */
export async function measureLiveList(say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "meal-live-"));
  const postgres = await startPostgres({ isDurable: false });
  const settings = {
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "a secret of the bench, long enough to be one",
    RATE_LIMIT_FACTOR: "1000",
  };
  const here = await startServerProcess({ ...settings, DATA_DIR: join(folder, "here") });
  const there = await startServerProcess({ ...settings, DATA_DIR: join(folder, "there") });
  const headers = { "content-type": "application/json", "x-session-mode": "cookie" };
  const signedUp = await post(`${here.url}/api/auth/signup`, headers, {
    email: "anna@example.org",
    password: "a long walk home",
  });
  const cookie = signedUp.headers.getSetCookie().map((each) => each.split(";")[0]);
  const times = await measure(here.url, there.url, { ...headers, cookie: cookie.join("; ") });
  const sorted = times.toSorted((a, b) => a - b);
  say(
    `a change of a shopping list, told through another process on PostgreSQL, ${changes} times: median ${sorted[changes / 2]?.toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms (bar <= 2000)`,
  );
  await Promise.all([here.stop(), there.stop()]);
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

async function measure(here: string, there: string, headers: Record<string, string>): Promise<number[]> {
  const stream = await fetch(`${there}/api/shopping-list/events`, { headers });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  const hears = async (revision: number): Promise<void> => {
    while (!heard.includes(`{"revision":${revision}}\n`)) {
      const chunk = await reader?.read();
      if (chunk === undefined || chunk.done) throw new Error(`The events ended: ${heard}`);
      heard = heard.slice(-200) + chunk.value;
    }
  };
  await hears(0);
  const times: number[] = [];
  for (let revision = 1; revision <= changes; revision += 1) {
    const item = { id: randomUUID(), name: "Milk", quantity: "1", unit: "l", aisle: "dairy_eggs" };
    const operations = [{ opId: randomUUID(), operation: { kind: "add", item } }];
    const startedAt = performance.now();
    const told = hears(revision).then(() => performance.now() - startedAt);
    // oxlint-disable-next-line no-await-in-loop -- One change after the other.
    await post(`${here}/api/shopping-list/operations`, headers, { operations });
    // oxlint-disable-next-line no-await-in-loop -- One change after the other.
    times.push(await told);
  }
  await reader?.cancel();
  return times;
}

async function post(url: string, headers: Record<string, string>, body: object): Promise<Response> {
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer;
}
