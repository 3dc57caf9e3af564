import { readFileSync } from "node:fs";
import { join } from "node:path";

interface BuiltRoutes {
  readonly prerendered: Readonly<Record<string, string>>;
  readonly app: readonly string[];
  readonly signedIn: readonly string[];
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written by our own build.
const built = JSON.parse(
  readFileSync(join(import.meta.dirname, "../apps/web/dist/routes.json"), "utf8"),
) as BuiltRoutes;

/** Where an address with a changing part is looked at. A new such route fails until it has one here. */
const samples: Readonly<Record<string, string>> = {
  "/recipe/*": "/recipe/sample",
  "/recipe/*/print": "/recipe/sample/print",
};

/** Addresses that only lead to another page, as those of nobody's plan do, those of nobody's payment, and the one that belongs to the service worker. */
const withoutScreen = new Set([
  "/",
  "/index",
  "/history",
  "/extra-plan",
  "/extra-planner/*",
  "/subscription/receipt/*",
  "/logout",
  "/app-shell",
]);

function sampleOf(pattern: string): string {
  if (!pattern.includes("*")) return pattern;
  const sample = samples[pattern];
  if (sample === undefined) throw new Error(`Give ${pattern} a sample in e2e/routes.ts.`);
  return sample;
}

const isScreen = (path: string) => !withoutScreen.has(path);

/** Pages that are complete without any script. */
export const prerenderedPaths = Object.keys(built.prerendered).filter(isScreen);

/** Screens that only somebody who is signed in gets to see; some of them tell guests so themselves. */
export const signedInPaths = [...built.signedIn.filter(isScreen).map(sampleOf), "/recipe-history", "/import"];

const timedSteps = [
  { instruction: "Boil the potatoes until a knife slides in.", timeInMinutes: 75, category: "cooking" },
  { instruction: "Drain them.", timeInMinutes: 0, category: "preparation" },
];
const timedRecipe = encodeURIComponent(JSON.stringify({ name: "Potato salad", steps: timedSteps }));

/** Views of a screen that are worth a look of their own. */
export const viewsOf: Readonly<Record<string, readonly string[]>> = {
  "/profile": ["/profile?tab=personal", "/profile?tab=subscription", "/profile?tab=security"],
  "/import": ["/import?way=file"],
  "/cooking-timer": [`/cooking-timer?recipeData=${timedRecipe}`],
  "/recipe-history": ["/recipe-history?tab=plans", "/recipe-history?tab=favorites", "/recipe-history?q=soup"],
};

/** Every screen of the build, and the one that answers for all other addresses. */
export const screenPaths = [
  ...prerenderedPaths,
  ...built.app.filter(isScreen).map(sampleOf),
  "/no-such-page",
];
