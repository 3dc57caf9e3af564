/**
 * Who may open a page. `public` is open to everybody and never waits for the session; `signed-out` sends
 * a signed-in person to the dashboard; `signed-in` sends a guest to the login; `guest-ok` is an app screen
 * that works for both; `left-open` is `signed-in`, and open to what somebody left when their session ran out; `entrance` only decides where to go.
 */
export type Access = "public" | "signed-out" | "signed-in" | "guest-ok" | "left-open" | "entrance";

/** Whether the screens behind this access read data of the server; their frame then brings React Query. */
export function needsData(access: Access): boolean {
  return access === "signed-in" || access === "left-open" || access === "guest-ok";
}
