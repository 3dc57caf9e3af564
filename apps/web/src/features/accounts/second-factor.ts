import type { readUser } from "@meal/contract/sessions";
import type { challengeFactor, useRecoveryCode, verifyFactor } from "@meal/contract/factors";
import { ApiError, call } from "../../platform/api.ts";
import { readSignedIn, type SignedIn } from "./queries.ts";

/** Shows a code of the authenticator app. */
export async function showCode(code: string): Promise<SignedIn> {
  const { factors } = await call<typeof readUser>("GET /api/auth/user");
  const factor = factors.find(({ status, factor_type }) => status === "verified" && factor_type === "totp");
  if (factor === undefined) throw new ApiError("mfa_factor_not_found", "There is no second factor", 404);
  const params = { id: factor.id };
  const challenge = await call<typeof challengeFactor>("POST /api/auth/factors/:id/challenge", { params });
  return readSignedIn(
    await call<typeof verifyFactor>("POST /api/auth/factors/:id/verify", {
      params,
      body: { challenge_id: challenge.id, code },
    }),
  );
}

/** Shows a recovery code, which is then used up. */
export async function showRecoveryCode(code: string): Promise<SignedIn> {
  return readSignedIn(
    await call<typeof useRecoveryCode>("POST /api/auth/factors/recovery-codes/verify", { body: { code } }),
  );
}
