import type { HttpBindings } from "@hono/node-server";

/** What requests carry through the server. Without a socket (in tests) there are no bindings. */
export interface HttpEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** What every answer carries. */
    headers: Readonly<Record<string, string>>;
  };
}
