import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Endpoint } from "@meal/contract/endpoint";
import { nameOf } from "@meal/testkit/contract-endpoints";
import { randomChoices } from "@meal/testkit/inputs/random-choices";
import type { Random } from "@meal/testkit/inputs/random";
import { shapeOf } from "@meal/testkit/inputs/shape";
import { validInput } from "@meal/testkit/inputs/valid-input";
import { sql } from "kysely";
import type { Database } from "../../src/db/database.ts";
import { ownedTables } from "../../src/features/account-data/owned-tables.ts";
import { fillEmptyTables } from "../../src/features/account-data/testing/fill-tables.ts";
import {
  createCaller,
  isForOperator,
  makePremium,
  signInAgain,
  type Caller,
  type CallerKind,
} from "./callers.ts";
import { makeRequest, requestOf, type FuzzRequest } from "./request.ts";
import { ask } from "./run.ts";
import type { Target } from "./target.ts";

/** Endpoints whose address is the secret that opens them: whoever was handed it may come in. */
const openByAddress: Readonly<Record<string, string>> = {
  "GET /api/calendar/:file": "a calendar knows nothing but the address that its owner gave it",
  "GET /files/:bucket/:path": "a picture is shown to whoever was sent its address",
};
/** Tables in which others may change something of somebody. */
const openToOthers: Readonly<Record<string, string>> = {
  one_time_tokens: "anybody may ask that a mail be sent to an address",
  usage_reservations: "what was reserved and forgotten is given back by whoever comes next",
};
/** Whoever writes after an answer has written again by then. */
const quietMs = 1000;
const usualRounds = 3;
const mostRounds = 40;
const valuesOfASource = 2;
const inputsOfAnEndpoint = 2;
/** What is made up may be refused for what it says beside the name that is looked for. */
const attemptsToUse = 20;
/** What says that a thing is not there, or that the request was no way to ask for it. */
const notThere: ReadonlySet<number> = new Set([400, 401, 404, 405]);
const strangerKinds = ["free", "guest", "half", "garbage", "expired", "revoked"] as const;
const methodOrder = ["GET", "PATCH", "PUT", "POST", "DELETE"];

/** What came of calling every endpoint as somebody who has no right to what they name. */
export interface CrossAccountOutcome {
  readonly calls: number;
  readonly tried: ReadonlySet<string>;
  readonly wrongs: readonly string[];
  /** Endpoints for which no id of the victim is known that the victim themselves could use. */
  readonly unproved: readonly string[];
}

/** Lets strangers call every endpoint with all that a person's own answers name, and looks what they learn or change. */
export async function crossAccounts(target: Target, random: Random): Promise<CrossAccountOutcome> {
  const victim = await createCaller(target, "premium", random);
  // Whoever lives may change their password, and could not be signed in for once more afterwards.
  const strangers: Caller[] = [];
  for (const kind of strangerKinds) strangers.push(await makeStranger(target, kind, victim, random));
  await live(target, victim, random);
  const before = await quietRowsOf(target.database, victim);
  const tried = new Set<string>();
  const wrongs: string[] = [];
  let calls = 0;
  for (let stranger of strangers) {
    for (const endpoint of target.endpoints)
      for (const request of requestsFor(endpoint, stranger, victim, random)) {
        wrongs.push(...(await wrongsOfCall(target, request, endpoint, stranger, victim)));
        tried.add(nameOf(endpoint));
        calls += 1;
        if (await isOver(target, stranger))
          stranger = await makeStranger(target, stranger.kind, victim, random);
      }
  }
  const after = await rowsOf(target.database, victim);
  for (const [table, rows] of before)
    if (after.get(table) !== rows)
      wrongs.push(`strangers changed ${table}: ${rows} became ${after.get(table)}`);
  return { calls, tried, wrongs, unproved: await unproved(target, victim, random) };
}

