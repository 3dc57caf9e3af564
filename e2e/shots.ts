// `npm run shots -- /landing /support`: pictures of any address on phone and desktop, light and dark, in .cache/shots.
// With `--signed-in` somebody who has just signed up looks at them; with `--fold` only what is seen without scrolling.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { devices } from "./browser.ts";
import { launchBrowser } from "./launch.ts";
import { signUp } from "./person.ts";
import { startServer } from "./server.ts";

const folder = join(import.meta.dirname, "../.cache/shots");
const addresses = process.argv.slice(2).filter((argument) => argument.startsWith("/"));
if (addresses.length === 0) addresses.push("/landing");

await mkdir(folder, { recursive: true });
const given = process.env["ORIGIN"];
const server = given === undefined ? await startServer() : { origin: given, stop: async () => {} };
const chrome = await launchBrowser();
for (const [device, settings] of Object.entries(devices)) {
  for (const theme of ["light", "dark"]) {
    const context = await chrome.newContext({ ...settings, reducedMotion: "reduce" });
    await context.addInitScript((choice) => localStorage.setItem("ui-theme", choice), theme);
    if (process.argv.includes("--signed-in")) await signUp(context.request, server.origin);
    const page = await context.newPage();
    for (const address of addresses) {
      await page.goto(server.origin + address);
      await page.waitForLoadState("networkidle");
      const name = address.slice(1).replaceAll(/\W+/gu, "-") || "home";
      const file = join(folder, `${name}-${device}-${theme}.png`);
      await page.screenshot({ path: file, fullPage: !process.argv.includes("--fold") });
      process.stdout.write(`${file}\n`);
    }
    await context.close();
  }
}
await chrome.close();
await server.stop();
