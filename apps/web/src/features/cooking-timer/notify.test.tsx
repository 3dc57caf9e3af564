import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mayCook, timerAddress } from "../../testing/cooking.ts";
import { somebody } from "../../testing/fake-session.ts";
import { notifications } from "../../platform/notifications.ts";
import { renderAt } from "../../testing/render-at.tsx";
import * as t from "./texts/en/pocket.ts";

const notify = page.getByRole("button", { name: t.notifyMe });

async function openTimer(permission: NotificationPermission) {
  let current = permission;
  vi.spyOn(Notification, "permission", "get").mockImplementation(() => current);
  const ask = vi.spyOn(Notification, "requestPermission").mockImplementation(async () => {
    current = "denied";
    return current;
  });
  await renderAt(timerAddress("Soup", 5, 5), { as: somebody(), answers: mayCook });
  await page.getByRole("button", { name: "Create Timer" }).click();
  return ask;
}

test("notifications are offered once a timer was started, with the reason, and asked for by a press alone", async () => {
  const ask = await openTimer("default");
  const start = page.getByRole("button", { name: "Start", exact: true });
  await expect.element(start).toBeVisible();
  await expect.element(notify).not.toBeInTheDocument();
  await start.click();
  await expect.element(page.getByText(t.whyHidden)).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await notify.click();
  expect(ask).toHaveBeenCalledOnce();
  await expect.element(page.getByText(t.notifyOff)).toBeVisible();
  await expect.element(notify).not.toBeInTheDocument();
});

test("whoever allowed them is offered nothing", async () => {
  await openTimer("granted");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.element(notify).not.toBeInTheDocument();
  await expect.element(page.getByText(t.notifyOff)).not.toBeInTheDocument();
});

test("where alarms may ring late, that is said, with the way to allow them on time", async () => {
  vi.spyOn(notifications, "mayBeLate").mockReturnValue(true);
  const allow = vi.spyOn(notifications, "allowPunctual").mockResolvedValue(false);
  await openTimer("granted");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect.element(page.getByText(t.mayBeLate)).toBeVisible();
  await page.getByRole("button", { name: t.allowPunctual }).click();
  expect(allow).toHaveBeenCalledOnce();
  await expect.element(page.getByText(t.mayBeLate)).not.toBeInTheDocument();
});
