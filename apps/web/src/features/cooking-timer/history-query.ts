import type {
  addCooked,
  deleteCooked,
  listCooked,
  rateCooked,
  uploadMealPhoto,
} from "@meal/contract/cooking-timer";
import type { InputOf, OutputOf } from "@meal/contract/endpoint";
import type { Rating } from "@meal/domain/cooking-timer/rating";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";

/** Something that was cooked. */
export type Cooked = OutputOf<typeof listCooked>["items"][number];
export type CookedPage = OutputOf<typeof listCooked>;
type NewCooked = InputOf<typeof addCooked>["body"];
export type CookedSteps = NewCooked["recipe_steps"];

const pageSize = 12;
/** A photo takes its time on a slow network. */
export const photoTimeoutMs = 120_000;

/** What somebody cooked, the latest first; kept on the device like every answer. */
export const cookedQuery = infiniteQueryOptions({
  queryKey: ["cooking-history"],
  queryFn: ({ pageParam, signal }) =>
    call<typeof listCooked>("GET /api/cooking-history", { query: { page: pageParam, pageSize } }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) => (total > pages.length * pageSize ? pages.length + 1 : undefined),
});

export const addToHistory = (body: NewCooked) =>
  call<typeof addCooked>("POST /api/cooking-history", { body });

export const uploadPhoto = (body: InputOf<typeof uploadMealPhoto>["body"]) =>
  call<typeof uploadMealPhoto>("POST /api/cooking-history/photos", { body }, { timeoutMs: photoTimeoutMs });

export const rate = (id: string, rating: Rating) =>
  call<typeof rateCooked>("PATCH /api/cooking-history/:id", { params: { id }, body: { rating } });

export const forget = (id: string) =>
  call<typeof deleteCooked>("DELETE /api/cooking-history/:id", { params: { id } });
