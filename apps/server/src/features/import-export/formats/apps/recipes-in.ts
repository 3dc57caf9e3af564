import { type Fields, isFields } from "../../reading/loose-values.ts";
import { recipeNodes } from "../../reading/schema-org.ts";
import type { ReadRecipe } from "../import-file.ts";
import type { JsonShape } from "../json/json-shape.ts";
import type { Place } from "../opened.ts";
import { ownJson } from "../own/own-json.ts";
import { mealie } from "./mealie.ts";
import { nextcloud } from "./nextcloud.ts";
import { paprika } from "./paprika.ts";
import { recipeSage } from "./recipe-sage.ts";
import { schemaOrg } from "./schema-org.ts";
import { tandoor } from "./tandoor.ts";

/** Every way to write a recipe as JSON that is read; the first that fits counts. */
const shapes: readonly JsonShape[] = [ownJson, tandoor, mealie, paprika, recipeSage, nextcloud, schemaOrg];

/** A recipe, and whose it looks to be. */
interface Found {
  readonly app: string;
  readonly recipe: ReadRecipe;
}

/** The recipes in a value, read as what they look like, whatever file they came in. */
export function recipesIn(value: unknown, place: Place): readonly Found[] {
  const nodes: readonly Fields[] = isFields(value) && shapeOf(value) ? [value] : recipeNodes(value);
  return nodes.map((node) => {
    const shape = shapeOf(node) ?? schemaOrg;
    return { app: shape.app, recipe: shape.read(node, place) };
  });
}

function shapeOf(fields: Fields): JsonShape | undefined {
  return shapes.find((shape) => shape.fits(fields));
}
