import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Answer, Received } from "@meal/testkit/stand-ins/answers";
import { expect, it } from "vitest";
import { callBy, NOBODY, openChef, type OpenedChef } from "../testing/kitchens.ts";

const MANY = 200;
const settings = { AI_PARALLEL: String(MANY), AI_PARALLEL_PER_PERSON: "1" };

/** Who says that they leave gets no further than the first sentences. */
const answer = ({ body }: Received): Answer =>
  JSON.stringify(body).includes("I leave")
    ? { kind: "stall", text: "Leeks are good. And then " }
    : { kind: "text", text: "Leeks are good. And so are soups." };

const handles = (type: string): number =>
  process.getActiveResourcesInfo().filter((resource) => resource === type).length;

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

const heapMb = (): number => {
  setFlagsFromString("--expose-gc");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The flag above put it there.
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed / 1_000_000;
};

it("two hundred conversations, half of them left, leave nothing behind", { timeout: 60_000 }, async () => {
  const opened = await openChef("gemini", settings);
  opened.server.always(answer);
  await converse(opened, 0, false);
  const before = { heap: heapMb(), timers: handles("Timeout") };
  const all = Array.from({ length: MANY }, (_, index) => converse(opened, index, index % 2 === 0));
  const said = await Promise.all(all);
  expect(new Set(said)).toEqual(new Set(["Leeks are good. left", "Leeks are good. And so are soups."]));
  const outcomes = opened.records.slice(1).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === "ok")).toHaveLength(MANY / 2);
  expect(outcomes.filter((outcome) => outcome === "aborted")).toHaveLength(MANY / 2);
  // The connections of those who left are closed; the others are kept for the next question.
  await expect.poll(() => opened.server.openSockets(), { timeout: 15_000 }).toBeLessThanOrEqual(MANY / 2 + 1);
  await expect.poll(() => handles("Timeout"), { timeout: 15_000 }).toBeLessThanOrEqual(before.timers + 3);
  const grown = heapMb() - before.heap;
  process.stdout.write(`The heap changed by ${grown.toFixed(1)} MB over ${MANY} conversations.\n`);
  expect(grown).toBeLessThan(50);
});

it("places of those who left are free again, every one", async () => {
  const opened = await openChef("gemini", settings);
  opened.server.always({ kind: "stall" });
  for (let round = 1; round <= 2; round += 1) {
    const leaving = new AbortController();
    const asking = Array.from({ length: MANY }, (_, index) =>
      opened.chef.categoriseRecipe("Leek soup", callBy(`person ${index}`, leaving.signal)),
    );
    const ended = Promise.allSettled(asking);
    await expect.poll(() => opened.server.requests.length, { timeout: 15_000 }).toBe(MANY * round);
    leaving.abort(new Error("left"));
    expect((await ended).every(({ status }) => status === "rejected")).toBe(true);
    await expect.poll(() => opened.server.openSockets(), { timeout: 15_000 }).toBe(0);
  }
});
