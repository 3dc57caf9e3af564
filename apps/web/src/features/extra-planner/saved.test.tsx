import {
  deleteExtraPlan,
  generateExtraPlannerImage,
  generateExtraRecipe,
  listExtraPlans,
  saveExtraPlan,
} from "@meal/contract/extra-planner";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { type Answer, breakDown, refuse } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { extraAnswers, extraPlanCalled, savedPlans } from "../../testing/extra-plans.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";

const soup = extraPlanCalled("Lentil soup. As thick as it gets.");
const tart = extraPlanCalled("Lemon tart", { id: "44444444-4444-4444-8444-444444444444" });
const list = page.getByRole("list", { name: "Saved plans" });
const remove = page.getByRole("button", { name: "Delete Lentil soup" });
const name = page.getByRole("textbox", { name: "Recipe name or description" });

const open = (...answers: readonly Answer[]) =>
  renderAt("/extra-planner?tab=saved", {
    as: somebody(),
    answers: [...extraAnswers, savedPlans(soup, tart), ...answers],
  });

test("what is saved is counted on its tab, and each leads to its recipe", async () => {
  await open();
  await expect.element(page.getByRole("tab", { name: "Saved Plans (2)" })).toBeVisible();
  await expect.element(list.getByText("Saved on November 20, 2026").first()).toBeVisible();
  const link = list.getByRole("link", { name: "Lentil soup" });
  await expect.element(link).toHaveAttribute("href", `/extra-planner/${soup.id}`);
  await axeFindsNothing("among saved plans");
});

test("what is deleted goes at once, and can be taken back as it was", async () => {
  const screen = await open();
  await expect.element(remove).toBeVisible();
  screen.now(savedPlans(tart));
  await remove.click();
  await expect.element(page.getByRole("tab", { name: "Saved Plans (1)" })).toBeVisible();
  await expect.poll(() => screen.sent(deleteExtraPlan)).toEqual([{ params: { id: soup.id } }]);
  screen.now(savedPlans(soup, tart));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("tab", { name: "Saved Plans (2)" })).toBeVisible();
  const { created_at: _, ...same } = soup;
  expect(screen.sent(saveExtraPlan)).toEqual([{ body: same }]);
});

test.each([
  [breakDown(deleteExtraPlan), "Request failed with status: 500"],
  [refuse(deleteExtraPlan, "not_signed_in"), "User not authenticated"],
])("a deletion that fails says why, and the plan is still there", async (fault, why) => {
  await open(fault);
  await remove.click();
  await expect.element(message("Failed to delete plan")).toBeVisible();
  await expect.element(message(why)).toBeVisible();
  await expect.element(remove).toBeVisible();
});

test("what is gone already counts as deleted", async () => {
  const screen = await open(refuse(deleteExtraPlan, "not_found"));
  await expect.element(remove).toBeVisible();
  screen.now(savedPlans(tart));
  await remove.click();
  await expect.element(message("Deleted “Lentil soup”")).toBeVisible();
  await expect.element(page.getByRole("tab", { name: "Saved Plans (1)" })).toBeVisible();
});

test("an empty list, a list that fails and one out of reach each say what to do", async () => {
  const screen = await open(breakDown(listExtraPlans));
  await expect.element(page.getByText("Failed to load saved plans")).toBeVisible();
  screen.now(savedPlans());
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Generate a recipe" }).click();
  await expect.element(name).toBeVisible();
});

test("without a network the list says that it is elsewhere", async () => {
  await renderAt("/extra-planner?tab=saved", { as: somebody(), answers: extraAnswers, isOffline: true });
  await expect.element(page.getByText("Your saved plans are on the server")).toBeVisible();
});

/** What lies on the device from before the page was closed. */
const kept = (work: object) => localStorage.setItem("extra-planner-work", JSON.stringify(work));
const made = {
  recipeName: "Lentil soup",
  story: "As at home",
  enhance: false,
  id: soup.id,
  imageUrl: soup.image_url,
  lack: "asked",
};

