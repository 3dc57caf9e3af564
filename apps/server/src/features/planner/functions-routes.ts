import {
  analyzeIngredientImage,
  certifyMealPlan,
  findMealAlternatives,
  generateMealPlan,
  readPlanWishes,
  streamMealPlan,
} from "@meal/contract/planner";
import { route, type Route } from "../../http/route.ts";
import { eventStream } from "../../http/server-sent-events.ts";
import { cleanPhoto } from "../../http/uploads.ts";
import { hourly } from "../ai-usage/service.ts";
import type { PlannerFunctionsParts } from "./functions-service.ts";

/** The service holds the engine, which tests and commands that plan nothing do without. */
const service = () => import("./functions-service.ts");

const ingredientPhotos = hourly("analyze-ingredient-image", 60);

/** Everything of the planner that thinks. */
export function plannerFunctionRoutes(parts: PlannerFunctionsParts): readonly Route[] {
  return [
    route(generateMealPlan, async ({ body, ...call }) => {
      const make = await (await service()).orderPlan(parts, body, call);
      return make();
    }),
    route(streamMealPlan, async ({ body, ...call }) => {
      const make = await (await service()).orderPlan(parts, body, call);
      return eventStream(call, async ({ send }) => {
        const answer = await make(({ percent, phase, day }) => {
          send("progress", { percent, phase });
          if (day !== undefined) send("day", day);
        });
        send("done", answer);
      });
    }),
    route(analyzeIngredientImage, async ({ body, ...call }) => {
      const { chefCall } = await parts.asking.begin(call, ingredientPhotos);
      const photo = await cleanPhoto(body.imageData, call.session);
      const question = { photo, description: body.additionalDescription };
      const { answer, info } = await parts.chef.detectIngredients(question, chefCall);
      return { ingredients: answer, generationInfo: info };
    }),
    route(findMealAlternatives, async ({ body, ...call }) =>
      (await service()).findAlternatives(parts, body, call),
    ),
    route(readPlanWishes, async ({ body, ...call }) => (await service()).readWords(parts, body, call)),
    route(certifyMealPlan, async ({ body, ...call }) => (await service()).certifyPlan(parts, body, call)),
  ];
}
