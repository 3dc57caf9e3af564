import { categoriseRecipe } from "@meal/contract/recipes";
import { route, type Route } from "../../http/route.ts";
import { hourly, type FunctionParts } from "../ai-usage/service.ts";

// A plan of seven days asks it for each of its meals.
const questions = hourly("generate-recipe-image", 600);

/** spec: 2, section 7: named after a picture, it tells a category. */
export function categoriseRoutes({ asking, chef }: FunctionParts<"categoriseRecipe">): readonly Route[] {
  return [
    route(categoriseRecipe, async ({ body, ...call }) => {
      const { chefCall } = await asking.begin(call, questions);
      const { answer, info } = await chef.categoriseRecipe(body.recipeName, chefCall);
      return { category: answer, generationInfo: info };
    }),
  ];
}