/** Uses everything there is, until there is something of this person in every table and behind every address that reads. */
async function live(target: Target, person: Caller, random: Random): Promise<void> {
  const own = target.endpoints.filter(({ access, method }) => access === "signed-in" && method !== "DELETE");
  for (let round = 0; round < mostRounds; round += 1) {
    for (const endpoint of own) {
      // Among what they use is what ends a subscription, after which nothing of Premium can be made any more.
      await makePremium(target, person.userId ?? "");
      await learn(target, endpoint, person, random);
    }
    // Only other services and devices put something into some tables; what lies there is read in the next round.
    if (round === usualRounds - 1) {
      await fillEmptyTables(target.database, person.userId ?? "", person.author.mark);
      await payAsProvidersDo(target.database, person);
    }
    if (round >= usualRounds && (await hasAll(target, person, random))) return;
  }
}

/** Whether there is something of this person behind every address that reads, and a name for every other. */
async function hasAll(target: Target, person: Caller, random: Random): Promise<boolean> {
  for (const endpoint of target.endpoints.filter((it) => hasName(it) && !isForOperator(it))) {
    const isThere =
      endpoint.method === "GET"
        ? await canUse(target, endpoint, person, random)
        : paramsFrom(endpoint, person).length > 0;
    if (!isThere) return false;
  }
  return true;
}

/** What a provider writes is read again by its own words. */
async function payAsProvidersDo({ db }: Database, { userId = "" }: Caller): Promise<void> {
  await db
    .updateTable("payments")
    .set({ source: "paypal", status: "completed", currency: "USD" })
    .where("user_id", "=", userId)
    .execute();
}

async function learn(target: Target, endpoint: Endpoint, person: Caller, random: Random): Promise<void> {
  const request = makeRequest(endpoint, person, { style: "valid", random });
  const { answer } = await ask(target, request, []);
  if (answer === undefined || answer.status >= 400 || typeof endpoint.output === "string") return;
  person.author.knowledge.learn(endpoint.path, JSON.parse(answer.text));
}

/** Somebody who is not the victim, or what once was a session of theirs. They know the victim's address, and not the password. */
async function makeStranger(
  target: Target,
  kind: CallerKind,
  victim: Caller,
  random: Random,
): Promise<Caller> {
  const stranger = await createCaller(target, kind, random);
  const isFormer = kind === "expired" || kind === "revoked";
  const { headers } = isFormer ? await signInAgain(target, { ...victim, kind }) : stranger;
  return { ...stranger, headers, author: { ...stranger.author, email: victim.author.email } };
}

/** Whether somebody with a session ended it by what they asked for. */
async function isOver({ url }: Target, { kind, headers }: Caller): Promise<boolean> {
  if (kind !== "free" && kind !== "half") return false;
  const answer = await fetch(`${url}/api/auth/session`, { headers });
  return (await answer.text()).includes('"session":null');
}

/** Requests to an endpoint that name what is the victim's, every known name in its place in the path. */
function requestsFor(
  endpoint: Endpoint,
  caller: Caller,
  victim: Caller,
  random: Random,
): readonly FuzzRequest[] {
  const knowing = { ...caller.author, knowledge: victim.author.knowledge };
  const choices = randomChoices(random, knowing, endpoint.path);
  const named = paramsFrom(endpoint, victim);
  const inputs = Object.keys(endpoint.input).length === 0 ? 1 : inputsOfAnEndpoint;
  const paths = named.length > 0 ? named : Array.from({ length: inputs }, () => ({}));
  return paths.map((params) => {
    const input = validInput(endpoint, choices);
    const given = named.length > 0 ? { params: { ...Object(input.params), ...params } } : {};
    return requestOf(endpoint, { ...input, ...given }, caller);
  });
}

/** What the victim knows to put into the places of a path, two of each kind, beside each of the words that others may be. */
function paramsFrom({ path, input }: Endpoint, { author }: Caller): readonly object[] {
  const shape = input.params === undefined ? undefined : shapeOf(input.params);
  const fields = shape?.kind === "object" ? shape.fields : [];
  const words = fields.flatMap(({ name, shape: it }) =>
    it.kind === "values" ? [it.values.map((value) => ({ [name]: value }))] : [],
  );
  const names = fields
    .filter((field) => field.shape.kind === "text")
    .flatMap(({ name }) => author.knowledge.sources(path, name).map((values) => ({ name, values })))
    .flatMap(({ name, values }) => values.slice(-valuesOfASource).map((value) => ({ [name]: value })));
  return [names, ...words]
    .reduce<readonly object[]>(
      (all, some) => all.flatMap((one) => some.map((other) => Object.assign({}, one, other))),
      [{}],
    )
    .filter((params) => input.params?.safeParse(params).success);
}

