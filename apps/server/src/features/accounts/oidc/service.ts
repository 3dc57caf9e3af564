import { createHash } from "node:crypto";
import { ACCOUNT_MADE } from "@meal/domain/accounts/account-made";
import { AppError } from "../../../app-error.ts";
import { hashToken, randomToken } from "../../../security/tokens.ts";
import { addChallenge, addMark, takeChallenge, type Challenge } from "../challenges-repository.ts";
import { finishConnecting } from "./connect.ts";
import { codeTarget, goTo, landing } from "./flow.ts";
import { personOf } from "./person.ts";
import { beginFlow, orAppError, orProblemPage, providerOf, readClaims, takeFlow } from "./steps.ts";
import type { AccountsParts, Caller } from "../parts.ts";
import { readPerson, type Person } from "../people/people-repository.ts";
import { countAnonymousTry, rateRules } from "../rate-rules.ts";
import { signIn, type SessionAnswer } from "../sessions/sessions.ts";

const CODE_LIFETIME_MS = 5 * 60_000;
const ID_TOKEN_MEMORY_MS = 24 * 3_600_000;
const LOGIN = "/login";

/** The query of the way to the provider; anybody can type one. */
export interface AuthorizeQuery {
  readonly provider?: string | undefined;
  readonly redirect_to?: string | undefined;
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}

/** Sends the browser to the provider. */
export async function beginProviderSignIn(
  parts: AccountsParts,
  query: AuthorizeQuery,
  caller: Caller,
): Promise<Response> {
  const { provider: name, redirect_to: redirectTo = "", code_challenge: codeChallenge = "" } = query;
  return orProblemPage(parts, LOGIN, async () => {
    await countAnonymousTry(parts, rateRules.provider, caller);
    const provider = providerOf(parts, name);
    if (codeChallenge !== "") refuseWeakCode(parts, query);
    const url = await beginFlow(parts, provider, { owner: null, redirectTo, codeChallenge }, caller);
    return goTo(url.href);
  });
}

/** The browser is back: to sign in, or to connect an account to the person who is signed in already. */
export async function finishProviderFlow(parts: AccountsParts, caller: Caller): Promise<Response> {
  const url = new URL(caller.request.url);
  return orProblemPage(parts, LOGIN, async () => {
    await countAnonymousTry(parts, rateRules.provider, caller);
    const flow = await takeFlow(parts, url, caller);
    return flow.user_id === null
      ? finishSigningIn(parts, flow, url, caller)
      : finishConnecting(parts, flow, url, caller);
  });
}

/** Signs the browser in by a cookie, or hands a code to the program that sent it. */
async function finishSigningIn(
  parts: AccountsParts,
  flow: Challenge,
  url: URL,
  caller: Caller,
): Promise<Response> {
  const { data } = flow;
  const provider = providerOf(parts, parts.provider?.name);
  const claims = await readClaims(parts, provider, flow, url);
  const { person, isNew } = await personOf(parts, provider.name, claims, caller);
  const target = codeTarget(parts.appUrl, data["redirect_to"]);
  if (data["code_challenge"] && target)
    return goTo(await withCode(parts, person, data["code_challenge"], target));
  await signIn(parts, { person, methods: ["oauth"], isBrowser: true }, caller);
  const page = landing(parts.appUrl, data["redirect_to"] === "" ? undefined : data["redirect_to"]);
  return goTo(isNew ? `${page}#${ACCOUNT_MADE}` : page);
}

/** Exchanges the code of a redirect for a session; only who began the way has its verifier. */
export async function pkceGrant(
  parts: AccountsParts,
  { auth_code, code_verifier }: { readonly auth_code: string; readonly code_verifier: string },
  caller: Caller,
): Promise<SessionAnswer> {
  await countAnonymousTry(parts, rateRules.provider, caller);
  const { db } = parts.database;
  const step = { id: hashToken(auth_code), purpose: "provider-code", owner: "whoever has its name" } as const;
  const code = await takeChallenge(db, step, parts.clock.now());
  const challenge = createHash("sha256").update(code_verifier).digest("base64url");
  if (!code || code.data["code_challenge"] !== challenge) throw new AppError("flow_state_not_found");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The owner of a code is a person.
  const person = await readPerson(db, code.user_id as Person["id"]);
  if (!person) throw new AppError("flow_state_not_found");
  return signIn(parts, { person, methods: ["oauth"] }, caller);
}

/** Signs in with the token that a provider gave to an app of ours. */
export async function idTokenGrant(
  parts: AccountsParts,
  given: { readonly provider: string; readonly id_token: string; readonly nonce?: string | undefined },
  caller: Caller,
): Promise<SessionAnswer> {
  await countAnonymousTry(parts, rateRules.provider, caller);
  const provider = providerOf(parts, given.provider);
  const claims = await orAppError(parts, () => provider.checkIdToken(given.id_token, given.nonce));
  const { person } = await personOf(parts, provider.name, claims, caller);
  // A token that was refused for another reason may come again.
  await useIdToken(parts, given.id_token);
  return signIn(parts, { person, methods: ["oauth"] }, caller);
}

/** A token signs in once. Its mark stays longer than any provider lets a token live. */
async function useIdToken({ database, clock }: AccountsParts, token: string): Promise<void> {
  const now = clock.now();
  const mark = { id: hashToken(token), user_id: null, purpose: "id-token" as const, data: {} };
  const isFirst = await addMark(database.db, { ...mark, expires_at: now + ID_TOKEN_MEMORY_MS }, now);
  if (!isFirst) throw new AppError("provider_sign_in_failed", { detail: "This token was used already." });
}

/** A code is only handed to where its redirect was meant to go, and only bound to a hash. */
function refuseWeakCode(parts: AccountsParts, { redirect_to, code_challenge_method }: AuthorizeQuery): void {
  if (code_challenge_method?.toLowerCase() === "s256" && codeTarget(parts.appUrl, redirect_to)) return;
  const detail = "Use the challenge method s256, and a redirect_to of this site or of your own machine.";
  throw new AppError("provider_sign_in_failed", { detail });
}

async function withCode(
  parts: AccountsParts,
  person: Person,
  code_challenge: string,
  target: URL,
): Promise<string> {
  const code = randomToken();
  const now = parts.clock.now();
  const waiting = { id: hashToken(code), user_id: person.id, purpose: "provider-code" as const };
  const expires_at = now + CODE_LIFETIME_MS;
  await addChallenge(parts.database.db, { ...waiting, data: { code_challenge }, expires_at }, now);
  target.searchParams.set("code", code);
  return target.href;
}
