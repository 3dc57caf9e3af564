import { analyzeProduct } from "@meal/contract/product-help";
import { route, type Route } from "../../http/route.ts";
import { cleanPhoto } from "../../http/uploads.ts";
import { hourly, type FunctionParts } from "../ai-usage/service.ts";

const questions = hourly("analyze-product", 60);

/** Questions about products, answered for the person who asks. */
export function productHelpRoutes({ asking, chef }: FunctionParts<"answerProduct">): readonly Route[] {
  return [
    route(analyzeProduct, async ({ body: { context, imageBase64 }, ...call }) => {
      const asker = await asking.begin(call, questions);
      const { diet, allergies } = await asking.eatingRulesOf(asker);
      const photo = imageBase64 ? await cleanPhoto(imageBase64, call.session) : null;
      const { productName, recipeContext, question } = context;
      const asked = { productName, recipeContext, question, photo, diet, allergies };
      const { answer, info } = await chef.answerProduct(asked, asker.chefCall);
      return { response: answer, generationInfo: info };
    }),
  ];
}
