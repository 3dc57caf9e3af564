import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OutputOf } from "@meal/contract/endpoint";
import { readImport } from "@meal/contract/import-export";
import { onTestFinished } from "vitest";
import type { TestCaller } from "../../accounts/testing/caller.ts";
import type { World } from "../../accounts/testing/world.ts";

type ImportJob = OutputOf<typeof readImport>;

/** A data folder that is gone with the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "meal-import-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The files that wait to be imported. */
export function uploadsIn(folder: string): readonly string[] {
  return readdirSync(join(folder, "tmp/imports"));
}

/** A file in the words of schema.org, as several apps write it. */
export function fileOf(...recipes: readonly object[]): string {
  return JSON.stringify(
    recipes.map((recipe) => Object.assign({ "@context": "https://schema.org", "@type": "Recipe" }, recipe)),
  );
}

/** Recipes with names of their own. */
export function soups(count: number): readonly object[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `Soup number ${at + 1}`,
    recipeYield: "4 servings",
    recipeIngredient: ["200 g red lentils", `${at + 1} onions`, "800 ml water"],
    recipeInstructions: ["Fry the onions.", "Add the rest and simmer for 20 minutes."],
  }));
}

/** Sends a file as a browser does. */
export function send(
  url: string,
  { cookie }: Pick<TestCaller, "cookie">,
  body: string | Uint8Array<ArrayBuffer>,
  fileName = "recipes.json",
): Promise<Response> {
  const address = new URL(`/api/imports?fileName=${encodeURIComponent(fileName)}`, url);
  return fetch(address, { method: "POST", headers: cookie === undefined ? {} : { cookie }, body });
}

/** How far an import is. */
export async function jobOf(caller: TestCaller, id: string): Promise<ImportJob> {
  return readImport.output.parse(await (await caller.get(`/api/imports/${id}`)).json());
}

/** Sends a file and waits until its import is over. */
export async function imported(
  { url, product }: World,
  caller: TestCaller,
  ...file: readonly [body: string | Uint8Array<ArrayBuffer>, fileName?: string]
): Promise<ImportJob> {
  const { id } = readImport.output.parse(await (await send(url, caller, ...file)).json());
  await product.accounts.background.settle();
  return jobOf(caller, id);
}
