// Browser tests run on the Chromium of the machine; on Debian as root it is installed when missing.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { refuse, run } from "./lib.mjs";

const places = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const packages = ["chromium", "fonts-noto-core", "fonts-noto-color-emoji", "fonts-wqy-microhei"];

export async function ensureChromium() {
  if (places.some((place) => place && existsSync(place))) return;
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (mayInstall) {
    process.stdout.write("Installing Chromium and fonts for the browser tests …\n");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { env });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
    if (existsSync("/usr/bin/chromium")) return;
  }
  refuse(
    "The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.",
  );
}
