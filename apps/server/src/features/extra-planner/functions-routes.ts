import { generateExtraPlannerImage, generateExtraRecipe } from "@meal/contract/extra-planner";
import { route, type Route } from "../../http/route.ts";
import { hourly } from "../ai-usage/service.ts";
import { makeExtraImage, writeExtraRecipe, type ExtraPlannerFunctionsParts } from "./functions.ts";

const recipes = hourly("generate-extra-recipe", 60);
const images = hourly("generate-extra-planner-image", 60);

export function extraPlannerFunctionRoutes(parts: ExtraPlannerFunctionsParts): readonly Route[] {
  return [
    route(generateExtraRecipe, async ({ body, ...call }) =>
      writeExtraRecipe(parts, body, await parts.asking.begin(call, recipes)),
    ),
    route(generateExtraPlannerImage, async ({ body, ...call }) =>
      makeExtraImage(parts, body, call.session.userId, await parts.asking.begin(call, images)),
    ),
  ];
}
