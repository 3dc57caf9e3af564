import { analyzeFoodImage } from "@meal/contract/food-analysis";
import { route, type Route } from "../../http/route.ts";
import { cleanPhoto } from "../../http/uploads.ts";
import { hourly, type FunctionParts } from "../ai-usage/service.ts";

const analyses = hourly("analyze-food-image", 60);

/** Estimates of meals. A picture that cannot be read costs no use. */
export function foodAnalysisRoutes({ asking, chef }: FunctionParts<"analyseFood">): readonly Route[] {
  return [
    route(analyzeFoodImage, async ({ body: { imageData, description }, ...call }) => {
      const asker = await asking.begin(call, analyses);
      const use = await asking.reserve(asker, "food_analysis");
      return use.spendOn(async () => {
        const photo = imageData === null ? null : await cleanPhoto(imageData);
        const { answer, info } = await chef.analyseFood({ photo, description }, asker.chefCall);
        return { items: answer, generationInfo: info };
      });
    }),
  ];
}
