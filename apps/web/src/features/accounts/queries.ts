import type {
  checkIpLimit,
  getToken,
  readAuthSettings,
  readClientAddress,
  recover,
  resend,
  signUp,
  verify,
} from "@meal/contract/accounts";
import type { logOut, changeUser } from "@meal/contract/sessions";
import type { OutputOf } from "@meal/contract/endpoint";
import type { MailLinkType } from "@meal/domain/accounts/mail-links";
import type { LoginForm, SignupForm } from "@meal/domain/accounts/credentials";
import { call } from "../../platform/api.ts";
import { hasGuestSaid, saidElsewherePage } from "../../platform/guest-said.ts";
import { logOnly } from "../../platform/log-only.ts";
import type { SessionUser } from "../../platform/session.ts";

/** What a sign-in comes to. */
export type SignedIn =
  | {
      readonly kind: "person";
      readonly user: SessionUser;
      readonly endsAt: number;
      readonly hasPassword: boolean;
    }
  | { readonly kind: "half" }
  | { readonly kind: "unconfirmed" };

type AnyAnswer = OutputOf<typeof signUp>;

/** Signs in with e-mail and password. */
export async function signIn({ email, password }: LoginForm): Promise<SignedIn> {
  return readSignedIn(
    await call<typeof getToken>("POST /api/auth/token", {
      query: { grant_type: "password" },
      body: { email, password },
    }),
  );
}

/** Makes an account. Where addresses are confirmed by mail, nobody is signed in yet. */
export async function createAccount({ fullName, email, password }: SignupForm): Promise<SignedIn> {
  return readSignedIn(
    await call<typeof signUp>("POST /api/auth/signup", {
      query: hasGuestSaid() ? { redirect_to: saidElsewherePage } : {},
      body: { email, password, data: { full_name: fullName.trim() } },
    }),
  );
}

/** A browser's session has its token in a cookie, so only the person is read here. */
export function readSignedIn(answer: AnyAnswer): SignedIn {
  if (!("session" in answer) || answer.session === null || answer.user === null) {
    return { kind: "unconfirmed" };
  }
  if (answer.session.needs_second_factor) return { kind: "half" };
  const { id, email, user_metadata: data, app_metadata: ways } = answer.user;
  const endsAt = answer.session.expires_at * 1000;
  const hasPassword = ways.providers.includes("email");
  return { kind: "person", user: { id, email, fullName: data.full_name }, endsAt, hasPassword };
}

/** Whether this network address may open one more account. spec: what cannot be asked is allowed. */
export async function mayRegister(): Promise<boolean> {
  try {
    const ip = await clientAddress();
    const { canRegister } = await call<typeof checkIpLimit>("POST /api/functions/check-ip-limit", {
      body: { ip_address: ip },
    });
    return canRegister;
  } catch (error) {
    logOnly("The network address was not asked about", error);
    return true;
  }
}

async function clientAddress(): Promise<string> {
  try {
    return (await call<typeof readClientAddress>("GET /api/client-address")).ip;
  } catch (cause) {
    throw new Error("Failed to retrieve your IP address", { cause });
  }
}

/** Which ways to sign in this deployment has. */
export const readSettings = () => call<typeof readAuthSettings>("GET /api/auth/settings");

/** Mails a link to choose a new password. The answer is the same for every address. */
export const askForRecovery = (email: string) =>
  call<typeof recover>("POST /api/auth/recover", { query: {}, body: { email } });

/** Mails the confirmation of a new account again. */
export const askForConfirmation = (email: string) =>
  call<typeof resend>("POST /api/auth/resend", { query: {}, body: { type: "signup", email } });

/** Uses the link of a mail up, which signs in. */
export async function followMailLink(type: MailLinkType, token: string): Promise<SignedIn> {
  const body = { type, token_hash: token };
  return readSignedIn(await call<typeof verify>("POST /api/auth/verify", { query: {}, body }));
}

/** Chooses a new password; every other session of the person ends. */
export const choosePassword = (password: string) =>
  call<typeof changeUser>("PUT /api/auth/user", { query: {}, body: { password } });

/** Ends this browser's session. */
export const signOut = () => call<typeof logOut>("POST /api/auth/logout", { query: { scope: "local" } });
