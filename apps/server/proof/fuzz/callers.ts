import type { Endpoint } from "@meal/contract/endpoint";
import { Knowledge } from "@meal/testkit/inputs/knowledge";
import type { Author } from "@meal/testkit/inputs/author";
import type { Random } from "@meal/testkit/inputs/random";
import { z } from "zod";
import { serviceKey, type Target } from "./target.ts";

/** Who may send a request. */
export const callerKinds = [
  "free",
  "premium",
  "guest",
  "half",
  "expired",
  "revoked",
  "garbage",
  "operator",
] as const;
export type CallerKind = (typeof callerKinds)[number];

/** Somebody, or nobody, who sends requests. */
export interface Caller {
  readonly kind: CallerKind;
  readonly author: Author;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for who has no account. */
  readonly userId: string | undefined;
}

/** Whether an endpoint takes the operator's key and nobody's session. */
export function isForOperator({ errors }: Endpoint): boolean {
  return errors.includes("service_key_needed");
}

const signedUp = z.object({ user: z.object({ id: z.string() }), access_token: z.string().optional() });
const sessionOf: Readonly<Partial<Record<CallerKind, object>>> = {
  half: { needs_second_factor: true },
  expired: { expires_at: 1 },
};

/** Makes one. The mark stands in everything they write, and in nothing that anybody else does. */
export async function createCaller(target: Target, kind: CallerKind, random: Random): Promise<Caller> {
  const mark = `z${random.uuid().slice(-10)}q`;
  const author = {
    mark,
    email: `${random.uuid()}@example.org`,
    password: `secret ${random.uuid()}`,
    knowledge: new Knowledge(target.endpoints, mark),
  };
  const nobody = { kind, author, headers: {}, userId: undefined };
  if (kind === "guest") return nobody;
  if (kind === "operator") return { ...nobody, headers: { authorization: `Bearer ${serviceKey}` } };
  if (kind === "garbage") return { ...nobody, headers: garbage(random) };
  const caller = { ...nobody, ...(await signUp(target, author, random)) };
  await settle(target, caller);
  return caller;
}

/** One more login of somebody, which is then brought into the state of its kind. */
export async function signInAgain(target: Target, person: Caller): Promise<Caller> {
  const { email, password } = person.author;
  const answer = await fetch(`${target.url}/api/auth/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token = "" } = signedUp.parse(await answer.json());
  const caller = { ...person, headers: { authorization: `Bearer ${token}` } };
  await settle(target, caller);
  return caller;
}

async function signUp({ url }: Target, { mark, email, password }: Author, random: Random) {
  const isBrowser = random.chance(0.5);
  const mode: Record<string, string> = isBrowser ? { "x-session-mode": "cookie" } : {};
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json", ...mode },
    body: JSON.stringify({ email, password, data: { full_name: `${mark} Berg` } }),
  });
  const { user, access_token: token } = signedUp.parse(await answer.json());
  const cookie = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const proof: Record<string, string> = isBrowser
    ? { ...mode, cookie: cookie.join("; ") }
    : { authorization: `Bearer ${token}` };
  return { userId: user.id, headers: proof };
}

/** Brings an account or its session into the state of its kind. */
async function settle(target: Target, { kind, userId, headers, author }: Caller): Promise<void> {
  const { url } = target;
  const { db } = target.database;
  if (userId === undefined) return;
  author.knowledge.learn("", { user_id: userId });
  if (kind === "premium") {
    await makePremium(target, userId);
    await addApp(target, userId, headers);
  }
  if (kind === "revoked") await fetch(`${url}/api/auth/logout?scope=local`, { method: "POST", headers });
  const state = sessionOf[kind];
  if (!state) return;
  const latest = db.selectFrom("auth_sessions").select("id").where("user_id", "=", userId);
  const newest = latest.orderBy("created_at", "desc").orderBy("id").limit(1);
  await db.updateTable("auth_sessions").set(state).where("id", "in", newest).execute();
}

/** Whoever cancels, or of whom a provider knows nothing, is Premium no more. */
export async function makePremium({ database: { db } }: Target, userId: string): Promise<void> {
  const endless = { subscription_end_date: null, next_billing_date: null, premium_until: null };
  const premium = { user_id: userId, subscription_status: "active", ...endless };
  await db
    .insertInto("profiles")
    .values(premium)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(premium))
    .execute();
}

/** An authenticator app that has shown its first code, so that what comes after that is reached too. */
async function addApp(
  { url, database: { db } }: Target,
  userId: string,
  headers: Caller["headers"],
): Promise<void> {
  await fetch(`${url}/api/auth/factors`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ factor_type: "totp" }),
  });
  await db.updateTable("auth_factors").set({ status: "verified" }).where("user_id", "=", userId).execute();
}

/** What looks like a session and is none. */
function garbage(random: Random): Readonly<Record<string, string>> {
  const claims = base64url({ sub: random.uuid(), session_id: random.uuid(), aud: "authenticated", exp: 9e9 });
  return random.pick([
    { cookie: `session=${random.uuid()}` },
    { cookie: "session=; session=x" },
    { authorization: "Bearer x" },
    { authorization: `Bearer ${base64url({ alg: "none", typ: "JWT" })}.${claims}.` },
    { authorization: `Bearer ${base64url({ alg: "HS256", typ: "JWT" })}.${claims}.${random.uuid()}` },
    { authorization: `Bearer ${serviceKey}x` },
  ]);
}

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
