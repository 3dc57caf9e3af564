import { randomUUID } from "node:crypto";
import { listOfDays } from "@meal/contract/shopping-list";
import { EMPTY_LIST } from "@meal/domain/shopping-list/list";
import { mergePlans } from "@meal/domain/shopping-list/merge-plan";
import { route, type Route } from "../../http/route.ts";
import type { Engine } from "../../ports/engine.ts";
import { type Asking, hourly } from "../ai-usage/service.ts";
import { linesOfMeal } from "./following.ts";
import type { ListWork } from "./list-work.ts";

const lists = hourly("list-of-days", 300);

/** The list of a plan that lies on a guest's device alone. */
export function listOfDaysRoutes({
  asking,
  engine,
}: {
  readonly asking: Asking;
  readonly engine: Engine<ListWork>;
}): readonly Route[] {
  return [
    route(listOfDays, async ({ body, ...call }) => {
      const { chefCall } = await asking.begin(call, lists);
      const lines = body.days.flatMap(({ meals }) => meals.flatMap(linesOfMeal));
      const [needs = []] = await engine.needsOf([lines], chefCall);
      return { items: mergePlans(EMPTY_LIST, [{ planId: "here", needs }], randomUUID).items };
    }),
  ];
}
