import { describe, expect, it } from "vitest";
import { emailError, loginErrors, normaliseEmail, passwordError, signupErrors } from "./credentials.ts";

const form = { fullName: "Ada", email: "ada@example.org", password: "secret", confirmPassword: "secret" };

describe("signing up", () => {
  it("accepts a name, an address and a password twice", () => {
    expect(signupErrors(form)).toEqual({});
  });

  it("names every empty field", () => {
    expect(signupErrors({ fullName: "  ", email: "", password: "", confirmPassword: "" })).toEqual({
      fullName: "Full name is required",
      email: "Email is required",
      password: "Password is required",
    });
  });

  it("wants the same password twice", () => {
    expect(signupErrors({ ...form, confirmPassword: "Secret" })).toEqual({
      confirmPassword: "Passwords don't match",
    });
  });
});

describe("an e-mail address", () => {
  it.each([
    "a@b.co",
    " Ada@Example.org ",
    "first+tag@sub.example.org",
    "дарья@почта.рф",
    "o'neil@example.org",
  ])("%j is accepted", (email) => {
    expect(emailError(email)).toBeNull();
  });

  it.each([
    "ada",
    "ada@",
    "@example.org",
    "ada@example",
    "a b@example.org",
    "a@b@c.org",
    "ada@example..org",
    `${"a".repeat(250)}@b.co`,
  ])("%j is invalid", (email) => {
    expect(emailError(email)).toBe("Email is invalid");
  });

  it("is compared without spaces around it and without capitals", () => {
    expect(normaliseEmail("  Ada@Example.ORG ")).toBe("ada@example.org");
  });
});

describe("a password", () => {
  it("has at least six characters, as a person counts them", () => {
    expect(passwordError("12345")).toBe("Password must be at least 6 characters");
    expect(passwordError("🥕🥕🥕🥕🥕")).toBe("Password must be at least 6 characters");
    expect(passwordError("🥕🥕🥕🥕🥕🥕")).toBeNull();
  });

  it("may have a thousand characters and no more", () => {
    expect(passwordError("x".repeat(1000))).toBeNull();
    expect(passwordError("x".repeat(1001))).toBe("Password must be at most 1000 characters");
  });

  it("is only required when logging in: an old short one is for the server to judge", () => {
    expect(loginErrors({ email: "a@b.co", password: "1" })).toEqual({});
    expect(loginErrors({ email: "a@b.co", password: "" })).toEqual({ password: "Password is required" });
  });
});
