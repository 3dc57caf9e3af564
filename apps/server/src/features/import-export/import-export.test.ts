import { createServer, type RequestListener, type Server } from "node:http";
import { previewFromText, previewFromUrl } from "@meal/contract/import-export";
import { expectProblem } from "@meal/testkit/expect-problem";
import { findFreePort } from "@meal/testkit/free-port";
import { afterEach, expect, it } from "vitest";
import { signUp } from "../accounts/testing/people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const recipe = {
  "@type": "Recipe",
  name: "Lentil soup",
  recipeYield: "4 servings",
  recipeCuisine: "Indian",
  prepTime: "PT10M",
  recipeIngredient: ["200 g red lentils", "1 onion", "2 tbsp butter", "800 ml water"],
  recipeInstructions: "Fry the onion for 5 minutes. Add the rest and simmer for 20 minutes.",
};
const pageOf =
  (...recipes: readonly object[]): RequestListener =>
  (request, response) => {
    if (request.url === "/moved") response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    else if (request.url === "/gone") response.writeHead(404).end();
    else
      response
        .writeHead(200, { "content-type": "text/html" })
        .end(`<script type="application/ld+json">${JSON.stringify(recipes)}</script>`);
  };

async function site(answer: RequestListener): Promise<string> {
  const port = await findFreePort();
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => {
    server.listen(port, "127.0.0.1", listening);
  });
  return `127.0.0.1:${port}`;
}

async function annaIn(world: World) {
  const anna = world.browser();
  await signUp(anna);
  return anna;
}

describeAccounts("importing", ({ open }) => {
  it("shows the recipes of a page with what the engine knows, and they can be saved as they are", async () => {
    const host = await site(pageOf(recipe, { "@type": "Recipe", name: "Only a name" }));
    const anna = await annaIn(await open({ settings: { FETCH_ALLOWED_HOSTS: host } }));
    const url = `http://${host}/soup`;
    const answer = await anna.post("/api/functions/import-from-url", { url });
    const { recipes, failures } = previewFromUrl.output.parse(await answer.json());
    expect(failures).toEqual([{ name: "Only a name", reason: "It has neither ingredients nor steps." }]);
    expect(recipes).toHaveLength(1);
    expect(recipes[0]).toMatchObject({
      name: "Lentil soup",
      category: "soup",
      cuisine: "indian",
      servings: 4,
      prepTime: 10,
      cookTime: 25,
      sourceUrl: url,
      foodIds: expect.arrayContaining([expect.stringContaining("lentil")]),
    });
    expect(recipes[0]?.calories).toBeGreaterThan(150);
    expect(recipes[0]?.nutrition?.protein).toBeGreaterThan(8);
    const saved = await anna.post("/api/favorite-recipes", { recipe: recipes[0] });
    expect(await saved.json()).toMatchObject({ recipe_content: { ...recipes[0], isFavorite: true } });
  });

  it("tells why a page cannot be opened, and does not open what is private", async () => {
    const host = await site(pageOf());
    const anna = await annaIn(await open({ settings: { FETCH_ALLOWED_HOSTS: host } }));
    const ask = (url: string) => anna.post("/api/functions/import-from-url", { url });
    await expectProblem(await ask(`http://${host}/moved`), "page_refused");
    await expectProblem(await ask("http://localhost/"), "page_refused");
    await expectProblem(await ask("http://127.0.0.1:22/"), "page_refused");
    await expectProblem(await ask(`http://${host}/gone`), "page_unreachable");
    await expectProblem(await ask(`http://${host}/`), "no_recipe_found");
    await expectProblem(await ask("file:///etc/passwd"), "invalid_input");
  });

  it("opens one page at a time for a person", async () => {
    const arrived = Promise.withResolvers<void>();
    const leave = Promise.withResolvers<void>();
    const host = await site((request, response) => {
      arrived.resolve();
      void leave.promise.then(() => pageOf(recipe)(request, response));
    });
    const anna = await annaIn(await open({ settings: { FETCH_ALLOWED_HOSTS: host } }));
    const ask = () => anna.post("/api/functions/import-from-url", { url: `http://${host}/` });
    const first = ask();
    await arrived.promise;
    await expectProblem(await ask(), "too_many_requests");
    leave.resolve();
    expect((await first).status).toBe(200);
    expect((await ask()).status).toBe(200);
  });

  it("reads a pasted recipe, and the pasted source of a page", async () => {
    const anna = await annaIn(await open());
    const preview = async (text: string) => {
      const answer = await anna.post("/api/functions/import-from-text", { text });
      return previewFromText.output.parse(await answer.json()).recipes;
    };
    const words = "Chocolate cake\nIngredients\n200 g flour\n2 eggs\nMethod\nMix.\nBake for 30 minutes.";
    expect(await preview(words)).toEqual([
      expect.objectContaining({
        name: "Chocolate cake",
        category: "dessert",
        instructions: ["Mix.", "Bake for 30 minutes."],
      }),
    ]);
    expect(await preview(JSON.stringify(recipe))).toEqual([expect.objectContaining({ name: "Lentil soup" })]);
    await expectProblem(
      await anna.post("/api/functions/import-from-text", { text: "Hello" }),
      "no_recipe_found",
    );
  });

  it("cuts what is longer than a recipe can be, and does not guess figures of what it does not know", async () => {
    const anna = await annaIn(await open());
    const strange = {
      ...recipe,
      name: "n".repeat(1000),
      recipeIngredient: ["zzyzx ".repeat(200), ...Array.from({ length: 300 }, () => "zzyzx")],
      recipeInstructions: ["s".repeat(9000)],
      keywords: Array.from({ length: 150 }, (_, at) => `${at} ${"k".repeat(150)}`),
      nutrition: { calories: "412 kcal" },
    };
    const read = await anna.post("/api/functions/import-from-text", { text: JSON.stringify(strange) });
    const [cut] = previewFromText.output.parse(await read.json()).recipes;
    expect(cut).toMatchObject({ name: "n".repeat(300), calories: 412 });
    expect(cut?.nutrition).toBeUndefined();
    expect(cut?.ingredients.map(({ length }) => length).slice(0, 2)).toEqual([500, 5]);
    expect([cut?.ingredients.length, cut?.instructions[0]?.length]).toEqual([200, 5000]);
    expect([cut?.keywords?.length, cut?.keywords?.[0]?.length]).toEqual([100, 100]);
  });

  it("is for those who are signed in, and not without end", async () => {
    const world = await open();
    await expectProblem(
      await world.browser().post("/api/functions/import-from-text", { text: "x" }),
      "not_signed_in",
    );
    const anna = await annaIn(world);
    const ask = () => anna.post("/api/functions/import-from-url", { url: "http://127.0.0.1/" });
    for (let asked = 0; asked < 60; asked += 1) await (await ask()).text();
    await expectProblem(await ask(), "too_many_requests");
  });
});
