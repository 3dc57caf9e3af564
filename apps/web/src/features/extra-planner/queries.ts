import type { InputOf, OutputOf } from "@meal/contract/endpoint";
import type { canUseExtraPlanner } from "@meal/contract/entitlements";
import type {
  deleteExtraPlan,
  generateExtraPlannerImage,
  generateExtraRecipe,
  listExtraPlans,
  readExtraPlan,
  saveExtraPlan,
} from "@meal/contract/extra-planner";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";

export type ExtraPlan = OutputOf<typeof readExtraPlan>;
type ImageWish = InputOf<typeof generateExtraPlannerImage>["body"];
type RecipeWish = InputOf<typeof generateExtraRecipe>["body"];
export type NewPlan = InputOf<typeof saveExtraPlan>["body"];

/** A model draws for as long as it takes; then it has stalled. */
const patienceMs = 180_000;
const plansPerPage = 20;
export const extraPlansKey = ["extra-plans"] as const;

export const savedPlansQuery = infiniteQueryOptions({
  queryKey: [...extraPlansKey, "list"],
  queryFn: async ({ pageParam, signal, client }) => {
    const query = { page: pageParam, pageSize: plansPerPage };
    const answer = await call<typeof listExtraPlans>("GET /api/extra-recipe-plans", { query }, { signal });
    // Each opens from there without a network.
    for (const plan of answer.items) client.setQueryData(planQuery(plan.id).queryKey, plan);
    return answer;
  },
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) =>
    pages.length * plansPerPage < total ? pages.length + 1 : undefined,
});

export const planQuery = (id: string) =>
  queryOptions({
    queryKey: [...extraPlansKey, "one", id],
    queryFn: ({ signal }) =>
      call<typeof readExtraPlan>("GET /api/extra-recipe-plans/:id", { params: { id } }, { signal }),
  });

export const mayGenerate = (signal: AbortSignal) =>
  call<typeof canUseExtraPlanner>("POST /api/rpc/can_use_extra_planner", {}, { signal });

export const makeImage = (body: ImageWish, signal: AbortSignal) =>
  call<typeof generateExtraPlannerImage>(
    "POST /api/functions/generate-extra-planner-image",
    { body },
    { signal, timeoutMs: patienceMs },
  );

export const writeRecipe = (body: RecipeWish, signal: AbortSignal) =>
  call<typeof generateExtraRecipe>(
    "POST /api/functions/generate-extra-recipe",
    { body },
    { signal, timeoutMs: patienceMs },
  );

export const savePlan = (body: NewPlan) =>
  call<typeof saveExtraPlan>("POST /api/extra-recipe-plans", { body });

export const removePlan = (id: string) =>
  call<typeof deleteExtraPlan>("DELETE /api/extra-recipe-plans/:id", { params: { id } });
