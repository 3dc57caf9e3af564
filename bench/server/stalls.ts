import { setTimeout as sleep } from "node:timers/promises";
import type { Endpoint } from "@meal/contract/endpoint";
import { startImport } from "@meal/contract/import-export";
import { contractEndpoints, nameOf } from "@meal/testkit/contract-endpoints";
import { largestBody, textShapes } from "@meal/testkit/largest-input";
import { importFiles } from "./import-file.ts";
import { openProbe, type Probe } from "./probe.ts";

const barMs = 100;
const shown = 5;
/** What a request may carry where its endpoint does not say, and what fits into its first line. */
const usualBytes = 262_144;
const addressBytes = 2000;
const givenUpAfterMs = 60_000;

interface Stall {
  readonly what: string;
  readonly ms: number;
}

/** How long the server stands still, at most, for each endpoint and each job at its largest allowed input. */
export async function measureStalls(say: (line: string) => void): Promise<void> {
  const probe = await openProbe(2);
  const quiet = await probe.stallWhile(() => sleep(2000));
  const stalls: Stall[] = [];
  const endpoints = (await contractEndpoints()).filter(({ takesFile }) => takesFile !== true);
  for (const endpoint of endpoints.toSorted((a, b) => lastness(a) - lastness(b)))
    stalls.push({ what: nameOf(endpoint), ms: await stallOf(probe, endpoint) });
  for (const { kind, file } of importFiles) {
    const body = await file();
    stalls.push({ what: `import of ${kind}`, ms: await probe.stallWhile(() => imported(probe, body)) });
  }
  await probe.stop();
  const worst = stalls.toSorted((a, b) => b.ms - a.ms);
  const over = worst.filter(({ ms }) => ms > barMs);
  say(
    `longest stall over ${stalls.length} endpoints and jobs at their largest input: ${(worst[0]?.ms ?? Number.NaN).toFixed(0)} ms (bar <= ${barMs}); ${over.length} over it; ${quiet.toFixed(0)} ms with nothing to do`,
  );
  for (const { what, ms } of worst.slice(0, Math.max(shown, over.length)))
    say(`  ${ms.toFixed(0)} ms  ${what}`);
  if (over.length > 0) process.exitCode = 1;
}

/** What ends a session or an account comes when nothing else is left to ask. */
function lastness({ method, path }: Endpoint): number {
  if (method === "DELETE" && path === "/api/account") return 2;
  return method === "DELETE" || path.endsWith("/logout") ? 1 : 0;
}

async function stallOf(probe: Probe, endpoint: Endpoint): Promise<number> {
  const shapes = endpoint.input.body === undefined ? [textShapes["letters"]] : Object.values(textShapes);
  let longest = 0;
  for (const shape of shapes) {
    if (shape === undefined) continue;
    const request = requestOf(endpoint, shape);
    longest = Math.max(longest, await probe.stallWhile(() => ask(probe, endpoint, request)));
  }
  return longest;
}

type Shape = (typeof textShapes)[string];

function requestOf({ path, input, maxBodyBytes = usualBytes }: Endpoint, shape: Shape) {
  const params = new Map(entriesOf(input.params, shape));
  const address = path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent((params.get(name) ?? "x").slice(0, addressBytes)),
  );
  const query = new URLSearchParams(entriesOf(input.query, shape));
  const body = input.body && JSON.stringify(largestBody(input.body, shape, maxBodyBytes));
  return { address: query.size === 0 ? address : `${address}?${query.toString()}`, body };
}

function entriesOf(schema: Endpoint["input"]["query"], shape: Shape): [string, string][] {
  if (schema === undefined) return [];
  const values = largestBody(schema, { ...shape, mostCharacters: 500 }, addressBytes);
  return Object.entries(Object(values)).map(([name, value]) => [name, String(value)]);
}

async function ask(
  probe: Probe,
  { method }: Endpoint,
  { address, body }: ReturnType<typeof requestOf>,
): Promise<void> {
  const headers = { cookie: probe.cookieOf(0), "content-type": "application/json" };
  const left = AbortSignal.timeout(address.endsWith("shopping-list/events") ? 200 : givenUpAfterMs);
  const request = { method, headers, signal: left, redirect: "manual" as const };
  try {
    const answer = await fetch(
      new URL(address, probe.url),
      body === undefined ? request : { ...request, body },
    );
    for await (const _ of answer.body ?? []);
  } catch (error) {
    if (!left.aborted) throw error;
  }
}

async function imported(probe: Probe, body: Blob): Promise<void> {
  const headers = { cookie: probe.cookieOf(1) };
  const address = new URL("/api/imports?fileName=recipes", probe.url);
  const sent = await fetch(address, { method: "POST", headers, body });
  let job = startImport.output.parse(await sent.json());
  while (job.state === "waiting" || job.state === "running") {
    await sleep(250);
    const answer = await fetch(new URL(`/api/imports/${job.id}`, probe.url), { headers });
    job = startImport.output.parse(await answer.json());
  }
}
