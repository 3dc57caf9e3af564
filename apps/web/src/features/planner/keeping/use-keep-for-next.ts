import {
  areCaloriesSound,
  changeSettings,
  DEFAULT_SETTINGS,
  type PlannerSettings,
  type UsualSettings,
  usualOf,
} from "@meal/domain/planner/settings";
import { areFiguresSound } from "@meal/domain/planner/typed-figures";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSession } from "../../../platform/session.ts";
import { useValue } from "../../../platform/value-store.ts";
import type { PlannerPreferences } from "./account-eating.ts";
import { choicesOf } from "../settings/choices.ts";
import { ownerOf } from "../plan/plan-store.ts";
import { plannerPreferencesQuery, savePlanner } from "../queries.ts";

/** What of the settings the account keeps. */
type ForNext = Partial<Pick<PlannerSettings, "servings" | "dislikes" | "dishesLeftOut">> & {
  readonly usual?: UsualSettings;
};

/** Keeps what the next plan begins with, on whichever device; answers whether it is kept. */
export function useKeepForNext(): (part: ForNext) => Promise<boolean> {
  const queries = useQueryClient();
  const isPerson = ownerOf(useSession()) !== null;
  return async ({ dislikes, dishesLeftOut, usual, ...rest }) => {
    const part = {
      ...rest,
      ...(dislikes !== undefined && { dislikes: [...dislikes] }),
      ...(dishesLeftOut !== undefined && { dishesLeftOut: [...dishesLeftOut] }),
      ...(usual !== undefined && { usual }),
    };
    const known = queries.getQueryData(plannerPreferencesQuery.queryKey);
    if (!isPerson || (known !== undefined && textOf(known) === textOf({ ...known, ...part }))) return true;
    try {
      const saved = await savePlanner(part);
      queries.setQueryData(plannerPreferencesQuery.queryKey, saved);
      return true;
    } catch {
      return false;
    }
  };
}

/** As one text, whatever order the server has the parts in. */
function textOf({ servings, dislikes, dishesLeftOut, usual }: PlannerPreferences): string {
  const dishes = dishesLeftOut.map(({ dishId }) => dishId);
  return JSON.stringify([servings, dislikes, dishes, usual && usualOf(usual)]);
}

/** An account that was never asked for a plan takes what its person chose as a guest. */
export function useBringUsual(): void {
  const ownerId = ownerOf(useSession());
  const { data } = useQuery({ ...plannerPreferencesQuery, enabled: ownerId !== null });
  const chosen = useValue(choicesOf(ownerId));
  const keep = useKeepForNext();
  const settings = changeSettings(DEFAULT_SETTINGS, chosen);
  const isSound = areCaloriesSound(settings) && areFiguresSound(settings.figures);
  const hasChosen = Object.keys(chosen).length > 0 && isSound;
  const isMissing = ownerId !== null && data?.usual === null && hasChosen;
  useEffect(() => {
    if (isMissing) void keep({ usual: usualOf(settings) });
    // oxlint-disable-next-line react/exhaustive-deps -- Once: what is chosen from then on is kept with the next plan.
  }, [isMissing]);
}