test("a recipe fills the fields once, and what stood there can be brought back", async () => {
  const person = somebody();
  kept({ wish: { recipeName: "My own idea", story: "", enhance: true } });
  const brought = "/extra-planner?recipeName=Lemon+stew&description=One+pot";
  const screen = await renderAt(brought, { as: person, answers: extraAnswers });
  await expect.element(name).toHaveValue("Lemon stew");
  await expect.element(page.getByRole("textbox", { name: "Background story" })).toHaveValue("One pot");
  await expect.poll(() => screen.address()).toBe("/extra-planner");
  await page.getByRole("button", { name: "Bring back “My own idea”" }).click();
  await expect.element(name).toHaveValue("My own idea");
  await expect.element(page.getByRole("switch", { name: "Enhance" })).toBeChecked();
});

test("whoever closed the page between the picture and the recipe finds both", async () => {
  kept({ wish: made, made });
  const screen = await renderAt("/extra-planner", { as: somebody(), answers: extraAnswers });
  await expect.element(page.getByText("420 kcal")).toBeVisible();
  await expect.element(name).toHaveValue("Lentil soup");
  expect(screen.sent(generateExtraRecipe)).toHaveLength(1);
  expect(screen.sent(generateExtraPlannerImage)).toEqual([]);
});

test("whoever closed the page while the picture was made is told that it broke off, and finds their words", async () => {
  kept({ wish: { recipeName: "Lentil soup", story: "" }, isAsked: true });
  await renderAt("/extra-planner", { as: somebody(), answers: extraAnswers });
  await expect.element(page.getByText("A picture was started and is not here")).toBeVisible();
  await expect.element(name).toHaveValue("Lentil soup");
});

test("what another tab makes shows here, too", async () => {
  await renderAt("/extra-planner", { as: somebody(), answers: extraAnswers });
  await expect.element(name).toBeVisible();
  const newValue = JSON.stringify({ wish: made, made: { ...made, lack: null, details: soup.details_json } });
  // The page may be drawn a moment before it listens.
  const isShown = () => {
    dispatchEvent(new StorageEvent("storage", { key: "extra-planner-work", newValue }));
    return page.getByText("420 kcal").query() !== null;
  };
  await expect.poll(isShown).toBe(true);
});

test("what lies on the device and cannot be read is as good as nothing", async () => {
  localStorage.setItem("extra-planner-work", "{broken");
  await renderAt("/extra-planner", { as: somebody(), answers: extraAnswers });
  await expect.element(name).toHaveValue("");
});

test("an address with a name alone leaves the story empty", async () => {
  await renderAt("/extra-planner?recipeName=42", { as: somebody(), answers: extraAnswers });
  await expect.element(name).toHaveValue("42");
  await expect.element(page.getByRole("textbox", { name: "Background story" })).toHaveValue("");
});

test("the other name of the page leads to it", async () => {
  const screen = await renderAt("/extra-plan", { as: somebody(), answers: extraAnswers });
  expect(screen.address()).toBe("/extra-planner");
});

test("a picture is downloaded as a PNG named after its recipe, and what fails is told", async () => {
  await renderAt("/extra-planner", { as: somebody(), answers: extraAnswers });
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function keep(this: HTMLAnchorElement) {
    files.push(this.download);
  });
  const drawn = vi.spyOn(HTMLCanvasElement.prototype, "toBlob");
  await name.fill("Lentil: soup. Thick.");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  const download = page.getByRole("button", { name: "Download image" });
  await download.click();
  await expect.poll(() => files).toEqual(["Lentil soup.png"]);
  expect(drawn.mock.calls[0]?.[1]).toBe("image/png");
  drawn.mockImplementation((done) => done(null));
  await download.click();
  await expect.element(message("Failed to download image")).toBeVisible();
  vi.restoreAllMocks();
});

test("a recipe is shared as a text of its own", async () => {
  await renderAt("/extra-planner", { as: somebody(), answers: extraAnswers });
  const written = vi.spyOn(Clipboard.prototype, "writeText").mockResolvedValue();
  await name.fill("Lentil soup");
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect.element(message("Recipe copied")).toBeVisible();
  expect(written.mock.calls[0]?.[0]).toMatch(/^Lentil soup\n\nIngredients \(for 2\):\n250 g red lentils/u);
  vi.restoreAllMocks();
});

test("a guest logs in first", async () => {
  const screen = await renderAt("/extra-planner");
  expect(screen.address()).toContain("/login");
});
