import type { RecipeApp } from "@meal/domain/import-export/apps";
import type { Fields } from "../../reading/loose-values.ts";
import type { ReadRecipe } from "../import-file.ts";
import type { Place } from "../opened.ts";
import type { appName } from "../own/marks.ts";

/** How one app writes a recipe as JSON; wherever such JSON lies, it is read as that app's. */
export interface JsonShape {
  readonly app: RecipeApp | typeof appName | "schema.org";
  fits(fields: Fields): boolean;
  read(fields: Fields, place: Place): ReadRecipe;
}
