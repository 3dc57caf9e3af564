import { createRandom } from "@meal/engine/random";
import type { Endpoint } from "@meal/contract/endpoint";
import { nameOf } from "@meal/testkit/contract-endpoints";
import { randomFrom, type Random } from "@meal/testkit/inputs/random";
import { callerKinds, createCaller, isForOperator, type Caller, type CallerKind } from "./callers.ts";
import { wrongsOf, type Answer } from "./check.ts";
import { curlLine, makeRequest, requestStyles, type FuzzRequest } from "./request.ts";
import { send } from "./send.ts";
import type { Target } from "./target.ts";

/** How long a run is, and what it follows from. */
export interface FuzzPlan {
  readonly seed: number;
  readonly requests: number;
  /** How many requests are on the way at once, each in a row of its own. */
  readonly rows: number;
}

/** What became of a run. */
export interface FuzzOutcome {
  readonly requests: number;
  readonly byStatus: ReadonlyMap<number, number>;
  /** How many endpoints answered with a success at least once. */
  readonly succeeded: ReadonlySet<string>;
  /** What is wrong, by what it is: how often, and the first request that shows it. */
  readonly wrongs: ReadonlyMap<string, Wrong>;
}

interface Wrong {
  readonly times: number;
  readonly example: string;
}

const styles = [...requestStyles, "valid", "valid", "near"] as const;
/** An account is left for a new one after so many requests, so that its limits and its storage are no end. */
const requestsOfAnAccount = 150;

/** Throws requests, made from the contract, at a product; the same seed makes the same rows of requests. */
export async function fuzz(target: Target, { seed, requests, rows }: FuzzPlan): Promise<FuzzOutcome> {
  const outcome = {
    requests: 0,
    byStatus: new Map<number, number>(),
    succeeded: new Set<string>(),
    wrongs: new Map<string, Wrong>(),
  };
  const marks = new Set<string>();
  const row = async (number: number) => {
    const random = randomFrom(createRandom(seed * 1000 + number));
    const length = Math.ceil(requests / rows);
    let callers: readonly Caller[] = [];
    for (let index = 0; index < length; index += 1) {
      if (index % requestsOfAnAccount === 0) callers = await newCallers(target, random, marks);
      const { request, caller } = nextRequest(target, callers, random);
      const place = `seed ${seed}, row ${number}, request ${index}`;
      const { answer, wrongs } = await ask(target, request, foreignTo(caller, marks));
      outcome.requests += 1;
      for (const wrong of wrongs) {
        const known = outcome.wrongs.get(wrong);
        const example = known?.example ?? `${place}: ${curlLine(request, target.url)}`;
        outcome.wrongs.set(wrong, { times: (known?.times ?? 0) + 1, example });
      }
      if (answer) note(outcome, request, answer, caller);
      if (answer && isOver(caller, request, answer)) {
        const next = await createCaller(target, caller.kind, random);
        marks.add(next.author.mark);
        callers = callers.map((one) => (one === caller ? next : one));
      }
    }
  };
  await Promise.all(Array.from({ length: rows }, (_, number) => row(number)));
  return outcome;
}

/** Sends a request and says everything that is wrong with what became of it. */
export async function ask(
  { url }: Pick<Target, "url">,
  request: FuzzRequest,
  foreign: readonly string[],
): Promise<{ readonly answer: Answer | undefined; readonly wrongs: readonly string[] }> {
  try {
    const answer = await send(url, request);
    const wrongs = wrongsOf(request, answer, foreign);
    return { answer, wrongs: wrongs.map((wrong) => `${asked(request)} ${wrong}`) };
  } catch (error) {
    const why = error instanceof Error ? `${error.message} ${String(error.cause)}` : "";
    return { answer: undefined, wrongs: [`${asked(request)} is not answered: ${why}`] };
  }
}

function asked({ endpoint, method, path }: FuzzRequest): string {
  return endpoint ? nameOf(endpoint) : `${method} ${path.slice(0, 200)}`;
}

async function newCallers(target: Target, random: Random, marks: Set<string>): Promise<readonly Caller[]> {
  const callers: Caller[] = [];
  for (const kind of callerKinds) callers.push(await createCaller(target, kind, random));
  for (const { author } of callers) marks.add(author.mark);
  return callers;
}

function nextRequest({ endpoints }: Target, callers: readonly Caller[], random: Random) {
  const endpoint = random.pick(endpoints);
  const caller = random.pick(random.chance(0.6) ? likely(endpoint, callers) : callers);
  const knowing = random.chance(0.15) ? random.pick(callers) : caller;
  const request = makeRequest(endpoint, caller, { style: random.pick(styles), random, knowing });
  return { request, caller };
}

/** The callers for whom an endpoint is made. */
function likely(endpoint: Endpoint, callers: readonly Caller[]): readonly Caller[] {
  return callers.filter(({ kind }) => (isForOperator(endpoint) ? kind === "operator" : isPerson(kind)));
}

function isPerson(kind: CallerKind): boolean {
  return kind === "free" || kind === "premium";
}

/** Whether somebody who had a session has none any more, because they logged out or left for good. */
function isOver({ kind }: Caller, { endpoint }: FuzzRequest, { status }: Answer): boolean {
  return isPerson(kind) && endpoint?.access === "signed-in" && status === 401;
}

/** The operator alone may see what others wrote. */
function foreignTo({ kind, author }: Caller, marks: ReadonlySet<string>): readonly string[] {
  return kind === "operator" ? [] : [...marks].filter((mark) => mark !== author.mark);
}

function note(
  { byStatus, succeeded }: { byStatus: Map<number, number>; succeeded: Set<string> },
  { endpoint }: FuzzRequest,
  { status, text, headers }: Answer,
  { author }: Caller,
): void {
  byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  if (endpoint === undefined || status >= 400) return;
  succeeded.add(nameOf(endpoint));
  if (typeof endpoint.output !== "string" && headers.get("content-type") === "application/json")
    author.knowledge.learn(endpoint.path, JSON.parse(text));
}
