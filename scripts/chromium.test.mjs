import { expect, it } from "vitest";
import { ensureChromium, hasFontFor } from "./chromium.mjs";

const emoji = "fonts-noto-color-emoji";
const shell = "chromium-headless-shell";
const needed = ["chromium", "fonts-noto-core", "fonts-wqy-microhei", emoji];
const everything = [...needed, shell];
const packageOf = { ሀ: "fonts-noto-core", 牛: "fonts-wqy-microhei", "🥑": emoji };

/** A machine with some packages, which installs nothing but says what it would. */
function machine({ has, mayInstall }) {
  const there = new Set(has);
  const said = [];
  return {
    said,
    there,
    hasChromium: () => there.has("chromium"),
    hasShell: () => there.has(shell),
    draws: (letter) => there.has(packageOf[letter]),
    mayInstall: () => mayInstall,
    install: async (packages) => packages.forEach((name) => there.add(name)),
    say: (sentence) => said.push(sentence),
    refuse: (sentence) => said.push(`refused: ${sentence}`),
  };
}

it("leaves a machine alone that has a browser and fonts", async () => {
  const complete = machine({ has: everything, mayInstall: true });
  await ensureChromium(complete);
  expect(complete.said).toEqual([]);
});

it("installs the font that is missing where Chromium is there already", async () => {
  const withoutEmoji = machine({ has: everything.filter((name) => name !== emoji), mayInstall: true });
  await ensureChromium(withoutEmoji);
  expect(withoutEmoji.said).toEqual([`Installing ${emoji} for the browser tests …`]);
  expect(withoutEmoji.there).toEqual(new Set(everything));
});

it("installs everything on an empty machine", async () => {
  const empty = machine({ has: [], mayInstall: true });
  await ensureChromium(empty);
  expect([...empty.there]).toEqual(everything);
});

it("does without the shell where Debian has none, and says nothing of it", async () => {
  const older = { ...machine({ has: needed, mayInstall: true }), install: () => Promise.resolve() };
  await ensureChromium(older);
  expect(older.said).toEqual([]);
});

it("says what is missing where it may not install, and refuses without a browser", async () => {
  const withoutEmoji = machine({ has: everything.filter((name) => name !== emoji), mayInstall: false });
  await ensureChromium(withoutEmoji);
  expect(withoutEmoji.said).toEqual([expect.stringContaining(`🥑: browser tests may fail without ${emoji}`)]);
  const withoutBrowser = machine({ has: everything.slice(1), mayInstall: false });
  await ensureChromium(withoutBrowser);
  expect(withoutBrowser.said).toEqual([expect.stringMatching(/^refused: .*install it/u)]);
});

it("asks the machine which letters it can draw", () => {
  // No font draws what is no letter: the last code point of all is none for ever.
  expect(hasFontFor("\u{10FFFF}")).toBe(process.platform === "darwin" || process.platform === "win32");
});
