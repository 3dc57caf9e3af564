import type { Answer } from "@meal/testkit/stand-ins/answers";
import { expect, it, describe } from "vitest";
import { AppError } from "../../../app-error.ts";
import { callBy, NOBODY, openChef, PHOTO, providerNames, type OpenedChef } from "../testing/kitchens.ts";

const text = (said: string): Answer => ({ kind: "text", text: said });
const soup = text('{"category":"soup"}');
const thinking = text(
  'Let me think: {a soup} is eaten with a spoon.\n<think>{"category":"main"}</think>\nSo:\n```json\n{"category": "soup",}\n```\nEnjoy!',
);

interface Fault {
  readonly name: string;
  readonly answers: readonly Answer[];
  /** What the person meets; "soup" is the right answer. */
  readonly outcome: string;
  /** How often the model was asked; for a stall that depends on how fast this machine is. */
  readonly requests?: number;
  readonly pauses?: readonly number[];
  readonly timeoutMs?: number;
}

/** The table of what models do wrong. The last answer is given for ever. */
const faults: readonly Fault[] = [
  { name: "429 for ever", answers: [status(429)], outcome: "model_busy", requests: 3, pauses: [500, 1000] },
  {
    name: "429 once, to wait two seconds",
    answers: [status(429, "2"), soup],
    outcome: "soup",
    requests: 2,
    pauses: [2000],
  },
  {
    name: "429, to wait longer than anyone would",
    answers: [status(429, "3600")],
    outcome: "model_busy",
    requests: 1,
    pauses: [],
  },
  { name: "500 for ever", answers: [status(500)], outcome: "model_unreachable", requests: 3 },
  { name: "500 once", answers: [status(500), soup], outcome: "soup", requests: 2, pauses: [500] },
  { name: "529, overloaded", answers: [status(529)], outcome: "model_busy", requests: 3 },
  {
    name: "a connection cut at once",
    answers: [{ kind: "cut", after: "nothing" }],
    outcome: "model_unreachable",
    requests: 3,
  },
  {
    name: "a connection cut in the middle",
    answers: [{ kind: "cut", after: "half" }],
    outcome: "model_unreachable",
    requests: 3,
  },
  { name: "a stall", answers: [{ kind: "stall" }], outcome: "model_timeout", timeoutMs: 200 },
  {
    name: "half an answer on the wire",
    answers: [{ kind: "broken" }],
    outcome: "model_answer_invalid",
    requests: 1,
  },
  {
    name: "truncated JSON twice",
    answers: [text('{"category":"so')],
    outcome: "model_answer_invalid",
    requests: 2,
  },
  { name: "truncated JSON once", answers: [text('{"category":"so'), soup], outcome: "soup", requests: 2 },
  {
    name: "the wrong schema twice",
    answers: [text('{"kind":1}')],
    outcome: "model_answer_invalid",
    requests: 2,
  },
  { name: "the wrong schema once", answers: [text('{"kind":1}'), soup], outcome: "soup", requests: 2 },
  { name: "reasoning in front, a fence and a comma", answers: [thinking], outcome: "soup", requests: 1 },
  { name: "nothing at all", answers: [text("")], outcome: "model_answer_invalid", requests: 2 },
  { name: "a refusal", answers: [{ kind: "refusal" }], outcome: "model_refused", requests: 1 },
  { name: "a wrong key", answers: [status(401)], outcome: "model_not_configured", requests: 1 },
  { name: "an unknown model", answers: [status(404)], outcome: "model_not_configured", requests: 1 },
];

/** Those of them that are no matter of form: before the first word, a conversation meets the same. */
const spokenFaults = faults.filter(({ name, outcome, answers }) => {
  const isOfForm = ["text", "broken"].includes(answers.at(-1)?.kind ?? "");
  return outcome !== "soup" && (!isOfForm || name === "nothing at all");
});

/** The same faults meet who looks at a photo, and those of the form that a recipe is written down in. */
const seenFaults: readonly Fault[] = [
  ...spokenFaults,
  { name: "no marks twice", answers: [text("A cake.")], outcome: "model_answer_invalid", requests: 2 },
  {
    name: "no end once",
    answers: [text("<recipe>\nLeek s"), text("<recipe>\nsoup\n</recipe>")],
    outcome: "soup",
    requests: 2,
  },
  {
    name: "thoughts in front, a fence and a greeting",
    answers: [text("<think><recipe>cake</recipe></think>\n```\n<recipe>\nsoup\n</recipe>\n```\nEnjoy!")],
    outcome: "soup",
    requests: 1,
  },
];

const settingsOf = ({ timeoutMs }: Fault) =>
  timeoutMs === undefined ? {} : { AI_TIMEOUT_MS: String(timeoutMs) };

