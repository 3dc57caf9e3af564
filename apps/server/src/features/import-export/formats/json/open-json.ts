import { isFields, textOf } from "../../reading/loose-values.ts";
import { isMealieBackup, openMealieBackup } from "../apps/mealie-backup.ts";
import { recipesIn } from "../apps/recipes-in.ts";
import { type ReadRecipe, UnreadableFile } from "../import-file.ts";
import { firstByte, jsonParts, parsePart, wholePart } from "./json-parts.ts";
import { most, tooManyRecipes } from "../limits.ts";
import { failedAs, type Opened, type Place } from "../opened.ts";
import { SomethingElse } from "../other-files.ts";

/** Where an object keeps its list of recipes. */
const lists = ["recipes", "@graph", "itemListElement", "items"];
const openings = { list: "[".charCodeAt(0), object: "{".charCodeAt(0) };
const mostMembers = 1000;
/** After so many values without a recipe the rest will not have one either. */
const mostPeeked = 100;

/** The recipes of a JSON document: one, a list of them, or the database of an app. */
export function openJson(bytes: Buffer, place: Place): Opened {
  const from = firstByte(bytes, 0);
  if (bytes[from] === openings.list) return openList(bytes, from, place);
  const members = membersOf(bytes, from);
  if (isMealieBackup(members)) return openMealieBackup(bytes, members, place);
  const list = lists
    .map((name) => members.get(name))
    .find((at) => at !== undefined && bytes[at] === openings.list);
  return list !== undefined && !members.has("recipeIngredient")
    ? openList(bytes, list, place)
    : openOne(bytes, from, place);
}

/** Where the values of an object begin, by their names. */
function membersOf(bytes: Buffer, from: number): ReadonlyMap<string, number> {
  const members = new Map<string, number>();
  for (const { start, value } of jsonParts(bytes, from)) {
    if (members.size >= mostMembers) break;
    const name = bytes.toString("utf8", start, value).replaceAll(/^\s*"|"\s*:$/gu, "");
    members.set(name, firstByte(bytes, value));
  }
  return members;
}

function openOne(bytes: Buffer, from: number, place: Place): Opened {
  const value = parsePart(bytes, wholePart(bytes, from));
  if (value === undefined)
    throw new UnreadableFile(
      "This seems to be JSON, but it is damaged, or larger than a recipe can be. Export it again and choose the new file.",
    );
  const found = recipesIn(value, place);
  const [first] = found;
  if (first === undefined) throw noRecipe();
  return { app: first.app, total: found.length, recipes: () => found.map(({ recipe }) => recipe) };
}

function openList(bytes: Buffer, from: number, place: Place): Opened {
  let [total, app] = [0, ""];
  for (const part of recipeParts(bytes, from)) {
    total += 1;
    if (total > most.recipes) throw tooManyRecipes();
    if (app === "" && total <= mostPeeked) app = recipesIn(parsePart(bytes, part), place)[0]?.app ?? "";
  }
  if (app === "") throw noRecipe();
  return {
    app,
    total,
    *recipes() {
      let number = 0;
      for (const part of recipeParts(bytes, from)) {
        number += 1;
        yield* readPart(parsePart(bytes, part), number, place);
      }
    },
  };
}

/** What may be recipes in a list: everything that is no bare word or number. */
function* recipeParts(bytes: Buffer, from: number) {
  for (const part of jsonParts(bytes, from)) {
    const first = bytes[firstByte(bytes, part.value)];
    if (first === openings.object || first === openings.list) yield part;
  }
}

function readPart(value: unknown, number: number, place: Place): readonly ReadRecipe[] {
  const name = isFields(value) ? textOf([value["name"], value["title"]]) : "";
  const failed = (reason: string) => [failedAs(name || `Recipe ${number}`, reason)];
  if (value === undefined) return failed("It is damaged, or larger than a recipe can be.");
  const found = recipesIn(value, place).map(({ recipe }) => recipe);
  // What says of itself that it is something else, such as the page around a recipe, is passed over.
  const isOther = !isFields(value) || "@type" in value;
  return found.length > 0 || isOther ? found : failed("There is nothing in it that looks like a recipe.");
}

function noRecipe(): SomethingElse {
  return new SomethingElse("This is JSON, but there is no recipe in it that we can read.");
}
