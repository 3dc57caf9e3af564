import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { isOperatorUnnamed, isProxyUnnamed } from "./startup-message.ts";

const isUnnamed = (settings: Record<string, string>) => isProxyUnnamed(readConfig(settings, "/nowhere"));

describe("the start asks for the proxy's address", () => {
  it("where a proxy is needed and none is named", () => {
    expect(isUnnamed({ HOST: "0.0.0.0" })).toBe(true);
    expect(isUnnamed({ HOST: "::" })).toBe(true);
    // Only a proxy can speak HTTPS for this server.
    expect(isUnnamed({ APP_URL: "https://meals.example.org" })).toBe(true);
  });

  it("not where one is named, or nobody but this machine can come", () => {
    expect(isUnnamed({ HOST: "0.0.0.0", TRUSTED_PROXIES: "10.0.0.0/8" })).toBe(false);
    expect(isUnnamed({})).toBe(false);
    expect(isUnnamed({ HOST: "::1", APP_URL: "http://localhost:3000" })).toBe(false);
  });
});

const isAsked = (settings: Record<string, string>) => isOperatorUnnamed(readConfig(settings, "/nowhere"));

it("the start asks who runs a site that others than this machine can open", () => {
  expect(isAsked({})).toBe(false);
  expect(isAsked({ HOST: "0.0.0.0" })).toBe(true);
  expect(isAsked({ HOST: "0.0.0.0", OPERATOR_NAME: "The Kitchen" })).toBe(true);
  expect(
    isAsked({ HOST: "0.0.0.0", OPERATOR_NAME: "The Kitchen", OPERATOR_EMAIL: "a@kitchen.example" }),
  ).toBe(false);
});
