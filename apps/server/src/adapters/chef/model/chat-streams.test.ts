import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Answer, Received } from "@meal/testkit/stand-ins/answers";
import { expect, it } from "vitest";
import { callBy, NOBODY, openChef, providerNames, type OpenedChef } from "../testing/kitchens.ts";

const MANY = 60;
/** Conversations that are held take more than twice as much. */
const MOST_GROWN_MB = 1;
const ROUNDS = 4;
/** The runner of the tests has a timer or two of its own. */
const MOST_TIMERS = 3;
const WAIT_MS = 15_000;
const settings = { AI_PARALLEL: String(MANY), AI_PARALLEL_PER_PERSON: "1" };

/** Who says that they leave gets no further than the first sentences. */
const answer = ({ body }: Received): Answer =>
  JSON.stringify(body).includes("I leave")
    ? { kind: "stall", text: "Leeks are good. And then " }
    : { kind: "text", text: "Leeks are good. And so are soups." };

/** What keeps the process alive: connections, servers, files. */
const handles = (): string =>
  process
    .getActiveResourcesInfo()
    .filter((kind) => kind !== "Timeout")
    .toSorted()
    .join(" ");
const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;

/** Each by a person of their own; they hear the first words, and then those who leave leave. */
async function converse({ chef }: OpenedChef, index: number, isLeaving: boolean): Promise<string> {
  const leaving = new AbortController();
  const content = isLeaving ? "I leave" : "I stay";
  const call = callBy(`person ${index}`, leaving.signal);
  const made = await chef.chat({ turns: [{ role: "user", content }], context: NOBODY }, call);
  let said = "";
  try {
    for await (const words of made.answer) {
      said += words;
      if (isLeaving) leaving.abort(new Error("left"));
    }
  } catch (thrown) {
    return thrown instanceof Error ? `${said}${thrown.message}` : "no error";
  }
  return said;
}

/** All at once, each of them as it should be; only the connections of those who stayed are kept for the next question. */
async function converseAll(opened: OpenedChef): Promise<void> {
  const recorded = opened.records.length;
  const all = Array.from({ length: MANY }, (_, index) => converse(opened, index, index % 2 === 0));
  const said = await Promise.all(all);
  expect(new Set(said)).toEqual(new Set(["Leeks are good. left", "Leeks are good. And so are soups."]));
  const outcomes = opened.records.slice(recorded).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === "ok")).toHaveLength(MANY / 2);
  expect(outcomes.filter((outcome) => outcome === "aborted")).toHaveLength(MANY / 2);
  await expect.poll(() => opened.server.openSockets(), { timeout: WAIT_MS }).toBeLessThanOrEqual(MANY / 2);
  opened.server.forget();
}

/** What is still held once everything has been given back that takes a turn or two. */
async function heapMb(): Promise<number> {
  setFlagsFromString("--expose-gc");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The flag above put it there.
  const collect = runInNewContext("gc") as () => void;
  for (let turn = 0; turn < 4; turn += 1) {
    await setImmediate();
    collect();
  }
  return process.memoryUsage().heapUsed / 1_000_000;
}

/** Waits turn by turn, because a timer of the waiting itself would be counted. */
async function comesBackTo(start: string): Promise<void> {
  const until = performance.now() + WAIT_MS;
  while ((handles() !== start || timers() > MOST_TIMERS) && performance.now() < until) await setImmediate();
  expect(handles()).toBe(start);
  expect(timers()).toBeLessThanOrEqual(MOST_TIMERS);
}

it.each(providerNames)(
  "sixty conversations with a %s model, half of them left, leave nothing behind",
  { timeout: 180_000 },
  async (provider) => {
    const start = handles();
    const opened = await openChef(provider, settings);
    opened.server.always(answer);
    await converseAll(opened);
    const heaps = [await heapMb()];
    for (let round = 0; round < ROUNDS; round += 1) {
      await converseAll(opened);
      heaps.push(await heapMb());
    }
    // Code becomes warm in one round or another, and is there once; what leaks leaks in every round.
    const grown = heaps.slice(1).map((heap, round) => heap - (heaps[round] ?? 0));
    expect(Math.min(...grown)).toBeLessThan(MOST_GROWN_MB);
    await opened.server.stop();
    await comesBackTo(start);
  },
);

it("places of those who left are free again, every one", async () => {
  const opened = await openChef("gemini", settings);
  opened.server.always({ kind: "stall" });
  for (let round = 1; round <= 2; round += 1) {
    const leaving = new AbortController();
    const asking = Array.from({ length: MANY }, (_, index) =>
      opened.chef.categoriseRecipe("Leek soup", callBy(`person ${index}`, leaving.signal)),
    );
    const ended = Promise.allSettled(asking);
    await expect.poll(() => opened.server.requests.length, { timeout: WAIT_MS }).toBe(MANY * round);
    leaving.abort(new Error("left"));
    expect((await ended).every(({ status }) => status === "rejected")).toBe(true);
    await expect.poll(() => opened.server.openSockets(), { timeout: WAIT_MS }).toBe(0);
  }
});
