// Browser tests run on the Chromium of the machine; on Debian as root it is installed when missing, and fonts likewise.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { refuse, run } from "./processes.mjs";

const places = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
/** Chromium without the program around its pages: journeys take two thirds of the work in it. */
const shell = "chromium-headless-shell";
/** Where tests find letters that no font of the app has, and a letter by which each is known. */
const fonts = [
  // Others have the Arabic and the accented letters that tests draw, and some draw them wider than there is room for.
  { letter: "ሀ", from: "fonts-noto-core" },
  { letter: "牛", from: "fonts-wqy-microhei" },
  { letter: "🥑", from: "fonts-noto-color-emoji" },
];

/** Sees to a browser and to fonts, each on its own: a machine may have one without the other. */
export async function ensureChromium(machine = thisMachine) {
  const missing = [
    ...(machine.hasChromium() ? [] : ["chromium"]),
    ...fonts.filter(({ letter }) => !machine.draws(letter)).map(({ from }) => from),
  ];
  if (missing.length > 0 && machine.mayInstall()) {
    machine.say(`Installing ${missing.join(", ")} for the browser tests …`);
    await machine.install(missing);
  }
  // Where Debian has none, they take longer.
  if (!machine.hasShell() && machine.mayInstall()) await machine.install([shell]);
  if (!machine.hasChromium()) {
    machine.refuse(
      "The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.",
    );
  }
  for (const { letter, from } of fonts) {
    if (machine.draws(letter)) continue;
    machine.say(
      `No font here has ${letter}: browser tests may fail without ${from} (Debian: apt-get install ${from}).`,
    );
  }
}

const thisMachine = {
  hasChromium: () => places.some((place) => place && existsSync(place)),
  hasShell: () => process.env.CHROMIUM_PATH !== undefined || existsSync(`/usr/bin/${shell}`),
  draws: hasFontFor,
  mayInstall: () => process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0,
  install: async (packages) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { env });
    // With fontconfig, so that the next run can tell which fonts there are.
    const args = ["install", "-y", "-qq", "--no-install-recommends", "fontconfig", ...packages];
    await run("apt-get", args, { env });
  },
  say: (sentence) => process.stdout.write(`${sentence}\n`),
  refuse,
};

/** macOS and Windows bring fonts for everything; elsewhere fontconfig knows, as it does for Chromium. */
export function hasFontFor(letter) {
  if (process.platform === "darwin" || process.platform === "win32") return true;
  const code = letter.codePointAt(0).toString(16);
  const { stdout } = spawnSync("fc-list", [`:charset=${code}`, "family"], { encoding: "utf8" });
  return (stdout ?? "").trim() !== "";
}
