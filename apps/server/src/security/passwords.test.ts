import { expect, it } from "vitest";
import { argon2Passwords } from "./passwords.ts";

it("hashes with 19 MiB and two passes where nobody asks for less", async () => {
  const passwords = argon2Passwords();
  const kept = await passwords.hash("a long walk home");
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(await passwords.isRight(kept, "a long walk home")).toBe(true);
  expect(await passwords.isRight(kept, "a short walk home")).toBe(false);
  expect(await passwords.isRight(null, "a password that nobody has")).toBe(false);
});
