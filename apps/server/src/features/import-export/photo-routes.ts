import { previewFromPhoto } from "@meal/contract/import-export";
import { route, type Route } from "../../http/route.ts";
import { cleanPhoto } from "../../http/uploads.ts";
import { hourly, type FunctionParts } from "../ai-usage/service.ts";
import type { ImportParts } from "./service.ts";

/** What reading the photo of a recipe takes from outside. */
export interface ImportPhotoParts extends Pick<ImportParts, "engine">, FunctionParts<"transcribeRecipe"> {}

const recipePhotos = hourly("import-from-photo", 60);

/** The one way in that asks a chef: the words on the photo are read like a pasted recipe. */
export function importPhotoRoutes(parts: ImportPhotoParts): readonly Route[] {
  return [
    route(previewFromPhoto, async ({ body, ...call }) => {
      const { chefCall } = await parts.asking.begin(call, recipePhotos);
      const photo = await cleanPhoto(body.imageData, call.session);
      const { answer, info } = await parts.chef.transcribeRecipe({ photo }, chefCall);
      return { ...(await parts.engine.previewTranscript(answer, chefCall)), generationInfo: info };
    }),
  ];
}
