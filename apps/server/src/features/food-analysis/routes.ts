import { analyzeFoodImage, readAnalysisMeans } from "@meal/contract/food-analysis";
import { recognisesFood } from "@meal/domain/chef/recipes";
import { route, type Route } from "../../http/route.ts";
import { cleanPhoto } from "../../http/uploads.ts";
import { engineCallOf } from "../../http/engine-call.ts";
import type { MealReader } from "../../ports/chef.ts";
import { hourly, type FunctionParts } from "../ai-usage/service.ts";

const analyses = hourly("analyze-food-image", 60);

const nothingRecognized =
  "We didn't recognize any food there, so this did not count. Try a clearer photo, or say in words what it is.";

interface FoodAnalysisDependencies extends FunctionParts<"analyseFood"> {
  /** Whether a model looks at photos of meals. */
  readonly seesPhotos: boolean;
  /** Tells which words the tables know nothing by. */
  readonly reader: MealReader;
}

/** Estimates of meals. A picture that cannot be read, or on which nothing is recognized, costs no use. */
export function foodAnalysisRoutes(needs: FoodAnalysisDependencies): readonly Route[] {
  const { asking, chef, seesPhotos, reader } = needs;
  return [
    route(readAnalysisMeans, async () => ({ seesPhotos })),
    route(analyzeFoodImage, async ({ body: { imageData, description }, ...call }) => {
      const asker = await asking.begin(call, analyses);
      const use = await asking.reserve(asker, "food_analysis");
      const analyse = async () => {
        const photo = imageData === null ? null : await cleanPhoto(imageData, call.session);
        const { answer, info } = await chef.analyseFood({ photo, description }, asker.chefCall);
        const message = recognisesFood(answer) ? null : nothingRecognized;
        // A model takes the words as a whole; where the tables answered, what they did not count is told.
        const isByTables = info.provider === "builtin" && message === null && description !== "";
        const read = isByTables ? await reader(description, engineCallOf(call)) : undefined;
        const beside = { missed: [...(read?.missed ?? [])], left_out: [...(read?.leftOut ?? [])] };
        return { items: answer, message, ...beside, generationInfo: info };
      };
      return use.spendOn(analyse, ({ message }) => message === null);
    }),
  ];
}
