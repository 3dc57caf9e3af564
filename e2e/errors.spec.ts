import { expect, open, test } from "./test.ts";

/** The page's code arrives broken. */
const brokenFile = (message: string) => ({
  contentType: "text/javascript",
  body: `throw new Error(${JSON.stringify(message)});`,
});

test.describe("when drawing a page fails", () => {
  test.beforeEach(({ complaints }) => complaints.allow(/./u));

  test("the boundary shows the message and leaves the frame standing", async ({ page }) => {
    await page.route("**/assets/support-page-*.js", (route) =>
      route.fulfill(brokenFile("The pan is too hot")),
    );
    await open(page, "/privacy");
    await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
    await expect(page.getByText("The pan is too hot")).toBeVisible();
    await page.unroute("**/assets/support-page-*.js");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
  });

  test("a page that fails while it is drawn is caught the same way", async ({ page }) => {
    const body = 'export function SupportPage() { throw new Error("The soup boiled over"); }';
    await page.route("**/assets/support-page-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );
    await open(page, "/privacy");
    await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Something went wrong");
    await expect(page.getByText("The soup boiled over")).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  });

  test("an error without words gets ours", async ({ page }) => {
    await page.route("**/assets/support-page-*.js", (route) => route.fulfill(brokenFile("")));
    await open(page, "/privacy");
    await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
    await expect(page.getByText("An unexpected error occurred.")).toBeVisible();
  });
});
