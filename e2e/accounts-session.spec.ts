import { isAtHome, message, messagesShow, signUp, stored } from "./person.ts";
import { expect, test } from "./test.ts";
import { appIsKept, withWorker } from "./worker.ts";

const hourMs = 60 * 60 * 1000;

test.beforeEach(async ({ context, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
});

test("a session ends four hours after the login", async ({ page, complaints }) => {
  // What is being asked at that moment is answered without a session.
  complaints.allow(/status of 401/u);
  await page.clock.install();
  await page.goto("/dashboard");
  await isAtHome(page);
  await page.clock.fastForward(3.9 * hourMs);
  await isAtHome(page);
  await page.clock.fastForward(0.2 * hourMs);
  await expect(page).toHaveURL(/\/login\?session_expired=true$/u);
  // It is told once, and not again at the next visit.
  await messagesShow(page, "Session Expired", "Your session has expired. Please log in again.");
  await expect(message(page, "Your session has expired")).toHaveCount(0);
  expect(await stored(page, "lastLoginTime")).toBeNull();
  expect(await stored(page, "isLoggedIn")).toBe("false");
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login$/u);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  await expect(message(page, "Session Expired")).toHaveCount(0);
});

test("a session that lies on the device for over four hours is over at the next start", async ({ page }) => {
  await page.goto("/dashboard");
  await isAtHome(page);
  await page.evaluate(
    (past) => localStorage.setItem("lastLoginTime", String(Date.now() - past)),
    4.1 * hourMs,
  );
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login\?session_expired=true$/u);
  await expect(message(page, "Session Expired")).toBeVisible();
});

test("a session that was ended elsewhere is noticed at the next call", async ({ page, context, baseURL }) => {
  await page.goto("/dashboard");
  await isAtHome(page);
  // What the dashboard is still asking would hear of it first.
  await page.goto("about:blank");
  await context.request.post(`${baseURL}/api/auth/logout`, { headers: { "x-session-mode": "cookie" } });
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login\?session_expired=true$/u);
});

test("a session ends in every tab at once", async ({ page, context, complaints }) => {
  const other = await context.newPage();
  complaints.watch(other);
  for (const tab of [page, other]) {
    await tab.goto("/dashboard");
    await isAtHome(tab);
  }
  await page.getByRole("button", { name: "Account of Robin" }).click();
  await expect(page.getByText("Hi, Robin")).toBeVisible();
  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await messagesShow(page, "Logged out", "You have been logged out");
  await expect(other).toHaveURL(/\/login$/u);
  expect(await stored(page, "currentUser")).toBeNull();
});

test.describe("with the app on the device", () => {
  test.use(withWorker);

  test(
    "a session stays without a network, however long ago the login was",
    { tag: "@unnoticed" },
    async ({ page, context, complaints }) => {
      complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load/u);
      await page.goto("/dashboard");
      await isAtHome(page);
      await appIsKept(page);
      await context.setOffline(true);
      await page.evaluate(
        (past) => localStorage.setItem("lastLoginTime", String(Date.now() - past)),
        9 * hourMs,
      );
      await page.reload();
      await isAtHome(page);
      await context.setOffline(false);
      await expect(page).toHaveURL(/\/login\?session_expired=true$/u);
    },
  );
});
