import { expect, it } from "vitest";
import { costMicroUsd } from "./cost.ts";

it("the cost of a call follows from its tokens, whatever stands around the model's name", () => {
  expect(costMicroUsd("gemini-2.5-flash", 1000, 200)).toBe(800);
  expect(costMicroUsd("google/gemini-2.5-flash", 1000, 200)).toBe(800);
  expect(costMicroUsd("claude-haiku-4-5-20251001", 1000, 200)).toBe(2000);
});

it("the cost of a call is not known where the model or its tokens are not", () => {
  expect(costMicroUsd("llama3.2:3b", 1000, 200)).toBeNull();
  expect(costMicroUsd("gemini-2.5-flash", 1000, null)).toBeNull();
});
