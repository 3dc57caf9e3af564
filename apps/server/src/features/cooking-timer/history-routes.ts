import {
  addCooked,
  deleteCooked,
  listCooked,
  rateCooked,
  uploadMealPhoto,
} from "@meal/contract/cooking-timer";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { route, type Route } from "../../http/route.ts";
import { reencodePhoto } from "../../http/uploads.ts";
import { hourly } from "../ai-usage/service.ts";
import type { StoredFiles } from "../files/service.ts";
import type { CookingHistory } from "./service.ts";

const photos = hourly("cooking-history-photos", 60);

/** What the routes need. */
export interface HistoryRoutesParts {
  readonly history: CookingHistory;
  readonly stored: Pick<StoredFiles, "storeWaiting">;
  readonly limiter: Pick<RateLimiter, "count">;
}

/** What people cooked, and the photos of it. */
export function cookingHistoryRoutes({ history, stored, limiter }: HistoryRoutesParts): readonly Route[] {
  return [
    route(uploadMealPhoto, async ({ session, body: { imageData, bucket } }) => {
      const { userId } = session;
      await limiter.count(photos, userId);
      const photo = await reencodePhoto(imageData, session);
      return { publicUrl: await stored.storeWaiting(userId, bucket, photo) };
    }),
    route(addCooked, ({ session, body }) => history.add(session.userId, body)),
    route(listCooked, ({ session, query }) => history.list(session.userId, query)),
    route(rateCooked, ({ session, params, body }) => history.rate(session.userId, params.id, body.rating)),
    route(deleteCooked, ({ session, params }) => history.remove(session.userId, params.id)),
  ];
}
