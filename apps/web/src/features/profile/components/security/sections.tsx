import { isHere } from "../../../../platform/here.ts";
import type { SessionUser } from "../../../../platform/session.ts";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { Connections } from "./connections.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { MyData } from "./my-data.tsx";
import { Passkeys } from "./passkeys.tsx";
import { Sessions } from "./sessions.tsx";
import { Storage } from "./storage.tsx";
import { TwoFactor } from "./two-factor.tsx";
import { Visits } from "./visits.tsx";

/** The keys to the account, and what is kept under it. */
export function SecuritySections({ user }: { readonly user: SessionUser }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <ChangePassword email={user.email} />
      <ChangeEmail email={user.email} />
      <TwoFactor />
      <Passkeys />
      <Connections />
      <Sessions />
      {isHere("pixel") && <Visits />}
      <Storage />
      <MyData />
      <DeleteAccount />
    </div>
  );
}
