import { beforeEach, describe, expect, it, vi } from "vitest";
import { nativeServer } from "./server.ts";
import type { Tokens } from "./tokens.ts";

const origin = "https://meals.test";
const hour = 3_600_000;
const person = { user: { id: "anna" }, session: { expires_at: 1, needs_second_factor: false } };

let kept: Tokens | undefined;
let asked: { readonly path: string; readonly bearer: string | null; readonly init: RequestInit }[];
/** What the server answers, by the path that is asked. */
let answers: Readonly<Record<string, (bearer: string | null) => Response>>;

const session = (access: string, refresh: string) => ({
  access_token: access,
  refresh_token: refresh,
  token_type: "bearer",
  expires_in: 900,
});
const knowing = (known: string) => (bearer: string | null) =>
  Response.json(bearer === `Bearer ${known}` ? person : { user: null, session: null });

beforeEach(() => {
  [kept, asked, answers] = [undefined, [], {}];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const path = address.slice(origin.length);
    const bearer = new Headers(init.headers).get("authorization");
    asked.push({ path, bearer, init });
    return answers[path]?.(bearer) ?? Response.json({ code: "not_found" }, { status: 404 });
  });
  return () => vi.unstubAllGlobals();
});

const done = () => new Response(null, { status: 204 });
const open = () =>
  nativeServer(origin, {
    read: async () => kept,
    write: async (tokens) => void (kept = tokens),
  });
const paths = () => asked.map(({ path }) => path);

describe("the way from a phone to its server", () => {
  it("keeps what a sign-in brings, and answers a screen as a browser is answered", async () => {
    answers = {
      "/api/auth/token?grant_type=password": () => Response.json(session("a1", "r1")),
      "/api/auth/session": knowing("a1"),
    };
    const server = await open();
    const answer = await server.reach("/api/auth/token?grant_type=password", { method: "POST", body: "{}" });
    expect(await answer.json()).toEqual(person);
    expect(kept).toMatchObject({ access: "a1", refresh: "r1" });
    for (const { init } of asked) {
      expect(init.credentials).toBe("omit");
      expect(new Headers(init.headers).has("x-session-mode")).toBe(false);
    }
  });

  it("comes with its token, and renews it once in time, however many ask at once", async () => {
    kept = { access: "a1", refresh: "r1", endsAt: Date.now() + 1000 };
    answers = {
      "/api/auth/token?grant_type=refresh_token": () => Response.json(session("a2", "r2")),
      "/api/plans": (bearer) => Response.json({ bearer }),
    };
    const server = await open();
    const all = await Promise.all([1, 2, 3].map(() => server.reach("/api/plans", {})));
    for (const answer of all) expect(await answer.json()).toEqual({ bearer: "Bearer a2" });
    expect(paths().filter((path) => path.includes("refresh_token"))).toHaveLength(1);
    expect(kept).toMatchObject({ refresh: "r2" });
  });

  it("renews a token that looks good by a clock that was set", async () => {
    kept = { access: "old", refresh: "r1", endsAt: Date.now() + 24 * hour };
    answers = {
      "/api/auth/token?grant_type=refresh_token": () => Response.json(session("a2", "r2")),
      "/api/auth/session": knowing("a2"),
    };
    const answer = await (await open()).reach("/api/auth/session", {});
    expect(await answer.json()).toEqual(person);
  });

  it("forgets a session that the server ended, and asks no second time", async () => {
    kept = { access: "old", refresh: "used", endsAt: Date.now() - 1 };
    answers = {
      "/api/auth/token?grant_type=refresh_token": () =>
        Response.json({ code: "refresh_token_already_used" }, { status: 400 }),
      "/api/auth/session": knowing("nobody"),
    };
    const server = await open();
    await server.reach("/api/auth/session", {});
    await server.reach("/api/auth/session", {});
    expect(kept).toBeUndefined();
    expect(paths().filter((path) => path.includes("refresh_token"))).toHaveLength(1);
  });

  it("keeps the session where the server has trouble or is not there", async () => {
    kept = { access: "old", refresh: "r1", endsAt: Date.now() - 1 };
    answers = { "/api/auth/token?grant_type=refresh_token": () => new Response("", { status: 502 }) };
    const server = await open();
    await server.reach("/api/plans", {});
    expect(kept).toMatchObject({ refresh: "r1" });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(server.reach("/api/plans", {})).rejects.toThrow(TypeError);
    expect(kept).toMatchObject({ refresh: "r1" });
  });

  it("forgets its tokens at a logout, and not where others are logged out", async () => {
    kept = { access: "a1", refresh: "r1", endsAt: Date.now() + hour };
    answers = { "/api/auth/logout?scope=others": done, "/api/auth/logout?scope=local": done };
    const server = await open();
    await server.reach("/api/auth/logout?scope=others", { method: "POST" });
    expect(kept).toBeDefined();
    await server.reach("/api/auth/logout?scope=local", { method: "POST" });
    expect(kept).toBeUndefined();
  });

  it("knows the server's own addresses from others", async () => {
    const server = await open();
    expect(server.at("/files/a.jpg")).toBe("https://meals.test/files/a.jpg");
    expect(server.at("data:image/png;base64,AA")).toBe("data:image/png;base64,AA");
  });
});
