import { expect, it } from "vitest";
import type { ReadRecipe } from "./import-file.ts";
import { unpackingBudget } from "./limits.ts";
import { openContent } from "./open-content.ts";
import { openImportFile } from "./open-import-file.ts";
import { mealieRecipe } from "./testing/mealie.ts";
import { paprikaRecipe } from "./testing/paprika.ts";
import { readFile, withFile } from "./testing/read.ts";
import { tandoorRecipe } from "./testing/tandoor.ts";
import { foreign, locked, renamed, silent, zipOf } from "./testing/zip.ts";

const soup = { "@type": "Recipe", name: "Soup", recipeIngredient: ["1 onion"] };
const megabytes = (count: number) => Buffer.alloc(count * 1_000_000, " ");

it.each<readonly [string, string | Uint8Array, string]>([
  ["nothing", "", "This file is empty."],
  ["only blanks", " \n\t\n", "This file is empty."],
  ["a PDF", "%PDF-1.7\n%âãÏÓ", "This seems to be a PDF."],
  ["a photo", Buffer.from("ffd8ffe000104a464946", "hex"), "This seems to be a picture."],
  ["a database", "SQLite format 3\0 and so on", "This seems to be a database."],
  ["another archive", "Rar!\u001A\u0007", "This seems to be an archive other than zip."],
  ["a page", "<!doctype html><title>Sign in</title><form>", "This seems to be a web page without a recipe."],
  [
    "JSON of something else",
    '{"users": [{"id": 1}]}',
    "This is JSON, but there is no recipe in it that we can read.",
  ],
  ["a list of something else", "[1, 2, {}]", "This is JSON, but there is no recipe in it that we can read."],
  [
    "broken JSON",
    '{"@type": "Recipe", "name":',
    "This seems to be JSON, but it is damaged, or larger than a recipe can be.",
  ],
  [
    "JSON without a bottom",
    "[".repeat(2_000_000),
    "This is JSON, but there is no recipe in it that we can read.",
  ],
  [
    "JSON of too many values",
    `{"a":[${"{},".repeat(300_000)}0]}`,
    "This seems to be JSON, but it is damaged, or larger than a recipe can be.",
  ],
  ["words", "Dear diary, today I ate soup.", "This is text, but not in a format that we know."],
  ["bytes", Buffer.from([1, 0, 2, 0, 0, 3, 250, 251]), "This is not a file from a recipe app that we know."],
  ["half a zip", Buffer.from("504b0304140000000800", "hex"), "This zip archive is damaged."],
  ["too much", megabytes(41), "A file that is no zip archive may have 40 MB."],
])("says what a file is that holds no recipes: %s", async (_what, content, sentence) => {
  await expect(readFile(content, "recipes.json")).rejects.toThrow(sentence);
});

it("says which files would be right", async () => {
  await expect(readFile("%PDF-1.7")).rejects.toThrow(
    "This seems to be a PDF. We read our own exports, those of Mealie, Tandoor, Paprika, RecipeSage, and Nextcloud Cookbook, and Cooklang, schema.org JSON and CSV files.",
  );
});

it.each([
  ["nothing", {}, "There is no recipe in this zip archive that we can read."],
  ["pictures", { "a.jpg": "x" }, "There is no recipe in this zip archive that we can read."],
  [
    "something else",
    { "a.json": "{}" },
    "We tried “a”: This is JSON, but there is no recipe in it that we can read. We read our own exports, those of Mealie",
  ],
  [
    "a table for a spreadsheet",
    { "xl/workbook.xml": "<x/>" },
    "This seems to be an Excel workbook; save it as CSV.",
  ],
  ["a letter", { "word/document.xml": "<x/>" }, "This seems to be a Word document."],
])("says what an archive is that holds no recipes: %s", async (_what, files, sentence) => {
  await expect(readFile(await zipOf(files))).rejects.toThrow(sentence);
});

it.each([
  [tandoorRecipe, "mealie-recipe.json", "Tandoor"],
  [mealieRecipe, "Pie.paprikarecipe", "Mealie"],
  [[paprikaRecipe], "recipesage.json", "Paprika"],
  [soup, "soup.cook", "schema.org"],
])("tells a file of the right name and another app's content by its content", async (content, name, app) => {
  expect((await readFile(JSON.stringify(content), name)).format).toBe(app);
});

it.each([
  ["climb out", "xx/xx/passwd.json", "../../passwd.json"],
  ["begin at the root", "xetc/passwd.json", "/etc/passwd.json"],
  ["name a drive", "cxxwindows/a.json", "c:/windows/a.json"],
  ["climb out the other way", "xxxxxxa.json", "..\\..\\a.json"],
])("does not touch names in an archive that %s", async (_what, harmless, name) => {
  const zip = await zipOf({ "soup.json": soup, [harmless]: soup });
  const read = await readFile(renamed(zip, harmless, name));
  expect([read.drafts.length, read.failures]).toEqual([
    1,
    [{ name: name.replaceAll("\\", "/"), reason: "Its name points outside the archive." }],
  ]);
});

it("tells names in a way that can be stored", async () => {
  const zip = await zipOf({ "xx/a.json": soup, "b.json": { name: 7 }, "ok.json": soup });
  const read = await readFile(renamed(zip, "xx/a.json", "..\0\0.json"));
  expect(read.failures.map(({ name }) => name)).toEqual(["...json", "b"]);
  const long = await readFile(JSON.stringify([soup, { name: `${"n".repeat(199)}\u{1F963}` }]));
  expect(long.failures.map(({ name }) => name)).toEqual(["n".repeat(199)]);
});

