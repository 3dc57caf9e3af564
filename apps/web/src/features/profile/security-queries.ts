import type { deleteAccount, downloadAccount } from "@meal/contract/account-data";
import type { readAuthSettings, resend } from "@meal/contract/accounts";
import type { changeUser, listSessions, logOut, readUser } from "@meal/contract/sessions";
import type { OutputOf } from "@meal/contract/endpoint";
import type {
  challengeFactor,
  enrolFactor,
  makeRecoveryCodes,
  removeFactor,
  verifyFactor,
} from "@meal/contract/factors";
import type { connectProvider, disconnectProvider } from "@meal/contract/oidc";
import type { readStorage } from "@meal/contract/storage";
import type { addPasskey, beginPasskey, listPasskeys, removePasskey } from "@meal/contract/passkeys";
import { queryOptions } from "@tanstack/react-query";
import { call, callRaw } from "../../platform/api.ts";

/** A login that has not ended. */
export type SessionRow = OutputOf<typeof listSessions>[number];
export type Passkey = OutputOf<typeof listPasskeys>[number];
export type Identity = OutputOf<typeof readUser>["identities"][number];
export type Enrolment = OutputOf<typeof enrolFactor>;

/** The password again, where the last login is not fresh. */
type Proof = string | undefined;
const proofOf = (proof: Proof) => (proof === undefined ? {} : { current_password: proof });

export const accountQuery = queryOptions({
  queryKey: ["account"],
  queryFn: ({ signal }) => call<typeof readUser>("GET /api/auth/user", {}, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => call<typeof listSessions>("GET /api/auth/sessions", {}, { signal }),
});

export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: ({ signal }) => call<typeof listPasskeys>("GET /api/auth/passkeys", {}, { signal }),
});

/** How much is stored under the account. */
export const storageQuery = queryOptions({
  queryKey: ["storage"],
  queryFn: ({ signal }) => call<typeof readStorage>("GET /api/storage", {}, { signal }),
});

/** What this deployment has besides e-mail and password. */
export const settingsQuery = queryOptions({
  queryKey: ["auth-settings"],
  queryFn: ({ signal }) => call<typeof readAuthSettings>("GET /api/auth/settings", {}, { signal }),
});

/** Mails a link to the new address; until it is opened everything stays as it is. */
export const changeEmail = (email: string, proof: Proof) =>
  call<typeof changeUser>("PUT /api/auth/user", { query: {}, body: { email, ...proofOf(proof) } });

/** The same mail once more, asked for under the address that still counts. */
export const sendEmailChangeAgain = (email: string) =>
  call<typeof resend>("POST /api/auth/resend", { query: {}, body: { type: "email_change", email } });

/** Where to go to show which account of Google is the person's. */
export const connectGoogle = (proof: Proof) =>
  call<typeof connectProvider>("POST /api/auth/user/identities", {
    body: { provider: "google", ...proofOf(proof) },
  });

export const disconnectIdentity = (id: string, proof: Proof) =>
  call<typeof disconnectProvider>("DELETE /api/auth/user/identities/:id", {
    params: { id },
    body: proofOf(proof),
  });

/** Every other session of the person ends with it. */
export const changePassword = (password: string, proof: Proof) =>
  call<typeof changeUser>("PUT /api/auth/user", { query: {}, body: { password, ...proofOf(proof) } });

export const signOutElsewhere = (scope: "others" | "global") =>
  call<typeof logOut>("POST /api/auth/logout", { query: { scope } });

export const enrol = (proof: Proof) =>
  call<typeof enrolFactor>("POST /api/auth/factors", { body: { factor_type: "totp", ...proofOf(proof) } });

/** Shows a first code of the authenticator app; from then on it counts. */
export async function confirmEnrolment(id: string, code: string): Promise<void> {
  const challenge = await call<typeof challengeFactor>("POST /api/auth/factors/:id/challenge", {
    params: { id },
  });
  await call<typeof verifyFactor>("POST /api/auth/factors/:id/verify", {
    params: { id },
    body: { challenge_id: challenge.id, code },
  });
}

export const takeFactorAway = (id: string, proof: Proof) =>
  call<typeof removeFactor>("DELETE /api/auth/factors/:id", { params: { id }, body: proofOf(proof) });

export async function makeCodes(proof: Proof): Promise<readonly string[]> {
  const made = await call<typeof makeRecoveryCodes>("POST /api/auth/factors/recovery-codes", {
    body: proofOf(proof),
  });
  return made.codes;
}

/** The browser makes the passkey; the server keeps its public half. */
export async function makePasskey(name: string, proof: Proof): Promise<void> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { challenge_id, options } = await call<typeof beginPasskey>(
    "POST /api/auth/passkeys/registration/options",
    { body: proofOf(proof) },
  );
  const excludeCredentials = options.excludeCredentials.map(({ id, type }) => ({ id, type }));
  const credential = await startRegistration({ optionsJSON: { ...options, excludeCredentials } });
  await call<typeof addPasskey>("POST /api/auth/passkeys/registration/verify", {
    body: { challenge_id, credential, friendly_name: name },
  });
}

export const forgetPasskey = (id: string, proof: Proof) =>
  call<typeof removePasskey>("DELETE /api/auth/passkeys/:id", { params: { id }, body: proofOf(proof) });

/** Everything that is stored about the person, as one file. */
export async function fetchMyData(proof: Proof): Promise<Blob> {
  const given = { body: proofOf(proof) };
  return (
    await callRaw<typeof downloadAccount>("POST /api/account/data", given, { timeoutMs: 120_000 })
  ).blob();
}

/** The word that a person types to say that they mean it. */
export const deletionWord = "DELETE";

/** There is no way back. */
export const deleteMyAccount = (password: string) =>
  call<typeof deleteAccount>("DELETE /api/account", {
    body: { confirmation: deletionWord, ...(password !== "" && { password }) },
  });
