import { useSessionKeeper } from "../../platform/session.ts";
import { toast } from "../../ui/toast-store.ts";
import type { SignedIn } from "./queries.ts";
import * as t from "./texts/en/log-in.tsx";

/** What follows a sign-in, whichever way it went. The guard then leads to the dashboard. */
export function useEnter(): (answer: SignedIn) => void {
  const session = useSessionKeeper();
  return (answer) => {
    if (answer.kind !== "person") {
      // The server knows which step is missing.
      void session.check();
      return;
    }
    void session.begin(answer.user, answer.endsAt);
    toast({ tone: "success", title: t.loginSuccessful });
  };
}
