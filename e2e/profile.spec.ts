import { message, messagesShow, signUp } from "./person.ts";
import { test as testOfRobin } from "./signed-in.ts";
import { expect, test } from "./test.ts";

test("what one says about oneself is there after a reload", async ({ page, context, baseURL }) => {
  const person = await signUp(context.request, baseURL ?? "");
  await page.goto("/profile");
  await page.getByLabel("Primary dietary preference").selectOption({ label: "Vegetarian" });
  await page.getByRole("textbox", { name: "Allergies" }).fill("peanuts, Milk,");
  await page.getByRole("checkbox", { name: "High protein" }).check();
  await page.getByRole("tab", { name: "Personal Info" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByRole("tab", { name: "Dietary Preferences" }).click();
  await expect(page.getByRole("button", { name: "Remove peanuts" })).toBeVisible();
  await page.getByRole("button", { name: "Save preferences" }).click();
  await expect(message(page, "Profile updated successfully!")).toBeVisible();
  await page.getByRole("tab", { name: "Personal Info" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(page.getByLabel("Last name")).toHaveValue("Cook");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(page.getByLabel("Email")).toHaveAttribute("readonly");
  await page.getByLabel("Age", { exact: true }).fill("41");
  const saving = page.waitForResponse("**/api/user-preferences");
  await page.getByRole("button", { name: "Save personal info" }).click();
  await saving;
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(page.getByLabel("Age", { exact: true })).toHaveValue("41");
  await page.getByRole("tab", { name: "Dietary Preferences" }).click();
  await expect(page.getByLabel("Primary dietary preference")).toHaveValue("vegetarian");
  await expect(page.getByRole("button", { name: "Remove Milk" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "High protein" })).toBeChecked();
});

testOfRobin("an age that is none is told, and gone when edited", async ({ page }) => {
  await page.goto("/profile?tab=personal");
  for (const age of ["-1", "121", "abc"]) {
    await page.getByLabel("Age", { exact: true }).fill(age);
    await page.getByRole("button", { name: "Save personal info" }).click();
    await expect(page.getByText("Age must be a whole number from 0 to 120")).toBeVisible();
    await expect(page.getByLabel("Age", { exact: true })).toBeFocused();
  }
  await page.getByLabel("Age", { exact: true }).fill("120");
  await expect(page.getByText("Age must be a whole number from 0 to 120")).toHaveCount(0);
});

testOfRobin(
  "a failure to load or save is told in the specified words, and nothing typed is lost",
  async ({ page, complaints }) => {
    complaints.allow(/status of 500|Failed to load/u);
    const fail = { status: 500, contentType: "text/plain", body: "no" };
    await page.route("**/api/user-preferences", (route) => route.fulfill(fail));
    await page.goto("/profile");
    await expect(message(page, "Failed to load your profile information.")).toBeVisible();
    await page.unroute("**/api/user-preferences");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("tab", { name: "Personal Info" }).click();
    await page.getByLabel("First name").fill("Grace");
    await page.route("**/api/user-preferences", (route) => route.fulfill(fail));
    await page.getByRole("button", { name: "Save personal info" }).click();
    await expect(message(page, "Failed to update profile. Please try again.")).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Grace");
  },
);

testOfRobin("the subscription tab shows the plan and what of it is used", async ({ page }) => {
  await page.goto("/profile?tab=subscription");
  await expect(page.getByText("You've used 0 of 3 free meal plans, 3 left.")).toBeVisible();
  await expect(page.getByText("Free plan", { exact: true })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Cooking timer" })).toBeVisible();
});

testOfRobin("nobody is on the Free plan while the answer is on its way", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/api/functions/check-subscription-limit", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/profile?tab=subscription");
  await expect(page.getByRole("progressbar", { name: "Cooking timer" })).toBeVisible();
  await expect(page.getByText("Free plan")).toHaveCount(0);
  held.resolve();
  await expect(page.getByText("Free plan", { exact: true })).toBeVisible();
});

testOfRobin(
  "a subscription that cannot be read has its default values, and says so",
  async ({ page, complaints }) => {
    complaints.allow(/status of 500|Failed to load/u);
    await page.route("**/api/functions/check-subscription-limit", (route) => route.fulfill({ status: 500 }));
    await page.goto("/profile?tab=subscription");
    await messagesShow(
      page,
      "Subscription Status Error",
      "Unable to check your subscription status. Using default values.",
    );
    await expect(page.getByText("You've used 0 of 3 free meal plans")).toBeVisible();
  },
);
