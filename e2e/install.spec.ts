import type { Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

/** What the browser does when it would let the app be installed. */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    dispatchEvent(
      Object.assign(offer, { prompt: async () => document.body.setAttribute("data-prompted", "yes") }),
    );
  });
}

const flag = (page: Page) => page.evaluate(() => localStorage.getItem("install-prompt-dismissed"));
const card = (page: Page) => page.getByRole("region", { name: "Install AI Meal Planner" });

/** By the time another page has been fetched and drawn, a card that was to come would have come too. */
async function goElsewhere(page: Page): Promise<void> {
  await page.locator("html[data-app=ready]").waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeFocused();
}

test.describe("the install card", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, "/support");
  });

  test("is not there unless the browser offers installation", async ({ page }) => {
    await expect(card(page)).toHaveCount(0);
    await offerInstallation(page);
    await expect(card(page)).toBeVisible();
  });

  test("gives way while there is no network to speak of", async ({ page, context }) => {
    await offerInstallation(page);
    await expect(card(page)).toBeVisible();
    await expect(card(page)).toContainText("even without a network");
    await context.setOffline(true);
    await expect(page.getByText("You are offline. What lies on this device still works.")).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(card(page)).toBeVisible();
  });

  test("installs, and never comes again", async ({ page }) => {
    await offerInstallation(page);
    await card(page).getByRole("button", { name: "Install App" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-prompted", "yes");
    await expect(card(page)).toHaveCount(0);
    expect(await flag(page)).not.toBeNull();
    await page.reload();
    await offerInstallation(page);
    await goElsewhere(page);
    await expect(card(page)).toHaveCount(0);
  });

  test("goes when it is dismissed, and never comes again", async ({ page }) => {
    await offerInstallation(page);
    await card(page).getByRole("button", { name: "Not now" }).click();
    await expect(page.locator("body")).not.toHaveAttribute("data-prompted", "yes");
    expect(await flag(page)).not.toBeNull();
    await page.reload();
    await offerInstallation(page);
    await goElsewhere(page);
    await expect(card(page)).toHaveCount(0);
  });

  test("describes an app that a browser accepts", async ({ page, request, baseURL }) => {
    const address = (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
    const manifest: unknown = await (await request.get(address)).json();
    expect(manifest).toMatchObject({ name: "AI Meal Planner", display: "standalone", start_url: "/" });
    const params = { title: "title", text: "text", url: "url" };
    expect(manifest).toMatchObject({ share_target: { action: "/import", method: "GET", params } });
    const client = await page.context().newCDPSession(page);
    const { errors } = await client.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
    const beyondPrivateMode = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
    expect(beyondPrivateMode, baseURL).toEqual([]);
  });
});
