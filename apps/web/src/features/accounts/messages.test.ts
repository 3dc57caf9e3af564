import { describe, expect, it } from "vitest";
import { ApiError } from "../../platform/api.ts";
import { loginFailure, registrationLimitBanner, signupFailure } from "./messages.ts";

describe("a failed login", () => {
  it.each([
    ["Invalid login credentials", "Invalid email or password", undefined],
    [
      "Email not confirmed",
      "Please confirm your email address before logging in",
      "Check your inbox for a verification link",
    ],
    ["Invalid credentials", "Account not found", "Please sign up first or check your email"],
    ["The moon is full", "The moon is full", undefined],
  ])("the server's %j shows %j", (said, title, description) => {
    expect(loginFailure(new ApiError("invalid_credentials", said, 400))).toMatchObject(
      description === undefined ? { title } : { title, description },
    );
  });

  it("that never got an answer says so in the specified words", () => {
    const title = "Failed to log in. Please check your credentials and try again.";
    expect(loginFailure(new TypeError("x"))).toEqual({ tone: "destructive", title });
    expect(loginFailure(new ApiError("internal", "Oh", 500)).title).toBe(title);
  });
});

describe("a failed sign-up", () => {
  it("knows an address that has an account", () => {
    expect(signupFailure(new ApiError("user_already_exists", "User already registered", 422))).toMatchObject({
      title: "An account with this email already exists",
      description: "Please use a different email address or try to log in",
    });
  });

  it("knows the limit of an address", () => {
    const error = new ApiError("registration_limit", "Registration limit reached", 403);
    expect(signupFailure(error).title).toBe("Registration limit reached for your IP address");
    expect(registrationLimitBanner()).toBe(
      "Registration limit reached for your IP address. We only allow a maximum of 2 accounts per IP address.",
    );
  });

  it("that never got an answer says so", () => {
    expect(signupFailure(new Error("x")).title).toBe("Failed to create account. Please try again.");
  });
});
