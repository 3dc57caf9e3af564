import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { deviceSays, onDesktop } from "../../testing/device.ts";
import { renderAt } from "../../testing/render-at.tsx";

const features = [
  "Meal planner",
  "Extra Plans",
  "Food Analysis",
  "Calorie Tracking",
  "Nutrition Chat",
  "Cooking Timer",
  "Shopping List",
  "Product Questions",
];
const carousel = page.getByRole("region", { name: "What is here?" });
const learnMore = page.getByRole("button", { name: "Learn more" });
const show = (name: string) => page.getByRole("button", { name: `Show ${name}` });

/** What the card in the middle is about: the one that can be pressed. */
const active = () => learnMore.element().closest("li")?.querySelector("h3")?.textContent;

async function openLanding() {
  const screen = await renderAt("/landing");
  await expect.element(carousel).toBeInTheDocument();
  carousel.element().scrollIntoView({ block: "center" });
  // A test before this one may have left the mouse where it holds the carousel.
  await page.getByRole("banner").hover();
  return screen;
}

/** From here on time stands still, and the carousel goes on only by the time that a test lets pass. */
async function stopTime() {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await deviceSays({ "prefers-reduced-motion": "no-preference" });
  await expect.element(carousel).toHaveAttribute("data-moving", "true");
  return {
    pass: async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms)),
  };
}

test.each([["phone"], ["desktop"]])("on a %s a feature is shown by its dot", async (device) => {
  if (device === "desktop") await onDesktop();
  await openLanding();
  await show("Cooking Timer").click();
  await expect.poll(active).toBe("Cooking Timer");
});

test("more is told about a feature, and leads to the sign-up", async () => {
  await openLanding();
  await show("Shopping List").click();
  await expect.poll(active).toBe("Shopping List");
  await learnMore.click();
  const dialog = page.getByRole("dialog", { name: "Shopping List" });
  await expect.element(dialog.getByRole("heading", { name: "Key Benefits" })).toBeVisible();
  expect(dialog.getByRole("listitem").elements()).toHaveLength(3);
  const signUp = dialog.getByRole("link", { name: "Try this feature" });
  await expect.element(signUp).toHaveAttribute("href", "/signup");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("leads to the sign-up and to what is stored", async () => {
  await openLanding();
  const start = page.getByRole("link", { name: "Start for free" });
  await expect.element(start).toHaveAttribute("href", "/signup");
  await page.getByRole("link", { name: "What we store about you" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Privacy" })).toHaveFocus();
});

test("shows the eight features, each marked as one, the first of them active", async () => {
  await openLanding();
  await expect.element(page.getByRole("heading", { name: "What is here?" })).toBeVisible();
  const cards = [...carousel.element().querySelectorAll("li:not([inert])")];
  expect(cards.map((card) => card.querySelector("h3")?.textContent)).toEqual(features);
  for (const card of cards) expect(card.textContent).toMatch(/^Feature/u);
  expect(page.getByText("Available now").elements()).toHaveLength(1);
  expect(active()).toBe("Meal planner");
});

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** What one reads in the middle of the track; nothing while it is on its way. */
function titleInTheMiddle(): string | undefined {
  const track = carousel.element().querySelector("ul");
  const cards = [...(track?.children ?? [])];
  const card =
    track === null ? undefined : cards.find((one) => Math.abs(middleOf(one) - middleOf(track)) < 3);
  return card?.querySelector("h3")?.textContent;
}

test.each([["phone"], ["desktop"]])(
  "on a %s the features move on every four seconds and come round again",
  async (device) => {
    if (device === "desktop") await onDesktop();
    await openLanding();
    const time = await stopTime();
    for (const title of [...features.slice(1), "Meal planner"]) {
      await time.pass(4000);
      await expect.poll(active).toBe(title);
      // Scrolling takes real time, which the stopped clock knows nothing of.
      await expect.poll(titleInTheMiddle).toBe(title);
    }
  },
);

test("the features stand still while somebody points at them, and go on afterwards", async () => {
  await onDesktop();
  await openLanding();
  const time = await stopTime();
  await learnMore.hover();
  await expect.element(carousel).toHaveAttribute("data-moving", "false");
  await time.pass(20_000);
  expect(active()).toBe("Meal planner");
  await page.getByRole("banner").hover();
  await expect.element(carousel).toHaveAttribute("data-moving", "true");
  await time.pass(4000);
  await expect.poll(active).toBe("Extra Plans");
});

test("the features stand still while the focus is in them", async () => {
  await openLanding();
  const time = await stopTime();
  learnMore.element().focus();
  await expect.element(carousel).toHaveAttribute("data-moving", "false");
  await time.pass(20_000);
  expect(active()).toBe("Meal planner");
});

test("the features stand still where less motion is wished, and there is nothing to pause", async () => {
  await openLanding();
  const time = await stopTime();
  await deviceSays({ "prefers-reduced-motion": "reduce" });
  await expect.element(carousel).toHaveAttribute("data-moving", "false");
  await expect.element(page.getByRole("button", { name: "Pause" })).not.toBeInTheDocument();
  await time.pass(20_000);
  expect(active()).toBe("Meal planner");
});

test("the features stand still while their tab is hidden, and once somebody pauses them", async () => {
  await openLanding();
  const time = await stopTime();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(carousel).toHaveAttribute("data-moving", "false");
  await time.pass(20_000);
  expect(active()).toBe("Meal planner");
  hidden.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(carousel).toHaveAttribute("data-moving", "true");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect.element(page.getByRole("button", { name: "Play" })).toBeVisible();
  await expect.element(carousel).toHaveAttribute("data-moving", "false");
});
