import { signUp } from "./person.ts";
import { expect, open, test } from "./test.ts";

test.describe("the frame around every page", () => {
  test("says 'Loading...' while it is not known who is there, and then sends a guest to the login", async ({
    page,
  }) => {
    const pause = Promise.withResolvers<void>();
    await page.route("**/api/auth/session", async (route) => {
      await pause.promise;
      await route.continue();
    });
    await page.goto("/profile");
    await expect(page.getByRole("main")).toHaveText("Loading...");
    pause.resolve();
    await expect(page).toHaveURL(/\/login$/u);
    await expect(page.getByText("Loading...")).toHaveCount(0);
  });

  test("offers a guest the login, three pages and three themes", async ({ page }) => {
    await open(page, "/support");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
    await expect(header.getByRole("link", { name: "AI Meal Planner" })).toHaveAttribute("href", "/dashboard");
    await header.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu.getByRole("link")).toHaveText(["Terms", "Privacy", "Support"]);
    await expect(menu.getByRole("radio")).toHaveCount(3);
    for (const theme of ["Light", "Dark", "System"]) {
      await expect(menu.getByRole("radio", { name: theme })).toBeVisible();
    }
    await expect(menu.getByRole("radio", { name: "Light" })).toBeChecked();
  });

  test("greets somebody who is signed in, and leads them from the entrance to the dashboard", async ({
    page,
    baseURL,
  }) => {
    await signUp(page.request, baseURL ?? "");
    await page.goto("/index");
    await expect(page).toHaveURL(/\/dashboard$/u);
    await expect(page.getByRole("heading", { level: 1, name: "Welcome, Robin!" })).toBeVisible();
    await open(page, "/support");
    await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toHaveCount(0);
    await page.getByRole("button", { name: "Account of Robin" }).click();
    await expect(page.getByText("Hi, Robin")).toBeVisible();
    await expect(page.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/profile");
    await expect(page.getByRole("link", { name: "Logout" })).toHaveAttribute("href", "/logout");
  });

  test("names the product and the year below every page", async ({ page }) => {
    await open(page, "/terms");
    await expect(page.getByRole("contentinfo")).toContainText(/© \d{4} AI Meal Planner/u);
    const links = page.getByRole("contentinfo").getByRole("link");
    await expect(links).toHaveText(["Privacy", "Terms", "Support"]);
    for (const name of ["Privacy", "Terms", "Support"]) {
      await links.getByText(name).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    }
  });
});
