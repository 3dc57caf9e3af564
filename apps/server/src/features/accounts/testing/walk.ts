import { testOrigin } from "@meal/testkit/test-app";

/** A browser that follows redirects by hand, with the cookies of each server. */
export interface Walker {
  /** Goes to an address of ours and stays where that leads to. */
  go(path: string): Promise<Response>;
  /** Sends a form as the web app does. */
  send(method: string, path: string, body?: unknown): Promise<Response>;
  /** Goes on from one redirect to the next, until the address begins so. */
  followUntil(response: Response, prefix: string): Promise<string>;
}

/** Makes one. What leads to the public origin of the tests goes to where the server really is. */
export function createWalker(url: string, address = "192.0.2.1"): Walker {
  const cookies = new Map<string, Map<string, string>>();
  const visit = async (target: string, init: RequestInit = {}) => {
    const { origin } = new URL(target);
    const jar = cookies.get(origin) ?? new Map<string, string>();
    cookies.set(origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      cookie,
      ...(init.body === undefined ? {} : { "content-type": "application/json", "x-session-mode": "cookie" }),
      "x-forwarded-for": address,
    };
    const response = await fetch(target, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    go: (path) => visit(new URL(path, url).href),
    send: (method, path, body) =>
      visit(new URL(path, url).href, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async followUntil(response, prefix) {
      let current = response;
      let base = url;
      for (let step = 0; step < 10; step += 1) {
        const location = current.headers.get("location");
        if (location === null) throw new Error(`No way on: ${current.status} ${await current.text()}`);
        const target = new URL(location, base).href;
        if (target.startsWith(prefix)) return target.replace(testOrigin, "");
        base = target;
        current = await visit(target);
      }
      throw new Error("This leads in circles.");
    },
  };
}
