import { devices } from "./browser.ts";
import { prerenderedPaths } from "./routes.ts";
import { expect, open, test } from "./test.ts";

test.describe("a page written at build time", () => {
  for (const path of [...prerenderedPaths, "/no-such-page"]) {
    test(`${path} carries every style that it uses, in both themes and at both sizes`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/ERR_FAILED|status of 404/u);
      // The app would fetch all styles by itself.
      await page.route("**/assets/*.js", (route) => route.abort());
      for (const theme of ["light", "dark"]) {
        await page.addInitScript((name) => localStorage.setItem("ui-theme", name), theme);
        await page.goto(path);
        const looks = [];
        for (const { viewport } of [devices.phone, devices.desktop]) {
          await page.setViewportSize(viewport);
          looks.push({ viewport, before: await page.evaluateHandle(readLooks) });
        }
        await page.addStyleTag({ url: (await page.locator("#root").getAttribute("data-styles")) ?? "" });
        for (const { viewport, before } of looks) {
          await page.setViewportSize(viewport);
          const after = await page.evaluateHandle(readLooks);
          const found = await page.evaluate(findOtherLooks, { before, after });
          expect(found, `in the ${theme} theme, ${viewport.width} px wide`).toEqual([]);
        }
      }
    });
  }

  test("shows its words before it asks for a typeface", async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED/u);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.resourceType()));
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/landing");
    await expect(page.locator("h1")).toBeVisible();
    expect(asked).toContain("script");
    expect(asked).not.toContain("font");
  });

  test("gets the styles of all screens with the app", async ({ page }) => {
    await open(page, "/terms");
    await page.getByRole("link", { name: "Log in" }).click();
    await expect(page.getByLabel("Email")).toHaveCSS("border-top-width", "1px");
  });
});

type Looks = readonly (readonly string[])[];

/** How each element of the page looks. */
async function readLooks(): Promise<Looks> {
  // With reduced motion too, what changes takes a moment to do so.
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  // Every element has the same ones; asking each for their names takes longer than asking for what they say.
  const properties = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith("--"));
  return [...document.querySelectorAll("html, body, body *")].map((element) =>
    ["", "::before", "::after"].flatMap((part) => {
      const look = getComputedStyle(element, part);
      if (part !== "" && look.content === "none") return [];
      return properties.map((property) => `${property}: ${look.getPropertyValue(property)}`);
    }),
  );
}

/** What looks different now that the page has all styles of the app. */
function findOtherLooks({ before, after }: { readonly before: Looks; readonly after: Looks }): string[] {
  const elements = [...document.querySelectorAll("html, body, body *")];
  return elements.flatMap((element, index) => {
    const other = after[index]?.filter((line, place) => line !== before[index]?.[place]) ?? [];
    return other.map((line) => `${element.tagName} ${element.getAttribute("class")} ${line}`);
  });
}
