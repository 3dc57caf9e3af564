import { type Fields, isFields, textOf } from "../../reading/loose-values.ts";
import type { ReadRecipe } from "../import-file.ts";
import { jsonParts, parsePart } from "../json/json-parts.ts";
import { failedAs, type Opened, type Place } from "../opened.ts";
import { ingredientLine, readMealie } from "./mealie.ts";

/** Where each table of a database begins, by its name. */
export type Tables = ReadonlyMap<string, number>;

const broken = failedAs("A recipe of the backup", "It is damaged.");

type Linked<T> = ReadonlyMap<string, readonly T[]>;

/** True for the database of a Mealie: a table for each kind of thing, and recipes among them. */
export function isMealieBackup(tables: Tables): boolean {
  return tables.has("recipes") && tables.has("recipes_ingredients");
}

/** The recipes of a backup of Mealie, put together from its tables. Of each table only what is needed stays in memory. */
export function openMealieBackup(bytes: Buffer, tables: Tables, place: Place): Opened {
  const rows = (table: string) => rowsOf(bytes, tables.get(table));
  const recipes = () => jsonParts(bytes, tables.get("recipes") ?? bytes.length);
  let total = 0;
  for (const _ of recipes()) total += 1;
  return {
    app: "Mealie",
    total,
    *recipes() {
      const partsOf = collect(rows);
      for (const part of recipes()) {
        const row = parsePart(bytes, part);
        yield isFields(row) ? readRow(row, partsOf, place) : broken;
      }
    },
  };
}

function readRow(row: Fields, partsOf: (id: string) => Fields, place: Place): ReadRecipe {
  const id = idOf(row["id"]);
  // The folders of pictures are named by the id with hyphens, the rows of some databases without.
  const folder = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, "$1-$2-$3-$4-$5");
  const picture = place.picture([`data/recipes/${folder}/images/original.webp`]);
  return readMealie({ ...row, ...partsOf(id) }, picture);
}

function collect(rows: (table: string) => Iterable<Fields>): (id: string) => Fields {
  const namesIn = (table: string) =>
    new Map([...rows(table)].map((row) => [idOf(row["id"]), textOf(row["name"])]));
  const [units, foods] = [namesIn("ingredient_units"), namesIn("ingredient_foods")];
  const labelled = (table: string, names: ReadonlyMap<string, string>, column: string) =>
    link(rows(table), (row) => names.get(idOf(row[column])) ?? "");
  const parts: Readonly<Record<string, Linked<unknown>>> = {
    recipe_ingredient: link(rows("recipes_ingredients"), (row) => {
      const [unit, food] = [units.get(idOf(row["unit_id"])), foods.get(idOf(row["food_id"]))];
      return ingredientLine({ ...row, unit, food });
    }),
    recipe_instructions: link(rows("recipe_instructions"), ({ title, text }) => ({ title, text })),
    notes: link(rows("notes"), ({ title, text }) => ({ title, text })),
    tags: labelled("recipes_to_tags", namesIn("tags"), "tag_id"),
    recipe_category: labelled("recipes_to_categories", namesIn("categories"), "category_id"),
    nutrition: link(rows("recipe_nutrition"), ({ calories }) => ({ calories })),
  };
  return (id) =>
    Object.fromEntries(Object.entries(parts).map(([name, linked]) => [name, linked.get(id) ?? []]));
}

/** What belongs to each recipe, in the order that the rows tell. */
function link<T>(rows: Iterable<Fields>, read: (row: Fields) => T): Linked<T> {
  const linked = new Map<string, { position: number; part: T }[]>();
  for (const row of rows) {
    const id = idOf(row["recipe_id"]);
    const parts = linked.get(id) ?? [];
    parts.push({ position: Number(row["position"] ?? parts.length), part: read(row) });
    linked.set(id, parts);
  }
  return new Map(
    [...linked].map(([id, parts]) => [
      id,
      parts.toSorted((left, right) => left.position - right.position).map(({ part }) => part),
    ]),
  );
}

function* rowsOf(bytes: Buffer, from: number | undefined): Generator<Fields> {
  if (from === undefined) return;
  for (const part of jsonParts(bytes, from)) {
    const row = parsePart(bytes, part);
    if (isFields(row)) yield row;
  }
}

function idOf(value: unknown): string {
  return textOf(value).replaceAll("-", "").toLowerCase();
}
