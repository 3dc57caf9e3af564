import { expect } from "vitest";
import type { MailMessage } from "../../../ports/mail.ts";
import type { TestCaller } from "./caller.ts";
import type { World } from "./world.ts";

/** A person of the tests. */
export const anna = { email: "anna@example.org", password: "secret of anna" };

/** What a program is given when it signs in. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly expires_at: number;
}

/** Signs up, and expects it to work. */
export async function signUp(caller: TestCaller, { email, password } = anna): Promise<Response> {
  const response = await caller.post("/api/auth/signup", {
    email,
    password,
    data: { full_name: "Anna Berg" },
  });
  expect(response.status).toBe(200);
  return response;
}

/** Asks to sign in with a password. */
export function signIn(caller: TestCaller, { email, password } = anna): Promise<Response> {
  return caller.post("/api/auth/token?grant_type=password", { email, password });
}

/** A program that signed in, with its tokens. */
export async function signedInProgram(world: World): Promise<{ program: TestCaller; tokens: Tokens }> {
  const program = world.program();
  const response = await signIn(program);
  expect(response.status).toBe(200);
  const tokens: Tokens = JSON.parse(await response.text());
  program.bear(tokens.access_token);
  return { program, tokens };
}

/** Whether this caller has a session. */
export async function isSignedIn(caller: TestCaller): Promise<boolean> {
  const answer: { user: unknown } = JSON.parse(await (await caller.get("/api/auth/session")).text());
  return answer.user !== null;
}

/** The path of the link in a mail. */
export function linkIn(mail: MailMessage | undefined): string {
  const link = /https?:\/\/\S+\/api\/auth\/verify\?\S+/u.exec(mail?.text ?? "")?.[0] ?? "";
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

/** The code in a mail. */
export function codeIn(mail: MailMessage | undefined): string {
  return /code: (\d{6})$/mu.exec(mail?.text ?? "")?.[1] ?? "";
}

/** Opens the link of a mail, presses the button of its page, and answers where that leads, or why it does not. */
export async function follow(caller: TestCaller, link: string): Promise<string | null> {
  const [page = "", fragment] = ((await caller.get(link)).headers.get("location") ?? "").split("#");
  if (fragment === undefined) return page;
  const use = new URLSearchParams(fragment);
  const body = { type: use.get("type"), token_hash: use.get("token") };
  const used = await caller.post("/api/auth/verify", body);
  if (used.ok) return use.get("next");
  const { code }: { code: string } = JSON.parse(await used.text());
  return code;
}
