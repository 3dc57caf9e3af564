import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { answersAreKept, reshapeAnswer } from "./kitchen.ts";
import { signUp } from "./person.ts";
import { expect, open, test } from "./test.ts";

/** Where the code of the support page lies; files of the build are named by what is in them. */
const assets = join(import.meta.dirname, "../apps/web/dist/assets");
const isSupportPage = (file: string) =>
  file.endsWith(".js") && readFileSync(join(assets, file), "utf8").includes("as SupportPage");
const supportPage = `**/assets/${readdirSync(assets).find(isSupportPage)}`;

/** The page's code arrives broken. */
const brokenFile = (message: string) => ({
  contentType: "text/javascript",
  body: `throw new Error(${JSON.stringify(message)});`,
});

test.describe("when drawing a page fails", () => {
  test.beforeEach(({ complaints }) => complaints.allow(/./u));

  test("code that arrives broken is told in its words, or in ours, and can be fetched again", async ({
    page,
  }) => {
    await page.route(supportPage, (route) => route.fulfill(brokenFile("")));
    await open(page, "/privacy");
    await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
    await expect(page.getByText("An unexpected error occurred.")).toBeVisible();
    await page.unroute(supportPage);
    await page.route(supportPage, (route) => route.fulfill(brokenFile("The pan is too hot")));
    const again = page.getByRole("button", { name: "Try again" });
    await again.click();
    await expect(page.getByText("The pan is too hot")).toBeVisible();
    await page.unroute(supportPage);
    await again.click();
    await expect(page.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
  });

  test("a kept answer that breaks a screen is gone with a reload", async ({ page, context, baseURL }) => {
    await signUp(context.request, baseURL ?? "");
    await page.goto("/profile?tab=subscription");
    await expect(page.getByRole("progressbar", { name: "Cooking timer" })).toBeVisible();
    await answersAreKept(page, '"usage"');
    await page.goto("/support");
    await reshapeAnswer(page, "usage");
    await page.route("**/api/usage", (route) => route.abort());
    await page.goto("/profile?tab=subscription");
    await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
    await page.reload();
    await expect(page.getByText("We can't load what you have used right now.")).toBeVisible();
  });
});