function status(code: number, retryAfter?: string): Answer {
  return { kind: "status", status: code, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

/** For slow machines; what is waited for comes at once. */
const waiting = { timeout: 60_000 };

function play({ server }: OpenedChef, answers: readonly Answer[]): void {
  server.order(...answers);
  const last = answers.at(-1);
  if (last !== undefined) server.always(last);
}

const codeOf = async (asking: Promise<unknown>): Promise<string> => {
  try {
    return String(await asking);
  } catch (thrown) {
    return thrown instanceof AppError ? thrown.code : `no typed outcome: ${String(thrown)}`;
  }
};

describe.each(providerNames)("a %s model", (provider) => {
  it.each(faults)("that answers with $name is a typed outcome", async (fault) => {
    const opened = await openChef(provider, settingsOf(fault));
    play(opened, fault.answers);
    const asking = opened.chef.categoriseRecipe("Leek soup", callBy()).then(({ answer }) => answer);
    expect(await codeOf(asking)).toBe(fault.outcome);
    expect(opened.server.requests).toHaveLength(fault.requests ?? opened.server.requests.length);
    expect(opened.pauses).toEqual(fault.pauses ?? opened.pauses);
    expect(opened.records.at(-1)?.outcome).toBe(fault.outcome === "soup" ? "ok" : fault.outcome);
  });

  it.each(spokenFaults)("that has to speak and answers with $name is a typed outcome", async (fault) => {
    const opened = await openChef(provider, settingsOf(fault));
    play(opened, fault.answers);
    expect(await codeOf(talk(opened))).toBe(fault.outcome);
    expect(opened.records.at(-1)?.outcome).toBe(fault.outcome);
  });

  it.each(seenFaults)("that has to read a photo and answers with $name is a typed outcome", async (fault) => {
    const opened = await openChef(provider, settingsOf(fault));
    play(opened, fault.answers);
    const asking = opened.chef.transcribeRecipe({ photo: PHOTO }, callBy()).then(({ answer }) => answer);
    expect(await codeOf(asking)).toBe(fault.outcome);
    expect(opened.server.requests).toHaveLength(fault.requests ?? opened.server.requests.length);
    expect(opened.records.at(-1)).toMatchObject({
      function: "transcribeRecipe",
      outcome: fault.outcome === "soup" ? "ok" : fault.outcome,
    });
  });

  it("that breaks off while it speaks keeps the words and ends with a typed outcome", async () => {
    const opened = await openChef(provider);
    opened.server.always({ kind: "stall", text: "Leeks are good. Soups are " });
    const { said, words } = await talk(opened);
    const speaking = codeOf(words());
    await expect.poll(() => said, waiting).toEqual(["Leeks are good. "]);
    opened.server.cutAll();
    expect(await speaking).toBe("model_unreachable");
    expect(opened.server.requests).toHaveLength(1);
    expect(opened.records.map(({ outcome }) => outcome)).toEqual(["model_unreachable"]);
  });

  it("is left alone once the person leaves", async () => {
    const opened = await openChef(provider);
    opened.server.always({ kind: "stall" });
    const leaving = new AbortController();
    const asking = opened.chef.categoriseRecipe("Leek soup", callBy("a", leaving.signal));
    await expect.poll(() => opened.server.requests.length, waiting).toBe(1);
    leaving.abort(new Error("gone"));
    await expect(asking).rejects.toThrow("gone");
    await expect.poll(() => opened.server.openSockets(), waiting).toBe(0);
    expect(opened.records.map(({ outcome }) => outcome)).toEqual(["aborted"]);
  });

  it("is shown what was wrong with its answer", async () => {
    const opened = await openChef(provider);
    opened.server.order(text('{"category":"lunch"}'), soup);
    await opened.chef.categoriseRecipe("Leek soup", callBy());
    expect(JSON.stringify(opened.server.requests[1]?.body)).toMatch(/lunch.*cannot be used: category: /u);
  });

  it("is not asked when the day's share is used up", async () => {
    const opened = await openChef(provider);
    opened.spend();
    expect(await codeOf(opened.chef.categoriseRecipe("Leek soup", callBy()))).toBe("model_budget_spent");
    expect(opened.server.requests).toHaveLength(0);
  });

  it("that failed five times is spared for half a minute, and then tried again", async () => {
    const opened = await openChef(provider);
    opened.server.always(status(500));
    const ask = () =>
      codeOf(opened.chef.categoriseRecipe("Leek soup", callBy()).then(({ answer }) => answer));
    for (let failure = 0; failure < 5; failure += 1) await ask();
    const asked = opened.server.requests.length;
    expect(await ask()).toBe("model_unreachable");
    expect(opened.server.requests).toHaveLength(asked);
    opened.clock.advance(30_001);
    opened.server.always(soup);
    expect(await ask()).toBe("soup");
  });
});

it("a model that falls silent while it speaks ends with the time", async () => {
  // Long enough for the first words on the slowest machine.
  const opened = await openChef("gemini", { AI_TIMEOUT_MS: "4000" });
  opened.server.always({ kind: "stall", text: "Leeks are good. Soups are " });
  const { said, words } = await talk(opened);
  expect(await codeOf(words())).toBe("model_timeout");
  expect(said).toEqual(["Leeks are good. "]);
});

/** Talks, and keeps what was said until it ended or failed. */
async function talk({ chef }: OpenedChef) {
  const turns = [{ role: "user" as const, content: "Are leeks good?" }];
  const { answer } = await chef.chat({ turns, context: NOBODY }, callBy());
  const said: string[] = [];
  const words = async () => {
    for await (const piece of answer) said.push(piece);
    return said.join("");
  };
  return { said, words };
}