it("does not follow links in an archive", async () => {
  const [linked, plain] = [await zipOf({ "a.json": "/etc/passwd" }, { mode: 0o120_777 }), { "b.json": soup }];
  await expect(readFile(linked)).rejects.toThrow("There is no recipe in this zip archive that we can read.");
  const read = await readFile(
    await zipOf({ ...plain, "in.zip": await zipOf({ "c.json": soup, "d.zip": linked }) }),
  );
  expect(read).toMatchObject({ drafts: [{ name: "Soup" }, { name: "Soup" }] });
});

it("says that an archive is locked, or packed in a way of its own", async () => {
  const zip = await zipOf({ "soup.json": soup });
  await expect(readFile(locked(zip))).rejects.toThrow("We tried “soup”: It is protected by a password.");
  await expect(readFile(foreign(zip))).rejects.toThrow("It is compressed in a way that we do not know.");
});

it("opens archives in an archive, and none in those", async () => {
  const deep = await zipOf({ "c.zip": await zipOf({ "d.zip": await zipOf({ "soup.json": soup }) }) });
  await expect(readFile(deep)).rejects.toThrow("It is nested too deep, in archives inside archives.");
  expect((await readFile(await zipOf({ "c.zip": await zipOf({ "soup.json": soup }) }))).drafts).toHaveLength(
    1,
  );
});

it("reads archives however they were packed: with large numbers, unpacked, with names that nobody announced", async () => {
  const named = silent(await zipOf({ "Crème brûlée.cook": "@egg{1}" }));
  expect((await readFile(named)).drafts).toMatchObject([{ name: "Crème brûlée" }]);
  const files = { "soup.json": soup };
  expect((await readFile(await zipOf(files, { forceZip64Format: true }))).drafts).toHaveLength(1);
  expect((await readFile(await zipOf(files, { compress: false }))).drafts).toHaveLength(1);
});

it("does not unpack what was made to burst, and reads on", async () => {
  const zip = await zipOf({
    "soup.json": soup,
    "tight.json": megabytes(2),
    "large.json": megabytes(41),
    "in.zip": await zipOf({ "tight.json": megabytes(2) }),
  });
  const read = await readFile(zip);
  expect([read.drafts.length, read.failures]).toEqual([
    1,
    [
      { name: "tight", reason: "It is packed so tightly that it can only have been made to fill a disk." },
      { name: "large", reason: "It unpacks to more than 40 MB." },
      { name: "in", reason: expect.stringContaining("It is packed so tightly") },
    ],
  ]);
});

it("stops where all of a file together is too much", async () => {
  const pages = Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`${at}.dat`, " ".repeat(300_000)]));
  const zip = await zipOf({ "a.json": soup, ...pages, "z.json": soup });
  const place = { path: "recipes.zip", archives: 0, picture: () => undefined };
  const opening = { budget: unpackingBudget(1_000_000), signal: new AbortController().signal };
  const read: ReadRecipe[] = [];
  for await (const recipe of (await openContent(zip, place, opening)).recipes()) read.push(recipe);
  expect(read).toMatchObject([
    { kind: "draft", draft: { name: "Soup" } },
    { kind: "failure", reason: "The file unpacks to more than 500 MB. The rest of it was left out." },
  ]);
});

it("tells a damaged file from the others by its checksum", async () => {
  const zip = await zipOf({ "a.json": soup, "b.json": { ...soup, name: "Stew" } }, { compress: false });
  const read = await readFile(renamed(zip, "Stew", "Stow"));
  expect([read.drafts.map(({ name }) => name), read.failures]).toEqual([
    ["Soup"],
    [{ name: "b", reason: "It is damaged inside the archive." }],
  ]);
});

it("reads ten thousand recipes of one file one after another", async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ ...soup, name: `Soup ${at}` }));
  const read = await readFile(JSON.stringify({ "@graph": many }));
  expect([read.total, read.drafts.length, read.drafts.at(-1)?.name]).toEqual([10_000, 10_000, "Soup 9999"]);
});

it("does not lose itself in a text that was made to be slow", async () => {
  const texts = ["![](", "[", "[a](", "**", "__*", "*a ", "[photo:", "{{ "].map((each) =>
    each.repeat(200_000),
  );
  const read = await readFile(
    JSON.stringify([
      { name: "A", working_time: 1, steps: texts.map((instruction) => ({ instruction })) },
      ...texts.map((directions) => ({ name: "B", uid: "1", directions, nutritional_info: directions })),
    ]),
  );
  expect(read.drafts.map(({ name }) => name).join("")).toBe("ABBBBBBBB");
});

it("stops when it is told to, before it opens and between two recipes", async () => {
  await withFile(await zipOf({ "a.json": soup, "b.json": soup }), async (path) => {
    await expect(openImportFile(path, "x", AbortSignal.abort())).rejects.toThrow(/abort/u);
    const stop = new AbortController();
    const file = await openImportFile(path, "x", stop.signal);
    const recipes = file.recipes()[Symbol.asyncIterator]();
    expect((await recipes.next()).value).toMatchObject({ kind: "draft" });
    stop.abort();
    await expect(recipes.next()).rejects.toThrow(/abort/u);
    await file.close();
  });
});
