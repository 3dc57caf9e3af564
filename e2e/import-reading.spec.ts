import { createServer } from "node:http";
import { STAND_IN_KEY } from "../packages/testkit/src/stand-ins/answers.ts";
import { startGemini } from "../packages/testkit/src/stand-ins/gemini.ts";
import type { ProviderServer } from "../packages/testkit/src/stand-ins/provider-server.ts";
import { axeFindsNothing } from "./axe.ts";
import { logIn, signUp, signUpElsewhere } from "./person.ts";
import { freePort, type RunningServer, startServer } from "./server.ts";
import { expect, open, test as base } from "./test.ts";

const lentilSoup = {
  "@type": "Recipe",
  name: "Lentil soup",
  recipeYield: "4 servings",
  recipeIngredient: ["200 g red lentils", "1 onion", "2 tbsp butter", "800 ml water"],
  recipeInstructions: [
    "Fry the onion in the butter for 5 minutes.",
    "Add the rest and simmer for 20 minutes.",
  ],
};
const pages: Readonly<Record<string, readonly object[]>> = {
  "/soup": [lentilSoup],
  "/soups": [lentilSoup, { ...lentilSoup, name: "Pea soup" }, { "@type": "Recipe", name: "Only a name" }],
};

const card =
  "<recipe>\nOnion tart\nIngredients\n3 onions\n200 g flour\nMethod\n1. Bake for 30 minutes.\n</recipe>";

/** A website with recipes, a model that sees, and a server that may ask both although they are on this machine. */
const test = base.extend<object, { site: string; model: ProviderServer; server: RunningServer }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const website = createServer(({ url }, answer) => {
        const data = JSON.stringify(pages[url ?? ""] ?? []);
        answer.writeHead(200, { "content-type": "text/html" });
        answer.end(`<h1>Soups</h1><script type="application/ld+json">${data}</script>`);
      });
      const port = await freePort();
      await new Promise<void>((listening) => {
        website.listen(port, "127.0.0.1", listening);
      });
      await use(`http://127.0.0.1:${port}`);
      website.close();
    },
    { scope: "worker" },
  ],
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const model = await startGemini();
      await use(model);
      await model.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ site, model }, use) => {
      const server = await startServer({
        FETCH_ALLOWED_HOSTS: new URL(site).host,
        GEMINI_API_KEY: STAND_IN_KEY,
        AI_TEXT_BASE_URL: model.url,
      });
      await use(server);
      await server.stop();
    },
    // Starting servers is no part of a test's own time.
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

// One server for the whole file.
test.describe.configure({ mode: "default" });

test("what another app shares is read at once, also where one has to sign in first", async ({
  page,
  site,
  baseURL,
  playwright,
}) => {
  const person = await signUpElsewhere(playwright, baseURL);
  const shared = new URLSearchParams({ title: "Two soups", text: `Look at these: ${site}/soups` });
  await open(page, `/import?${shared}`);
  await axeFindsNothing(page, "before signing in");
  await page.getByRole("link", { name: "Sign in or sign up" }).click();
  await logIn(page, person);

  await expect(page.getByRole("heading", { name: "2 recipes to review" })).toBeFocused();
  await expect(page).toHaveURL(/\/import$/u);
  await expect(page.getByText("It has neither ingredients nor steps.")).toBeVisible();
  await page.getByLabel("Name of Lentil soup").fill("Sunday soup");
  await page.getByRole("checkbox", { name: "Save Pea soup" }).uncheck();
  await page.getByRole("button", { name: "Save 1 recipe to favorites" }).click();
  await expect(page.getByRole("status").getByText("1 recipe saved to your favorites")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Save Pea soup" })).not.toBeChecked();

  await page.getByRole("link", { name: "Open your collection" }).click();
  await page.getByRole("link", { name: "Sunday soup" }).click();
  await expect(page.getByRole("link", { name: "127.0.0.1" })).toHaveAttribute("href", `${site}/soups`);
});

test("a page that is none keeps its address, and the next one is read, put right and saved", async ({
  page,
  context,
  site,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 422/u);
  await signUp(context.request, baseURL ?? "");
  await open(page, "/import");
  const address = page.getByLabel("Address of the page");
  await address.fill(`${site}/nothing`);
  await address.press("Enter");
  await expect(page.getByText("This page does not say where its recipe is.")).toBeVisible();
  await expect(address).toHaveValue(`${site}/nothing`);
  await axeFindsNothing(page, "with an address that could not be read");

  await address.fill(`${site}/soup`);
  await page.getByRole("button", { name: "Read the page" }).click();
  await expect(page.getByRole("heading", { name: "1 recipe to review" })).toBeFocused();
  const facts = page.getByRole("region", { name: "What is in it" });
  await expect(facts.getByText("milk", { exact: true })).toBeVisible();
  await page.getByLabel("Ingredients").fill("200 g red lentils\n1 onion\n2 tbsp olive oil\n800 ml water");
  await page.getByLabel("Ingredients").blur();
  await expect(facts.getByText("Vegan", { exact: true })).toBeVisible();
  await expect(facts.getByText("milk", { exact: true })).toHaveCount(0);
  await axeFindsNothing(page, "with a preview");
  await page.getByRole("button", { name: "Save to favorites" }).click();
  await expect(page.getByRole("heading", { name: "1 recipe saved to your favorites" })).toBeVisible();

  // The same page once more: the name is taken, and another one helps.
  await page.getByRole("button", { name: "Bring something else" }).click();
  await page.getByRole("button", { name: "Read the page" }).click();
  await page.getByRole("button", { name: "Save to favorites" }).click();
  await expect(
    page.getByRole("alert").getByText("You already have a favorite with this name."),
  ).toBeVisible();
  await page.getByLabel("Name").fill("Lentil soup with butter");
  await page.getByRole("button", { name: "Save to favorites" }).click();
  await page.getByRole("link", { name: "Open your collection" }).click();
  await expect(page.getByRole("link", { name: "Lentil soup with butter" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Lentil soup", exact: false })).toHaveCount(2);
});

test("the photo of a recipe is read like its text", async ({ page, context, model, baseURL }) => {
  model.always({ kind: "text", text: card });
  await signUp(context.request, baseURL ?? "");
  await open(page, "/import?way=photo");
  const photo = { name: "card.png", mimeType: "image/png", buffer: await page.screenshot() };
  await page.getByLabel("Take or choose a photo").setInputFiles(photo);
  await expect(page.getByLabel("Name")).toHaveValue("Onion tart");
  await page.getByRole("button", { name: "Save to favorites" }).click();
  await expect(page.getByRole("heading", { name: "1 recipe saved to your favorites" })).toBeVisible();
});
