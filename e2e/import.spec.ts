import { truncate, writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { firstDish, recipeCalled, saveFavorite, savePlan } from "./kitchen.ts";
import { logIn, type Person, signUp } from "./person.ts";
import { expect, open, test as base } from "./test.ts";

const test = base.extend<{ person: Person }>({
  person: [
    async ({ context, baseURL }, use) => use(await signUp(context.request, baseURL ?? "")),
    { auto: true },
  ],
});

const cake = "Chocolate cake\nIngredients\n200 g flour\n2 eggs\nMethod\nMix.\nBake for 30 minutes.";

const schemaOrg = (name: string) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name,
  recipeIngredient: ["400 g chickpeas", "1 onion"],
  recipeInstructions: ["Soften the onion.", "Add the chickpeas."],
});
const bareName = { "@type": "Recipe", name: "Only a name" };

/** What an app exports that writes schema.org. */
const exported = (...recipes: readonly object[]) => ({
  name: "my-recipes.json",
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify(recipes)),
});

const chooser = (page: Page) => page.getByLabel("Choose a file");
const files = (page: Page) => page.getByRole("region", { name: "Your files" }).getByRole("listitem");

/** Lets a file fall where files may be dropped. */
async function drop(page: Page, { name, buffer }: ReturnType<typeof exported>): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([text], fileName));
      return carried;
    },
    [name, buffer.toString()] as const,
  );
  await page.getByRole("region", { name: "File from another app" }).dispatchEvent("drop", { dataTransfer });
}

/** A menu closes when the page moves under it, so its button is brought into sight before it is pressed. */
const inTheMiddle = (button: Locator) => button.evaluate((it) => it.scrollIntoView({ block: "center" }));

/** Exports the recipe that is open in one form. */
async function downloads(page: Page, form: string, fileName: string): Promise<void> {
  const button = page.getByRole("button", { name: "Export" });
  const file = page.waitForEvent("download");
  await inTheMiddle(button);
  await button.click();
  await page.getByRole("menuitem", { name: form }).click();
  expect((await file).suggestedFilename()).toBe(fileName);
}

test(
  "a pasted text survives a lost network, and is read and saved by keyboard alone",
  { tag: "@unnoticed" },
  async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/u);
    await open(page, "/import");
    await page.getByRole("tab", { name: "Web page" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Text" })).toBeFocused();
    const text = page.getByLabel("The recipe as text");
    await text.fill(cake);
    await context.setOffline(true);
    await text.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("You are offline. Everything stays here")).toBeVisible();
    await expect(text).toHaveValue(cake);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Read the text" }).press("Enter");
    await expect(page.getByRole("heading", { name: "1 recipe to review" })).toBeFocused();

    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Name")).toBeFocused();
    await page.keyboard.type("Sunday cake");
    await page.getByRole("button", { name: "Save to favorites" }).press("Enter");
    await expect(page.getByRole("heading", { name: "1 recipe saved to your favorites" })).toBeVisible();
    await page.getByRole("link", { name: "Open your collection" }).press("Enter");
    await expect(page.getByRole("link", { name: "Sunday cake" })).toBeVisible();
  },
);

test("a text outlives a session that has ended, for the person who wrote it", async ({
  page,
  context,
  person,
  complaints,
}) => {
  complaints.allow(/status of 401/u);
  await open(page, "/import?way=text");
  await page.getByLabel("The recipe as text").fill(cake);
  // What the page still asks when it has been drawn would find the end of the session before the press does.
  await page.waitForLoadState("networkidle");
  await context.clearCookies();
  await page.getByRole("button", { name: "Read the text" }).click();
  await page.getByRole("link", { name: "Sign in or sign up" }).click();
  await logIn(page, person);
  await expect(page.getByLabel("The recipe as text")).toHaveValue(cake);
  await expect(page).toHaveURL(/\/import\?way=text$/u);
});

