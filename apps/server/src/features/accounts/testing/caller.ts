/** Something that calls the server: a browser with its cookie, or a program with its token. */
export interface TestCaller {
  send(method: string, path: string, body?: unknown): Promise<Response>;
  get(path: string): Promise<Response>;
  post(path: string, body?: unknown): Promise<Response>;
  put(path: string, body: unknown): Promise<Response>;
  /** Sends this token from now on. */
  bear(token: string): void;
  /** The session's cookie as it is kept. */
  readonly cookie: string | undefined;
}

/** A browser keeps its session in a cookie, a program in tokens. */
export type CallerKind = "browser" | "program";

/** Calls from one network address, which the test's proxy names. */
export function createCaller(url: string, kind: CallerKind, address: string): TestCaller {
  const cookies = new Map<string, string>();
  const cookieHeader = () =>
    cookies.size === 0 ? undefined : [...cookies].map((pair) => pair.join("=")).join("; ");
  let token: string | undefined;
  const send = async (method: string, path: string, body?: unknown) => {
    const cookie = cookieHeader();
    const headers = {
      "x-forwarded-for": address,
      ...(kind === "browser" ? { "x-session-mode": "cookie" } : {}),
      ...(cookie === undefined ? {} : { cookie }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const init = { method, headers, redirect: "manual" as const };
    const response = await fetch(
      new URL(path, url),
      body === undefined ? init : { ...init, body: JSON.stringify(body) },
    );
    if (kind === "browser") keepCookies(cookies, response.headers.getSetCookie());
    return response;
  };
  return {
    send,
    get: (path) => send("GET", path),
    post: (path, body) => send("POST", path, body),
    put: (path, body) => send("PUT", path, body),
    bear: (given) => void (token = given),
    get cookie() {
      const name = [...cookies.keys()].find((each) => each.endsWith("session"));
      return name === undefined ? undefined : `${name}=${cookies.get(name)}`;
    },
  };
}

function keepCookies(cookies: Map<string, string>, given: readonly string[]): void {
  for (const line of given) {
    const [pair = ""] = line.split(";");
    const [name, value] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
    if (value === "") cookies.delete(name);
    else cookies.set(name, value);
  }
}