async function wrongsOfCall(
  target: Target,
  request: FuzzRequest,
  endpoint: Endpoint,
  stranger: Caller,
  victim: Caller,
): Promise<readonly string[]> {
  const isOpen = openByAddress[nameOf(endpoint)] !== undefined;
  const { answer, wrongs } = await ask(target, request, isOpen ? [] : [victim.author.mark]);
  const expected = stranger.kind === "half" ? 403 : 401;
  const mustRefuse = endpoint.access === "signed-in" && stranger.kind !== "free";
  const refused = !mustRefuse || answer?.status === expected;
  const open = refused ? [] : [`${nameOf(endpoint)} answers ${answer?.status} instead of ${expected}`];
  return [...wrongs, ...open].map((wrong) => `${stranger.kind}: ${wrong}`);
}

/** What the victim began themselves may still be going on, and changes their rows. */
async function importsAreDone({ db }: Database, { userId = "" }: Caller): Promise<void> {
  const isUnderWay = () =>
    db
      .selectFrom("import_jobs")
      .select("id")
      .where("user_id", "=", userId)
      .where("state", "in", ["waiting", "running"])
      .executeTakeFirst();
  while ((await isUnderWay()) !== undefined) await sleep(20);
}

/** Every row of a person once nothing changes any of them: what they asked for themselves goes on after its answer. */
async function quietRowsOf(database: Database, person: Caller): Promise<ReadonlyMap<string, string>> {
  await importsAreDone(database, person);
  for (let seen = await rowsOf(database, person); ;) {
    await sleep(quietMs);
    const rows = await rowsOf(database, person);
    if (isDeepStrictEqual(rows, seen)) return rows;
    seen = rows;
  }
}

/** Every row of a person, as text, by table. */
async function rowsOf({ db }: Database, { userId }: Caller): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { table, owner } of ownedTables) {
    if (openToOthers[table] !== undefined) continue;
    const { rows } = await sql`select * from ${sql.table(table)} where ${sql.ref(owner)} = ${userId}`.execute(
      db,
    );
    found.set(
      table,
      rows
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join("\n"),
    );
  }
  return found;
}

/** The places of paths for which strangers had no name that is one: the victim themselves cannot use any either. */
async function unproved(target: Target, victim: Caller, random: Random): Promise<readonly string[]> {
  const operator = { ...(await createCaller(target, "operator", random)), author: victim.author };
  const missing: string[] = [];
  const withNames = target.endpoints.filter(hasName);
  for (const endpoint of withNames.toSorted((a, b) => rank(a) - rank(b))) {
    const caller = isForOperator(endpoint) ? operator : victim;
    if (!(await canUse(target, endpoint, caller, random))) missing.push(nameOf(endpoint));
  }
  return missing;
}

function hasName({ input }: Endpoint): boolean {
  const shape = input.params === undefined ? undefined : shapeOf(input.params);
  return shape?.kind === "object" && shape.fields.some((field) => field.shape.kind === "text");
}

/** What takes something away comes late, and what takes everything away last. */
function rank(endpoint: Endpoint): number {
  return methodOrder.indexOf(endpoint.method) + (isForOperator(endpoint) ? methodOrder.length : 0);
}

async function canUse(target: Target, endpoint: Endpoint, caller: Caller, random: Random): Promise<boolean> {
  for (let attempt = 0; attempt < attemptsToUse; attempt += 1)
    for (const request of requestsFor(endpoint, caller, caller, random)) {
      const { answer } = await ask(target, request, []);
      if (answer !== undefined && !notThere.has(answer.status)) return true;
    }
  return false;
}
