import { checkSubscriptionLimit } from "@meal/contract/entitlements";
import { readPreferences, savePreferences } from "@meal/contract/profile";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, answerWith, breakDown, hold, refuse } from "../../testing/answers.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { freePlan, preferencesOf } from "../../testing/usual-answers.ts";

const age = page.getByLabelText("Age", { exact: true });
const wrongAge = page.getByText("Age must be a whole number from 0 to 120");
const failedToLoad = message("Failed to load your profile information.");

test("an age that is none is told, and gone when edited", async () => {
  const screen = await renderAt("/profile?tab=personal", { as: somebody() });
  for (const wrong of ["-1", "121", "abc"]) {
    await age.fill(wrong);
    await page.getByRole("button", { name: "Save personal info" }).click();
    await expect.element(wrongAge).toBeVisible();
    await expect.element(age).toHaveFocus();
  }
  await age.fill("120");
  await expect.element(wrongAge).not.toBeInTheDocument();
  expect(screen.sent(savePreferences)).toEqual([]);
});

test.each([
  ["the server's own fault", refuse(readPreferences, "internal")],
  ["a database that does not answer", refuse(readPreferences, "database_unreachable")],
  ["too many requests", refuse(readPreferences, "too_many_requests")],
  ["a proxy's page", breakDown(readPreferences)],
])("a profile that does not load for %s says so, and can be asked for again", async (_, fault) => {
  const robin = somebody();
  const screen = await renderAt("/profile", { as: robin, answers: [fault] });
  await expect.element(failedToLoad).toBeVisible();
  screen.now(answer(readPreferences, preferencesOf(robin)));
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("tab", { name: "Personal Info" }).click();
  await expect.element(page.getByLabelText("First name")).toHaveValue("Robin");
});

test("what is saved is what was typed, and nothing else", async () => {
  const robin = somebody();
  const save = answerWith(savePreferences, ({ body }) => ({
    ...preferencesOf(robin),
    age: Number(body.age),
    first_name: body.first_name ?? "",
  }));
  const screen = await renderAt("/profile?tab=personal", { as: robin, answers: [save] });
  await page.getByLabelText("First name").fill("Ada");
  await age.fill("41");
  await page.getByRole("button", { name: "Save personal info" }).click();
  await expect.element(message("Profile updated successfully!")).toBeVisible();
  const [{ body } = { body: {} }] = screen.sent(savePreferences);
  expect(body).toEqual({
    first_name: "Ada",
    last_name: "Cook",
    gender: null,
    age: 41,
  });
  await expect.element(age).toHaveValue("41");
});

test("without a network the profile says so, and comes by itself once there is one", async () => {
  const robin = somebody();
  const screen = await renderAt("/profile?tab=subscription", { as: robin, isOffline: true });
  await expect.element(page.getByText("Offline. What is saved here still works.")).toBeVisible();
  screen.goOnline();
  await expect.element(page.getByText("Free plan", { exact: true })).toBeVisible();
});

test("nothing typed is lost where saving fails", async () => {
  const screen = await renderAt("/profile?tab=personal", { as: somebody() });
  await page.getByLabelText("First name").fill("Grace");
  screen.now(breakDown(savePreferences));
  await page.getByRole("button", { name: "Save personal info" }).click();
  await expect.element(message("Failed to update profile. Please try again.")).toBeVisible();
  await expect.element(page.getByLabelText("First name")).toHaveValue("Grace");
});

test("the subscription tab shows the plan and what of it is used", async () => {
  await renderAt("/profile?tab=subscription", { as: somebody() });
  await expect.element(page.getByText("You've used 0 of 3 free meal plans, 3 left.")).toBeVisible();
  await expect.element(page.getByText("Free plan", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("progressbar", { name: "Cooking timer" })).toBeVisible();
});

test("nobody is on the Free plan while the answer is on its way", async () => {
  const held = hold(answer(checkSubscriptionLimit, freePlan));
  await renderAt("/profile?tab=subscription", { as: somebody(), answers: [held] });
  await expect.element(page.getByRole("progressbar", { name: "Cooking timer" })).toBeVisible();
  await expect.element(page.getByText("Free plan")).not.toBeInTheDocument();
  held.letGo();
  await expect.element(page.getByText("Free plan", { exact: true })).toBeVisible();
});

test("free plans without a limit are told as such, and by no figure", async () => {
  const answers = [answer(checkSubscriptionLimit, { ...freePlan, generatedPlansCount: 25, limit: null })];
  await renderAt("/profile?tab=subscription", { as: somebody(), answers });
  await expect.element(page.getByText("Meal plans are free here, without a limit.")).toBeVisible();
  await expect.element(page.getByText(/free meal plans/u)).not.toBeInTheDocument();
});

test("a subscription that cannot be read has its default values, and says so", async () => {
  const answers = [breakDown(checkSubscriptionLimit)];
  await renderAt("/profile?tab=subscription", { as: somebody(), answers });
  await expect.element(message("Subscription Status Error")).toBeVisible();
  const words = "Unable to check your subscription status. Using default values.";
  await expect.element(message(words)).toBeVisible();
  await expect.element(page.getByText("You've used 0 of 3 free meal plans")).toBeVisible();
  const banner = "Failed to check subscription status. Using default values.";
  await expect.element(page.getByText(banner)).toBeVisible();
});

test("a subscription service that answers with something else is told apart from one that does not answer", async () => {
  const strange = { endpoint: checkSubscriptionLimit, reply: () => Response.json({ plan: "gold" }) };
  await renderAt("/profile?tab=subscription", { as: somebody(), answers: [strange] });
  await expect.element(message("Subscription Status Error")).toBeVisible();
  const banner = "Invalid response from subscription service. Using default values.";
  await expect.element(page.getByText(banner)).toBeVisible();
});

test("the email is there to be read, and says why it cannot be changed", async () => {
  await renderAt("/profile?tab=personal", { as: somebody() });
  const email = page.getByLabelText("Email", { exact: true });
  await expect.element(email).toHaveValue("robin@example.org");
  await expect.element(email).toHaveAttribute("readonly");
  const words = "Your email address is used for account access and cannot be changed here.";
  await expect.element(email).toHaveAccessibleDescription(words);
});
