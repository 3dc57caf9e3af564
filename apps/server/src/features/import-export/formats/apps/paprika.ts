import { type Fields, isFields, listOf } from "../../reading/loose-values.ts";
import type { JsonShape } from "../json/json-shape.ts";
import { most } from "../limits.ts";
import { type Picture, readAs } from "../opened.ts";
import { draftOf, withoutMarkdown } from "../schema-draft.ts";

const ownFields = ["uid", "photo_data", "photo_hash", "nutritional_info", "source_url", "on_favorites"];
const energy = /(?:calories|energy)[^\d\n]{0,20}([\d.,]{1,8}(?: ?k[Jj])?)|([\d.,]{1,8}) ?k?cal\b/iu;

/** Paprika: everything is text with line breaks, and the photo is in it. */
export const paprika: JsonShape = {
  app: "Paprika",
  fits: (fields) => "directions" in fields && ownFields.some((name) => name in fields),
  read: (fields) => {
    const [, named, counted] = energy.exec(String(fields["nutritional_info"]).slice(0, 2000)) ?? [];
    return readAs(
      draftOf(
        {
          name: fields["name"],
          description: withoutLinks(fields["description"]),
          recipeYield: fields["servings"],
          prepTime: fields["prep_time"],
          cookTime: fields["cook_time"],
          totalTime: fields["total_time"],
          keywords: listOf(fields["categories"]),
          nutrition: { calories: named ?? counted },
          recipeIngredient: withoutLinks(fields["ingredients"]),
          recipeInstructions: withoutLinks(fields["directions"]),
        },
        { notes: withoutLinks(fields["notes"]), sourceUrl: fields["source_url"] },
      ),
      photoOf(fields),
    );
  },
};

/** "[photo:Crust]" is a picture in the text, "[recipe:Crust]" the name of another recipe. */
function withoutLinks(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const plain = value
    .slice(0, most.text)
    .replaceAll(/\[photo:[^[\]\n]*\]/gu, "")
    .replaceAll(/\[recipe:([^[\]\n]*)\]/gu, "$1");
  return withoutMarkdown(plain);
}

/** The photo as the text that it is until somebody wants it. */
function photoOf(fields: Fields): Picture | undefined {
  const first = listOf(fields["photos"]).find(isFields);
  const data = [fields["photo_data"], first?.["data"]].find(
    (each) => typeof each === "string" && each !== "",
  );
  if (typeof data !== "string" || data.length > (most.pictureBytes * 4) / 3) return undefined;
  return async () => Buffer.from(data, "base64");
}
