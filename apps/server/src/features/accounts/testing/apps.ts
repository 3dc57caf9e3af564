import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import type { TestCaller } from "./caller.ts";
import type { World } from "./world.ts";

/** An authenticator app of the tests, as set up at the server. */
export interface TestApp {
  readonly id: string;
  /** The code that it shows now, or so many steps later. */
  code(steps?: number): string;
}

const stepMs = 30_000;

/** The code that an app with this secret shows at an instant. */
export function codeOf(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Begins to set an app up. */
export async function enrol(world: World, caller: TestCaller, name?: string): Promise<TestApp> {
  const body = { factor_type: "totp", ...(name === undefined ? {} : { friendly_name: name }) };
  const response = await caller.post("/api/auth/factors", body);
  expect(response.status).toBe(200);
  const { id, totp }: { id: string; totp: { secret: string } } = JSON.parse(await response.text());
  return { id, code: (steps = 0) => codeOf(totp.secret, world.clock.now() + steps * stepMs) };
}

/** Opens a verification. */
export async function challenge(caller: TestCaller, { id }: Pick<TestApp, "id">): Promise<string> {
  const response = await caller.post(`/api/auth/factors/${id}/challenge`, { factorId: id });
  expect(response.status).toBe(200);
  const opened: { id: string } = JSON.parse(await response.text());
  return opened.id;
}

/** Opens a verification and answers it. */
export async function show(caller: TestCaller, app: TestApp, code = app.code()): Promise<Response> {
  const challenge_id = await challenge(caller, app);
  return caller.post(`/api/auth/factors/${app.id}/verify`, { challenge_id, code });
}

/** Sets an app up; from then on a password alone does not open the account. */
export async function withApp(world: World, caller: TestCaller): Promise<TestApp> {
  const app = await enrol(world, caller);
  expect((await show(caller, app)).status).toBe(200);
  // The next code is another one.
  world.clock.advance(stepMs);
  return app;
}
