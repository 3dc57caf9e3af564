import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateMealPlan } from "@meal/contract/planner";
import { DIETS } from "@meal/domain/chef/vocabulary";
import { startServerProcess } from "@meal/testkit/server-process";

const rounds = 4;

/** How long somebody waits for a plan of seven days with three meals from the built-in chef, over HTTP, for every diet. */
export async function measurePlans(say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "meal-plans-"));
  const settings = { FREE_LIMITS: "meal_plan=unlimited", RATE_LIMIT_FACTOR: "1000" };
  const server = await startServerProcess({ DATA_DIR: folder, ...settings });
  const first = await planMs(server.url, { diet: "none", seed: 0 });
  const timesMs: number[] = [];
  for (let seed = 0; seed <= rounds; seed += 1)
    for (const diet of DIETS) {
      const ms = await planMs(server.url, { diet, seed });
      // The first plan of a diet works out what it may eat, and the second does not.
      if (seed > 0) timesMs.push(ms);
    }
  await server.stop();
  rmSync(folder, { recursive: true });
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
  say(
    `plan 7 × 3, built-in chef, over HTTP, ${DIETS.length} diets: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (bar p95 <= 200); the first after a start ${first.toFixed(0)} ms (bar <= 800)`,
  );
}

async function planMs(url: string, { diet, seed }: { readonly diet: string; readonly seed: number }) {
  const body = JSON.stringify({ days: 7, mealsPerDay: 3, calories: 2000, diet, seed });
  const startedAt = performance.now();
  const headers = { "content-type": "application/json" };
  const response = await fetch(new URL(generateMealPlan.path, url), { method: "POST", body, headers });
  const { days } = generateMealPlan.output.parse(await response.json());
  if (days.length !== 7) throw new Error(`No plan was made for ${diet}.`);
  return performance.now() - startedAt;
}
