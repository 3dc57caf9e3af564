import { checkSubscriptionLimit } from "@meal/contract/entitlements";
import { monthAfter } from "@meal/domain/extra-planner/month-after";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { formatDate } from "../../language/dates.ts";
import { today } from "../../platform/today.ts";
import { type Answer, answer, hold } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { extraAnswers, usedOf } from "../../testing/extra-plans.ts";
import { somebody } from "../../testing/fake-session.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { freePlan } from "../../testing/usual-answers.ts";

const generate = page.getByRole("button", { name: "Generate", exact: true });
const limitReached = "You've reached your usage limit. Please upgrade to continue using Extra Planner.";

const open = (...answers: readonly Answer[]) =>
  renderAt("/extra-planner", { as: somebody(), answers: [...extraAnswers, ...answers] });

test("what is left of the month, and when it starts over, is said before it bites", async () => {
  await open(usedOf(28, 30));
  const next = formatDate(`${monthAfter(today())}T12:00:00`);
  await expect.element(page.getByText("2 of 30 pictures left this month.")).toBeVisible();
  await expect.element(page.getByText(`You get new ones on ${next}.`)).toBeVisible();
});

test("a month that began since the last look is told", async () => {
  localStorage.setItem("extra-planner-month", "2026-01");
  await open();
  await expect.element(page.getByText("A new month has begun: your pictures start over.")).toBeVisible();
  expect(localStorage.getItem("extra-planner-month")).toBe(today().slice(0, 7));
});

test("whoever has used their picture is told before they press, and when the next one comes", async () => {
  await open(usedOf(1, 1));
  await expect.element(page.getByText(limitReached)).toBeVisible();
  await expect
    .element(page.getByText(/^You've used your picture for this month. You get new ones on/u))
    .toBeVisible();
  await expect.element(generate).toBeDisabled();
  await axeFindsNothing("at the limit");
});

test("what is left of the month moves no button from under a finger when it comes", async () => {
  const usage = hold(usedOf(0, 1));
  await open(usage);
  await expect.element(generate).toBeVisible();
  const before = generate.element().getBoundingClientRect().top;
  usage.letGo();
  await expect.element(page.getByText(/^1 of 1 picture left/u)).toBeVisible();
  expect(generate.element().getBoundingClientRect().top).toBe(before);
});

test("whoever pays is not asked to upgrade", async () => {
  const pays = answer(checkSubscriptionLimit, { ...freePlan, subscribed: true, status: "active" });
  await open(usedOf(30, 30), pays);
  await expect.element(page.getByText("You've used all 30 pictures for this month.")).toBeVisible();
  await expect.element(page.getByText(limitReached)).not.toBeInTheDocument();
});
