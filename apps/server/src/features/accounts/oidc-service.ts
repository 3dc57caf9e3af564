import { createHash } from "node:crypto";
import { errors, type ErrorCode } from "@meal/contract/errors";
import { AppError } from "../../http/app-error.ts";
import { ProviderFault, type IdentityProvider } from "../../ports/identity-provider.ts";
import { hashToken, randomToken } from "../../security/tokens.ts";
import { addChallenge, takeChallenge, type Challenge } from "./challenges-repository.ts";
import { codeTarget, flowCookie, goTo, landing } from "./oidc-flow.ts";
import { personOf } from "./oidc-person.ts";
import type { AccountsParts, Caller } from "./parts.ts";
import { readPerson, type Person } from "./people-repository.ts";
import { countAnonymousTry, rateRules } from "./rate-rules.ts";
import { signIn, type SessionAnswer } from "./sessions.ts";

const FLOW_LIFETIME_MS = 10 * 60_000;
const CODE_LIFETIME_MS = 5 * 60_000;

/** The query of the way to the provider; anybody can type one. */
export interface AuthorizeQuery {
  readonly provider?: string | undefined;
  readonly redirect_to?: string | undefined;
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}

/** Sends the browser to the provider, and remembers that it was this browser. */
export async function beginProviderSignIn(
  parts: AccountsParts,
  query: AuthorizeQuery,
  caller: Caller,
): Promise<Response> {
  const { provider: name, redirect_to = "", code_challenge = "" } = query;
  return orProblemPage(parts, async () => {
    await countAnonymousTry(parts, rateRules.provider, caller);
    const provider = providerOf(parts, name);
    if (code_challenge !== "") refuseWeakCode(parts, query);
    const [state, browser] = [randomToken(), randomToken()];
    const step = stepOf(parts, state, { nonce: randomToken(), verifier: randomToken() });
    const location = await provider.authorizationUrl(step);
    const { nonce, verifier } = step;
    const data = { nonce, verifier, browserHash: hashToken(browser), redirect_to, code_challenge };
    const now = parts.clock.now();
    const waiting = { id: hashToken(state), user_id: null, purpose: "provider" as const, data };
    await addChallenge(parts.database.db, { ...waiting, expires_at: now + FLOW_LIFETIME_MS }, now);
    const cookie = flowCookie(parts.appUrl).write(browser, FLOW_LIFETIME_MS);
    caller.responseHeaders.append("set-cookie", cookie);
    return goTo(location.href);
  });
}

/** The browser is back: signs it in by a cookie, or hands a code to the program that sent it. */
export async function finishProviderSignIn(parts: AccountsParts, caller: Caller): Promise<Response> {
  const url = new URL(caller.request.url);
  const cookie = flowCookie(parts.appUrl);
  return orProblemPage(parts, async () => {
    await countAnonymousTry(parts, rateRules.provider, caller);
    caller.responseHeaders.append("set-cookie", cookie.clear);
    const state = url.searchParams.get("state") ?? "";
    const { data } = await takeFlow(parts, state, cookie.read(caller.request));
    const provider = providerOf(parts, parts.provider?.name);
    const step = stepOf(parts, state, { nonce: data["nonce"], verifier: data["verifier"] });
    const claims = await provider.finish(url.search, step);
    const person = await personOf(parts, provider.name, claims, caller);
    const target = codeTarget(parts.appUrl, data["redirect_to"]);
    if (data["code_challenge"] && target)
      return goTo(await withCode(parts, person, data["code_challenge"], target));
    await signIn(parts, { person, methods: ["oauth"], isBrowser: true }, caller);
    return goTo(landing(parts.appUrl, data["redirect_to"] === "" ? undefined : data["redirect_to"]));
  });
}

/** Exchanges the code of a redirect for a session; only who began the way has its verifier. */
export async function pkceGrant(
  parts: AccountsParts,
  { auth_code, code_verifier }: { readonly auth_code: string; readonly code_verifier: string },
  caller: Caller,
): Promise<SessionAnswer> {
  await countAnonymousTry(parts, rateRules.provider, caller);
  const { db } = parts.database;
  const code = await takeChallenge(db, hashToken(auth_code), "provider-code", parts.clock.now());
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
  const person = await personOf(parts, provider.name, claims, caller);
  return signIn(parts, { person, methods: ["oauth"] }, caller);
}

function providerOf({ provider }: AccountsParts, name: string | undefined): IdentityProvider {
  if (provider === undefined || provider.name !== name) throw new AppError("provider_disabled");
  return provider;
}

/** A code is only handed to where its redirect was meant to go, and only bound to a hash. */
function refuseWeakCode(parts: AccountsParts, { redirect_to, code_challenge_method }: AuthorizeQuery): void {
  if (code_challenge_method?.toLowerCase() === "s256" && codeTarget(parts.appUrl, redirect_to)) return;
  const detail = "Use the challenge method s256, and a redirect_to of this site or of your own machine.";
  throw new AppError("provider_sign_in_failed", { detail });
}

function stepOf(
  { appUrl }: AccountsParts,
  state: string,
  {
    nonce = "",
    verifier = "",
  }: { readonly nonce: string | undefined; readonly verifier: string | undefined },
) {
  return { callbackUrl: new URL("/api/auth/callback", appUrl).href, state, nonce, verifier };
}

/** What was remembered for this state, once, and only for the browser that began. */
async function takeFlow(
  parts: AccountsParts,
  state: string,
  browser: string | undefined,
): Promise<Challenge> {
  const flow = await takeChallenge(parts.database.db, hashToken(state), "provider", parts.clock.now());
  if (!flow || browser === undefined || flow.data["browserHash"] !== hashToken(browser)) {
    const detail = "This sign-in was begun in another browser, was finished before, or took too long.";
    throw new AppError("provider_sign_in_failed", { detail });
  }
  return flow;
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

/** A browser is shown a page, never a problem document. */
async function orProblemPage(parts: AccountsParts, work: () => Promise<Response>): Promise<Response> {
  try {
    return await orAppError(parts, work);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return goTo(problemPage(error.code, error.options.detail));
  }
}

function problemPage(code: ErrorCode, detail: string | undefined): string {
  const query = new URLSearchParams({ error_code: code, error_description: detail ?? errors[code].title });
  return `/login?${query.toString()}`;
}

async function orAppError<T>({ log }: AccountsParts, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    log.warn({ err: error }, "signing in with a provider did not work");
    const code = error.kind === "unreachable" ? "provider_unreachable" : "provider_sign_in_failed";
    throw new AppError(code, { cause: error });
  }
}
