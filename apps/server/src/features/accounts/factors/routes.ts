import {
  challengeFactor,
  enrolFactor,
  makeRecoveryCodes,
  readRecoveryCodes,
  remakeRecoveryCodes,
  removeFactor,
  removeRecoveryCodes,
  useRecoveryCode,
  verifyFactor,
} from "@meal/contract/factors";
import { route, type Route } from "../../../http/route.ts";
import { countCodes, makeCodes, removeCodes, useCode } from "./recovery.ts";
import { knownCaller } from "./raise-session.ts";
import { challengeApp, enrolApp, removeApp, verifyApp } from "./totp.ts";
import type { AccountsParts } from "../parts.ts";

/** The second factor. Recovery codes come first, because their addresses would fit a factor's id too. */
export function factorsRoutes(parts: AccountsParts): readonly Route[] {
  return [
    route(readRecoveryCodes, async (caller) => countCodes(parts, knownCaller(caller).session.userId)),
    route(makeRecoveryCodes, async ({ body, ...caller }) =>
      makeCodes(parts, body?.current_password, caller, body?.friendly_name),
    ),
    route(remakeRecoveryCodes, async ({ body, ...caller }) =>
      makeCodes(parts, body?.current_password, caller),
    ),
    route(useRecoveryCode, async ({ body, ...caller }) => useCode(parts, body.code, knownCaller(caller))),
    route(removeRecoveryCodes, async ({ body, ...caller }) =>
      removeCodes(parts, body?.current_password, caller),
    ),
    route(enrolFactor, async ({ body, ...caller }) => {
      const { friendly_name: friendlyName, issuer, current_password: currentPassword } = body;
      return enrolApp(parts, { friendlyName, issuer, currentPassword }, caller);
    }),
    route(challengeFactor, async ({ params, ...caller }) =>
      challengeApp(parts, params.id, knownCaller(caller)),
    ),
    route(verifyFactor, async ({ params, body, ...caller }) => {
      const shown = { factorId: params.id, challengeId: body.challenge_id, code: body.code };
      return verifyApp(parts, shown, knownCaller(caller));
    }),
    route(removeFactor, async ({ params, body, ...caller }) =>
      removeApp(parts, params.id, body?.current_password, caller),
    ),
  ];
}
