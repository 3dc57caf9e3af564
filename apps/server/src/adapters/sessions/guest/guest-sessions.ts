import type { Sessions } from "../../../ports/sessions.ts";

/** The sessions of a server that knows no accounts: everybody is a guest. */
export const guestSessions: Sessions = {
  identify: async () => ({ kind: "guest" }),
};
