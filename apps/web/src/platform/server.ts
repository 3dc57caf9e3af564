/** What hears of the server by itself, as an `EventSource` does. */
export interface ServerEvents {
  readonly addEventListener: (name: string, heard: (event: MessageEvent<unknown>) => void) => void;
  readonly close: () => void;
}

/** The way to the server. */
export interface Server {
  /** The address of something that the server has, such as a picture. What is not its own stays as it is. */
  readonly at: (address: string) => string;
  /** What makes a request one of whoever is signed in. */
  readonly credentials: () => Promise<Readonly<Record<string, string>>>;
  readonly reach: (path: string, init: RequestInit) => Promise<Response>;
  readonly events: (path: string) => ServerEvents;
  /** Which server it is, where that is for the person to choose: in the app of a phone. */
  readonly place?: {
    readonly name: string;
    readonly host: string;
    /** Not where the app is for this server alone. */
    readonly change?: () => Promise<void>;
  };
}

const inCookie = { "x-session-mode": "cookie" };

/** A browser's page came from there, and its session is in a cookie. The app of a phone puts its own way in place (`native/`). */
export const server: Server = {
  at: (address) => address,
  credentials: () => Promise.resolve(inCookie),
  reach: (path, init) =>
    fetch(path, {
      ...init,
      credentials: "same-origin",
      headers: { ...Object.fromEntries(new Headers(init.headers)), ...inCookie },
    }),
  events: (path) => new EventSource(path),
};
