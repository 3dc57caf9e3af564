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
        for (const { viewport } of [devices.phone, devices.desktop]) {
          await page.setViewportSize(viewport);
          await page.goto(path);
          const styles = await page.locator("#root").getAttribute("data-styles");
          const found = await page.evaluate(findOtherLooks, styles);
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

/** What looks different once the page has all styles of the app. */
async function findOtherLooks(styles: string | null): Promise<string[]> {
  const elements = [...document.querySelectorAll("html, body, body *")];
  const readLooks = async () => {
    // With reduced motion too, what changes takes a moment to do so.
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
    return elements.map((element) =>
      ["", "::before", "::after"].flatMap((part) => {
        const look = getComputedStyle(element, part);
        if (part !== "" && look.content === "none") return [];
        const properties = [...look].filter((property) => !property.startsWith("--"));
        return properties.map((property) => `${property}: ${look.getPropertyValue(property)}`);
      }),
    );
  };
  const before = await readLooks();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = styles ?? "";
  await new Promise((resolve) => {
    link.addEventListener("load", resolve);
    document.head.append(link);
  });
  const after = await readLooks();
  return elements.flatMap((element, index) => {
    const other = after[index]?.filter((line, place) => line !== before[index]?.[place]) ?? [];
    return other.map((line) => `${element.tagName} ${element.getAttribute("class")} ${line}`);
  });
}
