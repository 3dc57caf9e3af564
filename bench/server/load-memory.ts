import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { generateMealPlan } from "@meal/contract/planner";
import { openProbe, type Probe } from "./probe.ts";

const connections = 64;
const seconds = Number(process.env["SECONDS_OF_LOAD"] ?? 60);
const barMb = 300;
/** What a person asks on an evening, over and over. */
const asked = [
  "/",
  "/api/favorite-recipes?pageSize=20",
  "/api/saved-search?text=chick",
  "/api/recipes/favorite-0-77",
  "/api/pictures/dish.png?name=Lentil%20soup&foods=",
  "/api/shopping-list",
];

/** What the server holds in memory after many have asked for everything at once for a minute, plans among it. */
export async function measureLoadMemory(say: (line: string) => void): Promise<void> {
  const probe = await openProbe(1);
  const idle = residentMb(probe.pid);
  const end = performance.now() + seconds * 1000;
  let requests = 0;
  const stall = await probe.stallWhile(() =>
    Promise.all(
      Array.from({ length: connections }, async (_, number) => {
        while (performance.now() < end) {
          await round(probe, number);
          requests += asked.length + 1;
        }
      }),
    ),
  );
  const held = residentMb(probe.pid);
  await sleep(2000);
  say(
    `${connections} connections for ${seconds} s, ${requests.toLocaleString("en")} requests: ${residentMb(probe.pid).toFixed(0)} MB resident two seconds later (bar <= ${barMb}), ${held.toFixed(0)} MB at its end, ${idle.toFixed(0)} MB before; longest stall ${stall.toFixed(0)} ms`,
  );
  await probe.stop();
}

async function round(probe: Probe, number: number): Promise<void> {
  const headers = { cookie: probe.cookieOf(0), "content-type": "application/json" };
  for (const path of asked) await (await fetch(new URL(path, probe.url), { headers })).arrayBuffer();
  const body = JSON.stringify({ days: 7, mealsPerDay: 3, calories: 2000, diet: "none", seed: number });
  await (
    await fetch(new URL(generateMealPlan.path, probe.url), { method: "POST", headers, body })
  ).arrayBuffer();
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
