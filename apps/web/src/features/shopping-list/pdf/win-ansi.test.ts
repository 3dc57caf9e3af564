import { expect, test } from "vitest";
import { utf16, winAnsi } from "./win-ansi.ts";

test("letters of western Europe are real text", () => {
  expect(winAnsi("½ é")).toBe("<bd20e9>");
  expect(winAnsi("€–’")).toBe("<809692>");
});

test.each(["řepa", "رمان", "牛乳", "🥦", "⅓"])("%s is none of the standard fonts' business", (text) => {
  expect(winAnsi(text)).toBeUndefined();
});

test("every letter has its 16-bit codes", () => {
  expect(utf16("a牛🥦")).toBe("<0061725bd83edd66>");
});
