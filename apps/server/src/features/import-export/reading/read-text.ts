import { readIngredientLine } from "@meal/reader/lines/read-line";
import type { RecipeDraft } from "../draft.ts";
import { minutesOf, servingsOf } from "./figures.ts";
import { tidySteps } from "./instructions.ts";

type Part = "ingredients" | "steps" | "notes";

const headings: readonly (readonly [Part, RegExp])[] = [
  [
    "ingredients",
    /^(?:the )?(?:ingredients?|what you(?:'|’)?(?:ll| will)? need|you(?:'|’)?(?:ll| will)? need|shopping list|zutaten|ingrédients|ingredientes|ingredienti)\b/iu,
  ],
  [
    "steps",
    /^(?:the )?(?:instructions?|directions?|method|steps|preparation|procedure|how to (?:make|cook|prepare)\b.*|what to do|zubereitung|anleitung|préparation|preparación|elaboración|preparazione|procedimento)\b/iu,
  ],
  [
    "notes",
    /^(?:(?:recipe |cook(?:'|’)?s |chef(?:'|’)?s )?(?:notes?|tips?)|nutrition(?:al)?(?: facts| information)?|storage|anmerkungen?|notizen|tipps?)\b/iu,
  ],
];
const figure =
  /^(?<what>serves|servings?|serving size|yields?|makes|portions?|prep(?:aration)?(?: time)?|cook(?:ing)?(?: time)?|bak(?:e|ing) time|total(?: time)?|ready in|für|portionen)\b\s*:?\s*(?<value>.*\d.*)$/iu;
const bullet = /^(?:[-–—•*·▢☐□◦‣▪●○✓]\s*|\[ ?x? ?\]\s*)+/iu;
const numbered = /^(?:step\s*)?\d{1,2}\s*[.):]\s+\S/iu;
const longestIngredient = 110;
/** A recipe that was pasted without its name is named before it is saved. */
const nameless = "Recipe";

/** What has been read so far. */
interface Reading {
  readonly lines: Readonly<Record<Part | "before", string[]>>;
  readonly figures: {
    servings: number | null;
    prep: number | null;
    cook: number | null;
    total: number | null;
  };
  part: Part | "before";
  hasHeading: boolean;
}

/** Reads a pasted recipe without a model: by its headings where it has some, by what its lines look like where it has none. */
export function readText(text: string): RecipeDraft | null {
  const reading: Reading = {
    lines: { before: [], ingredients: [], steps: [], notes: [] },
    figures: { servings: null, prep: null, cook: null, total: null },
    part: "before",
    hasHeading: false,
  };
  for (const line of text.split(/\r?\n/u))
    takeLine(
      reading,
      line
        .replace(/^\s*#+\s*/u, "")
        .replaceAll("**", "")
        .trim(),
    );
  const { before, ingredients, steps, notes } = reading.lines;
  const isRecipe =
    ingredients.length > 0 && (steps.length > 0 || reading.hasHeading || ingredients.length > 1);
  return isRecipe ? draftOf(reading.figures, { before, ingredients, steps, notes }) : null;
}

function takeLine(reading: Reading, line: string): void {
  if (line === "") return;
  const heading = headingOf(line);
  if (heading !== undefined) {
    reading.part = heading;
    reading.hasHeading = true;
    return;
  }
  if (reading.part !== "steps" && takeFigure(reading, line)) return;
  if (!reading.hasHeading) reading.part = partBySight(reading, line);
  // "For the sauce:" parts a list; it is nothing to buy.
  if (reading.part === "ingredients" && line.endsWith(":")) return;
  reading.lines[reading.part].push(reading.part === "before" ? line : line.replace(bullet, ""));
}

function headingOf(line: string): Part | undefined {
  if (line.length > 60 || /[.!,]$/u.test(line)) return undefined;
  const bare = line.replace(/[\s:*_=-]+$/u, "").replace(/^[\s*_=-]+/u, "");
  // More words than a heading has make it a sentence: "Preparation of the dough takes a day".
  const words = bare
    .replace(/\([^)]*\)/gu, "")
    .trim()
    .split(/\s+/u).length;
  return words > 6
    ? undefined
    : headings.find(([, pattern]) => pattern.test(bare) && isWhole(pattern, bare))?.[0];
}

/** Behind the word of a heading stands nothing, or for how many it is. */
function isWhole(pattern: RegExp, line: string): boolean {
  return /^(?:\s*\(.*\)|\s+(?:for|für|pour|para|per)\b.*)?$/iu.test(line.replace(pattern, ""));
}

function takeFigure({ figures }: Reading, line: string): boolean {
  const { what, value } = figure.exec(line.replace(bullet, ""))?.groups ?? {};
  if (what === undefined || value === undefined || line.length > 80) return false;
  if (/^prep/iu.test(what)) figures.prep ??= minutesOf(value);
  else if (/^(?:cook|bak)/iu.test(what)) figures.cook ??= minutesOf(value);
  else if (/^(?:total|ready)/iu.test(what)) figures.total ??= minutesOf(value);
  else figures.servings ??= servingsOf(value);
  return true;
}

/** The first line names the dish, also "5 minute hummus"; only what is measured by a unit is an ingredient even there. */
function partBySight({ part, lines }: Reading, line: string): Reading["part"] {
  const isFirst = part === "before" && lines.before.length === 0;
  if (isFirst && !isMeasured(line)) return "before";
  if (isIngredient(line)) return part === "steps" ? "steps" : "ingredients";
  return part === "before" ? "before" : "steps";
}

function isMeasured(line: string): boolean {
  return isIngredient(line) && (bullet.test(line) || readIngredientLine(line).unit !== null);
}

function isIngredient(line: string): boolean {
  if (line.length > longestIngredient || numbered.test(line) || /[.!]$/u.test(line)) return false;
  if (bullet.test(line)) return true;
  return /^[\d¼½¾⅓⅔⅛]/u.test(line) && readIngredientLine(line).quantity !== null;
}

function draftOf(
  { servings, prep, cook, total }: Reading["figures"],
  { before, ingredients, steps, notes }: Readonly<Record<Part | "before", readonly string[]>>,
): RecipeDraft {
  const [name = nameless, ...description] = before;
  return {
    name,
    description: description.join(" "),
    ingredients,
    steps: tidySteps(steps),
    servings,
    prepMinutes: prep,
    cookMinutes: cook ?? (total === null ? null : Math.max(0, total - (prep ?? 0)) || null),
    statedKcal: null,
    category: "",
    cuisine: "",
    keywords: [],
    notes: notes.join("\n"),
    sourceUrl: null,
  };
}
