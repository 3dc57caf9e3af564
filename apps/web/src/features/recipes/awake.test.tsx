import { readRecipe, recipeFacts } from "@meal/contract/recipes";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { recipeCalled, someFacts } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";

const stew = recipeCalled("Lemon stew");
const isThere = [answer(readRecipe, { recipe: stew, source: "cookbook" }), answer(recipeFacts, someFacts)];

/** A device that keeps its screen on as long as somebody holds a lock on it. */
function deviceWithLocks() {
  const locks = new Set<EventTarget>();
  const letGo = (lock: EventTarget) => locks.delete(lock) && lock.dispatchEvent(new Event("release"));
  const request = async () => {
    const lock = Object.assign(new EventTarget(), { release: async () => void letGo(lock) });
    locks.add(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "wakeLock"));
  return {
    held: () => locks.size,
    /** Browsers take every lock away when the screen is turned off, and give none back. */
    turnOff: () => locks.forEach(letGo),
  };
}

test("a screen that was turned off in the middle of cooking stays on once it is on again, and only as long as wished", async () => {
  const device = deviceWithLocks();
  await renderAt(`/recipe/${stew.id}`, {
    answers: isThere,
  });
  const mode = page.getByRole("switch", { name: /^Cooking mode/u });
  await mode.click();
  await expect.poll(device.held).toBe(1);
  device.turnOff();
  expect(device.held()).toBe(0);
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(device.held).toBe(1);
  await mode.click();
  await expect.poll(device.held).toBe(0);
});

test("cooking mode makes the steps larger and keeps the screen on", async () => {
  deviceWithLocks();
  await renderAt(`/recipe/${stew.id}`, { answers: isThere });
  const step = page.getByText("Add the tomatoes and simmer.");
  const sizeOf = () => Number.parseFloat(getComputedStyle(step.element()).fontSize);
  const cooking = page.getByRole("switch", { name: "Cooking mode" });
  await expect.element(step).toBeVisible();
  const before = sizeOf();
  await cooking.click();
  await expect.poll(sizeOf).toBeGreaterThan(before);
  await expect.element(page.getByText("Larger steps, and the screen stays on.")).toBeVisible();
  await cooking.click();
  await expect.poll(sizeOf).toBe(before);
});
