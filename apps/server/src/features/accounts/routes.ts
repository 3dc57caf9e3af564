import {
  checkIpLimit,
  getToken,
  openLink as openLinkEndpoint,
  readAuthSettings,
  readClientAddress,
  recover,
  resend,
  sendCode,
  signUp as signUpEndpoint,
  verify,
} from "@meal/contract/accounts";
import {
  changeUser as changeUserEndpoint,
  listSessions,
  logOut,
  readDeviceKey,
  readSession,
  readUser,
} from "@meal/contract/sessions";
import { AppError } from "../../app-error.ts";
import { route, type Route } from "../../http/route.ts";
import { markAddress, mayRegister } from "./sign-up/addresses.ts";
import { deviceKeyOf } from "./sessions/device-keys.ts";
import { factorsRoutes } from "./factors/routes.ts";
import { grantSession } from "./sessions/grants.ts";
import { requestMail } from "./mails/mail-requests.ts";
import { openLink } from "./mails/open-link.ts";
import { providerRoutes } from "./oidc/routes.ts";
import type { AccountsParts } from "./parts.ts";
import { passkeysRoutes } from "./passkeys/routes.ts";
import { arePasskeysPossible } from "./passkeys/site.ts";
import { currentSession, endSession, sessionsOf } from "./sessions/current-session.ts";
import { signUp } from "./sign-up/sign-up.ts";
import { changeUser, ownPerson } from "./people/user.ts";
import { readUserView } from "./people/user-view.ts";
import { verifyCode, verifyLink } from "./mails/verify.ts";

/** Everything about accounts that people themselves use. */
export function accountsRoutes(parts: AccountsParts): readonly Route[] {
  return [
    ...signingIn(parts),
    ...mailing(parts),
    ...ownAccount(parts),
    ...addresses(parts),
    ...factorsRoutes(parts),
    ...passkeysRoutes(parts),
    ...providerRoutes(parts),
  ];
}

function signingIn(parts: AccountsParts): readonly Route[] {
  return [
    route(signUpEndpoint, async ({ body, query, ...caller }) => {
      const { email, password, data } = body;
      const fullName = data.full_name ?? "";
      return signUp(parts, { email, password, fullName, redirectTo: query.redirect_to }, caller);
    }),
    route(getToken, async ({ body, query, ...caller }) =>
      grantSession(query.grant_type, parts, body, caller),
    ),
    route(verify, async ({ body, ...caller }) =>
      "token_hash" in body ? verifyLink(parts, body, caller) : verifyCode(parts, body, caller),
    ),
    route(openLinkEndpoint, async ({ query }) => openLink(parts, query)),
    route(logOut, async ({ query, ...caller }) => endSession(parts, query.scope, caller)),
  ];
}

function mailing(parts: AccountsParts): readonly Route[] {
  return [
    route(sendCode, async ({ body: { email }, query, ...caller }) => {
      await requestMail(parts, { purpose: "magiclink", email, redirectTo: query.redirect_to }, caller);
      return {};
    }),
    route(recover, async ({ body: { email }, query, ...caller }) => {
      await requestMail(parts, { purpose: "recovery", email, redirectTo: query.redirect_to }, caller);
      return {};
    }),
    route(resend, async ({ body: { email, type }, query, ...caller }) => {
      await requestMail(parts, { purpose: type, email, redirectTo: query.redirect_to }, caller);
      return {};
    }),
  ];
}

function ownAccount(parts: AccountsParts): readonly Route[] {
  return [
    route(readSession, async (caller) => currentSession(parts, caller)),
    route(readDeviceKey, async ({ session }) => deviceKeyOf(parts.keys, session.userId)),
    route(listSessions, async ({ session }) => sessionsOf(parts, session)),
    route(readUser, async ({ session }) => {
      if (session.kind === "guest") throw new AppError("not_signed_in");
      return readUserView(parts.database.db, await ownPerson(parts, session.userId));
    }),
    route(changeUserEndpoint, async ({ body, query, ...caller }) => {
      const { email, password, current_password: currentPassword, data } = body;
      const change = { email, password, currentPassword, fullName: data?.full_name };
      const changed = await changeUser(parts, { ...change, redirectTo: query.redirect_to }, caller);
      return readUserView(parts.database.db, changed);
    }),
  ];
}

function addresses(parts: AccountsParts): readonly Route[] {
  const { maxAccountsPerAddress: max, isVerificationOn } = parts;
  return [
    route(readAuthSettings, async () => ({
      external: { email: true, google: parts.provider !== undefined },
      passkeys: arePasskeysPossible(parts.appUrl),
      disable_signup: false,
      mailer_autoconfirm: !isVerificationOn,
      max_accounts_per_address: max === 0 ? null : max,
    })),
    route(readClientAddress, async ({ clientAddress }) => ({ ip: clientAddress })),
    route(checkIpLimit, async (caller) => ({
      canRegister: await mayRegister(parts.database.db, parts, markAddress(parts, caller)),
    })),
  ];
}
