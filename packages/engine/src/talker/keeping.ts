import type { Intent } from "./question.ts";
import table from "./keeping.json" with { type: "json" };

const named = <T extends { readonly words: string }>(rows: readonly T[], plain: string): T | undefined => {
  const at = rows.map((row) => ({ row, found: new RegExp(`\\b(?:${row.words})\\b`).exec(plain) }));
  // The longest words say most: "boiled eggs" before "eggs".
  return at
    .filter(({ found }) => found !== null)
    .toSorted((a, b) => (b.found?.[0].length ?? 0) - (a.found?.[0].length ?? 0))[0]?.row;
};

const ASKS_STORAGE =
  /\bhow long\b.*\b(?:keep|keeps|last|lasts|good|store|stored|fridge|freezer|refrigerator|safe|stay)\b|\b(?:freeze|freezer|fridge|refrigerate|store|storage|shelf life|expire|go bad|gone off)\b/;

/** How long a food keeps, and where. */
export const tellStorage: Intent = ({ plain }) => {
  if (!ASKS_STORAGE.test(plain)) return null;
  const row = named(table.storage, plain);
  if (row === undefined) return null;
  const note = row.note === "" ? "" : ` ${row.note}`;
  return `${row.what}: in the fridge (4 °C / 40 °F or less) ${row.fridge}; in the freezer ${row.freezer}.${note} Source: ${table.sources.storage}. When in doubt, throw it out.`;
};

const ASKS_HEAT =
  /\b(?:temperature|temp|degrees|internal|doneness|cooked through|fully cooked|how hot|undercooked|pink|raw)\b/;

/** The temperature at which a food is safe. */
export const tellHeat: Intent = ({ plain }) => {
  if (!ASKS_HEAT.test(plain) || /\broom temperature\b/.test(plain)) return null;
  const row = named(table.heat, plain);
  if (row === undefined) return null;
  const note = row.note === "" ? "" : ` ${row.note}`;
  return `${row.what}: at least ${row.celsius} °C (${row.fahrenheit} °F) in the thickest part.${note} Measure with a thermometer. Source: ${table.sources.heat}.`;
};

/** How long a food keeps, for a product that is looked at; empty where the table does not say. */
export const storageOf = (name: string): string => {
  const row = named(table.storage, name.toLowerCase());
  return row === undefined ? "" : `${row.what}: fridge ${row.fridge}; freezer ${row.freezer}.`;
};
