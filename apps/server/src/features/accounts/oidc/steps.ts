import { errors } from "@meal/contract/errors";
import type { UserId } from "@meal/domain/accounts/actor";
import { AppError } from "../../../app-error.ts";
import {
  ProviderFault,
  type IdentityProvider,
  type ProviderClaims,
} from "../../../ports/identity-provider.ts";
import { hashToken, randomToken } from "../../../security/tokens.ts";
import { addChallenge, takeChallenge, type Challenge } from "../challenges-repository.ts";
import { flowCookie, goTo } from "./flow.ts";
import type { AccountsParts, Caller } from "../parts.ts";

const FLOW_LIFETIME_MS = 10 * 60_000;

/** What a way to the provider is for. */
interface FlowPurpose {
  /** Whoever is signed in already and connects an account of theirs; null for signing in. */
  readonly owner: UserId | null;
  readonly redirectTo: string;
  readonly codeChallenge: string;
}

/** The provider of this name, where one is set up. */
export function providerOf({ provider }: AccountsParts, name: string | undefined): IdentityProvider {
  if (provider === undefined || provider.name !== name) throw new AppError("provider_disabled");
  return provider;
}

/** The address at the provider to send the browser to; that it was this browser is remembered. */
export async function beginFlow(
  parts: AccountsParts,
  provider: IdentityProvider,
  { owner, redirectTo, codeChallenge }: FlowPurpose,
  { responseHeaders }: Caller,
): Promise<URL> {
  const [state, browser] = [randomToken(), randomToken()];
  const step = stepOf(parts, state, { nonce: randomToken(), verifier: randomToken() });
  const location = await provider.authorizationUrl(step);
  const { nonce, verifier } = step;
  const kept = { redirect_to: redirectTo, code_challenge: codeChallenge };
  const data = { nonce, verifier, browserHash: hashToken(browser), ...kept };
  const now = parts.clock.now();
  const waiting = { id: hashToken(state), user_id: owner, purpose: "provider" as const, data };
  await addChallenge(parts.database.db, { ...waiting, expires_at: now + FLOW_LIFETIME_MS }, now);
  responseHeaders.append("set-cookie", flowCookie(parts.appUrl).write(browser, FLOW_LIFETIME_MS));
  return location;
}

/** What was remembered for this browser on its way back, once. */
export async function takeFlow(parts: AccountsParts, url: URL, caller: Caller): Promise<Challenge> {
  const cookie = flowCookie(parts.appUrl);
  caller.responseHeaders.append("set-cookie", cookie.clear);
  const browser = cookie.read(caller.request);
  const state = hashToken(stateOf(url));
  const step = { id: state, purpose: "provider", owner: "whoever has its name" } as const;
  const flow = await takeChallenge(parts.database.db, step, parts.clock.now());
  if (flow && browser !== undefined && flow.data["browserHash"] === hashToken(browser)) return flow;
  const detail = "This sign-in was begun in another browser, was finished before, or took too long.";
  throw new AppError("provider_sign_in_failed", { detail });
}

/** Asks the provider who came back. */
export async function readClaims(
  parts: AccountsParts,
  provider: IdentityProvider,
  { data }: Challenge,
  url: URL,
): Promise<ProviderClaims> {
  if (url.searchParams.get("error") === "access_denied") throw new AppError("access_denied");
  const step = stepOf(parts, stateOf(url), { nonce: data["nonce"], verifier: data["verifier"] });
  return provider.finish(url.search, step);
}

const stateOf = (url: URL) => url.searchParams.get("state") ?? "";

interface Secrets {
  readonly nonce: string | undefined;
  readonly verifier: string | undefined;
}

function stepOf({ appUrl }: AccountsParts, state: string, { nonce = "", verifier = "" }: Secrets) {
  return { callbackUrl: new URL("/api/auth/callback", appUrl).href, state, nonce, verifier };
}

/** A browser is shown a page, never a problem document. */
export async function orProblemPage(
  parts: AccountsParts,
  page: string,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await orAppError(parts, work);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const url = new URL(page, parts.appUrl);
    url.searchParams.set("error_code", error.code);
    url.searchParams.set("error_description", error.options.detail ?? errors[error.code].title);
    return goTo(`${url.pathname}${url.search}`);
  }
}

/** Puts the provider's faults into our words. */
export async function orAppError<T>({ log }: AccountsParts, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    log.warn({ err: error }, "signing in with a provider did not work");
    const code = error.kind === "unreachable" ? "provider_unreachable" : "provider_sign_in_failed";
    throw new AppError(code, { cause: error });
  }
}
