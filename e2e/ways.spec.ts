import type { Page } from "@playwright/test";
import { clockSays } from "./clock.ts";
import { savePlan, usePlan } from "./kitchen.ts";
import { signUp } from "./person.ts";
import { expect, open, test } from "./test.ts";

/** Counts what a finger or a mouse presses on the pages of a window, over all that it opens. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  let presses = 0;
  await page.exposeFunction("pressed", () => void (presses += 1));
  await page.addInitScript(() => {
    addEventListener(
      "pointerdown",
      ({ isTrusted }) => void (isTrusted && Reflect.get(window, "pressed")()),
      true,
    );
  });
  // What was pressed last may still be on its way.
  return () => page.evaluate(() => undefined).then(() => presses);
}

for (const [device, options] of [
  ["phone", {}],
  ["desktop", { tag: "@desktop" }],
] as const) {
  test(
    `the daily jobs take as few presses as they may, on a ${device}`,
    options,
    async ({ context, page, baseURL }) => {
      const presses = await countPresses(page);
      /** A job from a page that is open to where it is done; typing is no press. */
      async function job(name: string, most: number, from: string, work: () => Promise<void>): Promise<void> {
        await open(page, from);
        const [before, startedAt] = [await presses(), Date.now()];
        await work();
        const [count, seconds] = [(await presses()) - before, (Date.now() - startedAt) / 1000];
        process.stdout.write(
          `${device}: ${name}: ${count} of at most ${most} presses, ${seconds.toFixed(1)} s\n`,
        );
        expect(count, name).toBeGreaterThan(0);
        expect(count, name).toBeLessThanOrEqual(most);
      }

      await job("from the first page to a guest's planner", 1, "/landing", async () => {
        await page.getByRole("link", { name: "Try it now" }).click();
        await expect(page).toHaveURL(/\/planner$/u);
      });

      await signUp(context.request, baseURL ?? "");
      const { id } = await savePlan(context.request, "Our days", 2);
      await usePlan(context.request, id);
      await clockSays(page, 17, 30);

      await job("find a dish of the cookbook", 2, "/dashboard", async () => {
        await page.getByRole("button", { name: "Search", exact: true }).click();
        await page.getByRole("combobox", { name: "Search" }).fill("shakshuka");
        await page
          .getByRole("option", { name: /shakshuka/iu })
          .first()
          .click();
        await expect(page.getByRole("heading", { level: 1, name: /shakshuka/iu })).toBeVisible();
      });

      await job("from the planner to the list", 1, "/planner", async () => {
        const places = device === "phone" ? "Main" : "Places";
        await page.getByRole("navigation", { name: places }).getByRole("link", { name: "Shopping" }).click();
        await expect(page).toHaveURL(/\/shopping-list$/u);
      });

      await job("add three things to the list", 1, "/shopping-list", async () => {
        await page.getByLabel("Add an item").click();
        await page.keyboard.type("bread, oat milk and jam");
        await page.keyboard.press("Enter");
        for (const name of [/^bread/u, /^oat milk/u, /^jam/u])
          await expect(page.getByRole("checkbox", { name })).toBeVisible();
      });

      await job("from the dashboard to cooking tonight's dinner", 2, "/dashboard", async () => {
        await page.getByRole("link", { name: "Cook", exact: true }).click();
        await expect(page).toHaveURL(/\/cooking-timer/u);
      });
    },
  );
}
