import type { Locator, Page } from "@playwright/test";
import { openPlanner, openSettings } from "./planner-page.ts";

/** Says as a guest what must not be in a plan, and what else. */
export async function sayAsGuest(
  page: Page,
  allergy: string,
  { people = 1, diet }: { readonly people?: number; readonly diet?: string } = {},
): Promise<void> {
  await openPlanner(page);
  const settings = await openSettings(page);
  await settings.getByLabel("Allergies").fill(`${allergy},`);
  if (diet !== undefined) await settings.getByLabel("Diet", { exact: true }).selectOption(diet);
  for (let more = 1; more < people; more += 1)
    await settings.getByRole("button", { name: "More people" }).click();
}

/** The question that comes once somebody is known. */
export function saidQuestion(page: Page, moment: "signing up" | "logging in"): Locator {
  return page.getByRole("dialog", { name: `You told us before ${moment}` });
}
