import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startImport } from "@meal/contract/import-export";
import type { SavedRecipe } from "@meal/contract/recipes";
import { loadKitchen } from "@meal/server/adapters/chef/builtin/load-kitchen";
import { cookbookRecipe } from "@meal/server/features/recipes/cookbook";
import { exportZip } from "@meal/server/features/import-export/export/export-zip";
import { zipOf } from "@meal/server/features/import-export/formats/testing/zip";
import { rasterise, reencodeImage } from "@meal/server/http/uploads";
import { startServerProcess } from "@meal/testkit/server-process";

const recipes = 5000;
const recipesWithPhoto = 2000;
const askedEveryMs = 20;
const polledEveryMs = 250;

/** How long thousands of recipes take to come in, what that costs in memory, and how long others wait meanwhile. */
export async function measureImports(say: (line: string) => void): Promise<void> {
  for (const source of importFiles.filter(({ count }) => count > 0)) {
    const folder = mkdtempSync(join(tmpdir(), "meal-import-"));
    const server = await startServerProcess({ DATA_DIR: folder });
    try {
      await measureOne(server, source, say);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true });
    }
  }
}

/** The files that are tried; those without recipes are there to be refused. */
export const importFiles: readonly Source[] = [
  { kind: "schema.org JSON", count: recipes, file: linkedData },
  { kind: "our own export", count: recipes, file: ownExport },
  { kind: "Nextcloud, each with a photo", count: recipesWithPhoto, file: withPhotos },
  {
    kind: "a table of commas",
    count: 0,
    file: async () => new Blob([`name,ingredients\n${",".repeat(37_900_000)}`]),
  },
  { kind: "a JSON of brackets", count: 0, file: async () => new Blob([`[${"[],".repeat(12_600_000)}[]]`]) },
];

interface Source {
  readonly kind: string;
  readonly count: number;
  readonly file: () => Promise<Blob>;
}

async function measureOne(
  { url, pid }: { readonly url: string; readonly pid: number },
  { kind, count, file }: Source,
  say: (line: string) => void,
): Promise<void> {
  const body = await file();
  const [anna, bert] = [await signUp(url, "anna"), await signUp(url, "bert")];
  const startedAt = performance.now();
  const address = new URL("/api/imports?fileName=recipes", url);
  const sent = await fetch(address, { method: "POST", headers: { cookie: anna }, body });
  let job = startImport.output.parse(await sent.json());
  const times: number[] = [];
  let isOver = false;
  const asking = askUntil(() => isOver, `${url}/api/favorite-recipes?pageSize=20`, bert, times);
  while (job.state === "waiting" || job.state === "running") {
    await sleep(polledEveryMs);
    const answer = await fetch(new URL(`/api/imports/${job.id}`, url), { headers: { cookie: anna } });
    job = startImport.output.parse(await answer.json());
  }
  const seconds = (performance.now() - startedAt) / 1000;
  isOver = true;
  await asking;
  if (job.added !== count) throw new Error(`Only ${job.added} came in: ${JSON.stringify(job).slice(0, 500)}`);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
  say(
    `import of ${count.toLocaleString("en")} recipes, ${kind}: ${seconds.toFixed(1)} s (bar <= 120), peak memory ${peakMb(pid).toFixed(0)} MB (bar <= 300); a list read meanwhile: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.9999)} ms`,
  );
}

/** Asks for the same again and again, and notes how long each answer took. */
export async function askUntil(
  isOver: () => boolean,
  url: string,
  cookie: string,
  times: number[],
): Promise<void> {
  while (!isOver()) {
    const askedAt = performance.now();
    await (await fetch(url, { headers: { cookie } })).arrayBuffer();
    times.push(performance.now() - askedAt);
    await sleep(askedEveryMs);
  }
}

async function signUp(url: string, name: string): Promise<string> {
  const response = await fetch(new URL("/api/auth/signup", url), {
    method: "POST",
    headers: { "content-type": "application/json", "x-session-mode": "cookie" },
    body: JSON.stringify({
      email: `${name}@example.org`,
      password: `secret of ${name}`,
      data: { full_name: name },
    }),
  });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function linkedData(): Promise<Blob> {
  return new Blob([JSON.stringify(Array.from({ length: recipes }, (_, number) => nodeOf(number)))]);
}

function nodeOf(number: number): object {
  const { name, description, ingredients, instructions, servings } = recipeOf(number);
  const told = { name, description, recipeIngredient: ingredients, recipeInstructions: instructions };
  return { "@context": "https://schema.org", "@type": "Recipe", ...told, recipeYield: servings };
}

/** A photo of half a megapixel for each, which is what fits into the largest file that is taken. */
async function withPhotos(): Promise<Blob> {
  const photo = Buffer.from(await reencodeImage(await rasterise(colourful, 800)));
  const folders = Array.from({ length: recipesWithPhoto }, (_, number) => [
    [`Recipes/${number}/recipe.json`, nodeOf(number)],
    [`Recipes/${number}/full.jpg`, photo],
  ]);
  const packed = await zipOf(Object.fromEntries(folders.flat()), { compress: false });
  return new Blob([Uint8Array.from(packed)]);
}

const discs = Array.from(
  { length: 60 },
  (_, at) =>
    `<circle cx="${(at * 397) % 800}" cy="${(at * 211) % 600}" r="${9 + (at % 31)}" fill="hsl(${(at * 37) % 360},60%,${30 + (at % 40)}%)"/>`,
);
const colourful = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${discs.join("")}</svg>`;

async function ownExport(): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of exportZip(allRecipes(), new Date())) pieces.push(Uint8Array.from(piece));
  return new Blob(pieces);
}

async function* allRecipes(): AsyncGenerator<SavedRecipe> {
  for (let number = 0; number < recipes; number += 1) yield recipeOf(number);
}

/** One of the cookbook's dishes, under a name of its own. */
function recipeOf(number: number): SavedRecipe {
  const kitchen = loadKitchen();
  const { dishes } = kitchen.planner.corpus;
  const recipe = cookbookRecipe(kitchen, dishes[number % dishes.length]?.id ?? "");
  if (!recipe) throw new Error("The cookbook is empty.");
  return { ...recipe, name: `${recipe.name} ${number}` };
}

function peakMb(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
