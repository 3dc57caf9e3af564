import { addConsumption, deleteConsumption, listConsumption } from "@meal/contract/calorie-tracking";
import { route, type Route } from "../../http/route.ts";
import type { FoodDiary } from "./service.ts";

export function calorieTrackingRoutes(diary: FoodDiary): readonly Route[] {
  return [
    route(addConsumption, ({ session, body }) => diary.add(session.userId, body)),
    route(listConsumption, ({ session, query }) => diary.list(session.userId, query)),
    route(deleteConsumption, ({ session, params }) => diary.remove(session.userId, params.id)),
  ];
}
