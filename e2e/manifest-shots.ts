// `npm run shots:manifest`: the pictures of the product that a browser shows before somebody installs it, drawn anew into
// apps/web/screenshots, out of the built product with a week that the built-in chef planned.
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { manifestShots } from "../apps/web/scripts/manifest-shots.ts";
import { savePlan, usePlan } from "./kitchen.ts";
import { launchBrowser } from "./launch.ts";
import { signUp } from "./person.ts";
import { startServer } from "./server.ts";

const folder = join(import.meta.dirname, "../apps/web/screenshots");
const server = await startServer();
const chrome = await launchBrowser();
for (const [form, { width, height, scale }] of Object.entries(manifestShots.forms)) {
  const context = await chrome.newContext({
    baseURL: server.origin,
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: form === "narrow",
    reducedMotion: "reduce",
  });
  await signUp(context.request, server.origin);
  const { id } = await savePlan(context.request, "This week", 7);
  await usePlan(context.request, id);
  for (const name of manifestShots.names) await shoot(context, name, form);
  await context.close();
}
await chrome.close();
await server.stop();

async function shoot(context: BrowserContext, name: string, form: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(name === "cooking" ? "/dashboard" : `/${name}`);
  if (name === "cooking") {
    await page.getByRole("link", { name: "Cook", exact: true }).first().click();
    // How many free uses are left is nobody's first question.
    await page.getByRole("region", { name: "Notifications" }).getByRole("button").click();
  }
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(folder, `${name}-${form}.jpg`), type: "jpeg", quality: 60 });
  await page.close();
}