test("a file is imported in the background, and tells what was added, left out and there already", async ({
  page,
}) => {
  await open(page, "/import?way=file");
  await chooser(page).setInputFiles(exported(schemaOrg("Chickpea stew"), schemaOrg("Onion soup"), bareName));
  const [first, second] = [files(page).last(), files(page).first()];
  await expect(first.getByText("Done: 2 recipes added, 1 left out.")).toBeVisible();
  await first.getByText("Why 1 recipe was left out").click();
  await expect(first.getByText("Only a name")).toBeVisible();
  await axeFindsNothing(page, "with an import that is done");

  await drop(page, exported(...["Chickpea stew", "Onion soup", "Bean salad"].map(schemaOrg)));
  await expect(second.getByText("Done: 1 recipe added, 2 already there.")).toBeVisible();
  await second.getByRole("link", { name: "Open your collection" }).click();
  await expect(page.getByRole("link", { name: "Bean salad" })).toBeVisible();
  await page.getByRole("link", { name: "Import" }).click();
  await expect(files(page)).toHaveCount(2);
});

test("files that are none of ours say why", async ({ page }, testInfo) => {
  await open(page, "/import?way=file");
  await chooser(page).setInputFiles({ name: "empty.zip", mimeType: "", buffer: Buffer.alloc(0) });
  await expect(page.getByText("empty.zip: There is nothing in this file.")).toBeVisible();
  const huge = testInfo.outputPath("huge.zip");
  await writeFile(huge, "");
  await truncate(huge, 100_000_001);
  await chooser(page).setInputFiles(huge);
  await expect(page.getByText("huge.zip: It is larger than 100 MB.")).toBeVisible();
  const pdf = Buffer.from("%PDF-1.7\nnothing to cook");
  await chooser(page).setInputFiles({ name: "letter.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(files(page).getByText("Nothing was imported.")).toBeVisible();
  await axeFindsNothing(page, "with a file that could not be imported");
});

test("a file on its way is not stopped by leaving the page, but by its button", async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route("**/api/imports?fileName=*", () => arrived.resolve());
  await open(page, "/import?way=file");
  await chooser(page).setInputFiles(exported(schemaOrg("Chickpea stew")));
  await arrived.promise;
  await page.getByRole("link", { name: "Back to your recipes" }).click();
  await page.getByRole("link", { name: "Import" }).click();
  await page.getByRole("tab", { name: "File" }).click();
  await expect(page.getByRole("progressbar", { name: "Sending my-recipes.json" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(chooser(page)).toBeAttached();
  await expect(files(page)).toHaveCount(0);
});

test("everything goes out as one zip, and a recipe in the form that is chosen", async ({ page, context }) => {
  await saveFavorite(context.request, recipeCalled("Bean stew"));
  await open(page, "/recipe-history?tab=favorites");
  await page.getByRole("link", { name: "Export" }).click();
  const everything = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all recipes" }).click();
  expect((await everything).suggestedFilename()).toBe("recipes.zip");

  await page.getByRole("link", { name: "Back to your recipes" }).click();
  await page.getByRole("tab", { name: "Saved Favorites" }).click();
  await page.getByRole("link", { name: "Bean stew" }).click();
  await downloads(page, "schema.org JSON", "Bean stew.json");
  await downloads(page, "Markdown", "Bean stew.md");
  await downloads(page, "Cooklang", "Bean stew.cook");
});

test("a meal of a saved plan goes out too, and Escape closes the choice and not its recipe", async ({
  page,
  context,
}) => {
  const { name, fullName } = firstDish(await savePlan(context.request, "This week"));
  await open(page, "/recipe-history?tab=plans");
  await page.getByRole("button", { name: fullName, exact: true }).click();
  const dialog = page.getByRole("dialog", { name });
  const choice = dialog.getByRole("menuitem", { name: "Markdown" });
  await inTheMiddle(dialog.getByRole("button", { name: "Export" }));
  await dialog.getByRole("button", { name: "Export" }).click();
  await expect(choice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await expect(dialog).toBeVisible();
  await downloads(page, "Markdown", `${name}.md`);
});
