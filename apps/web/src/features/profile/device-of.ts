import * as t from "./texts/en/security.tsx";

const browsers = [
  ["Edge", /\bEdg(?:A|iOS)?\//u],
  ["Opera", /\bOPR\//u],
  ["Firefox", /\b(?:Firefox|FxiOS)\//u],
  ["Samsung Internet", /\bSamsungBrowser\//u],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|CriOS)\//u],
  ["Safari", /\bSafari\//u],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/u],
  ["iPad", /\biPad\b/u],
  ["Android", /\bAndroid\b/u],
  ["Windows", /\bWindows\b/u],
  ["ChromeOS", /\bCrOS\b/u],
  ["Mac", /\bMac OS X\b/u],
  ["Linux", /\bLinux\b/u],
] as const;

/** A browser in words, as far as its own description tells: "Chrome on Android". */
export function deviceOf(userAgent: string): { readonly name: string; readonly isPhone: boolean } {
  const find = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, sign]) => sign.test(userAgent))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  const isPhone = system === "iPhone" || system === "Android";
  if (browser === undefined) return { name: system ?? t.anotherProgram, isPhone };
  return { name: system === undefined ? browser : t.browserOnSystem(browser, system), isPhone };
}
