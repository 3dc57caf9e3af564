import { putWaiting, openWaiting } from "../../platform/device/waiting.ts";
import type { Unsent } from "../../platform/feature.ts";
import { toast } from "../../ui/toast-store.ts";
import { planOf } from "./generate.ts";
import { readWork } from "./kept-work.ts";
import { savePlan } from "./queries.ts";
import * as t from "./texts/en/leaving.ts";
import { changeMade, changeWork, forgetWork, isBlank, keptWork, workNow } from "./work.ts";

/** A picture and its recipe that are not saved. */
export async function unsavedRecipe(userId: string): Promise<readonly Unsent[]> {
  const { made } = workNow(userId);
  if (made === null || made.isSaved) return [];
  return [
    {
      words: t.unsaved(made.recipeName.slice(0, 60)),
      send: () =>
        savePlan(planOf(made)).then(
          () => {
            changeMade(userId, made.id, { isSaved: true });
            return true;
          },
          () => false,
        ),
      discard: async () => changeWork(userId, { made: null }),
    },
  ];
}

/** When a session ends: what was typed and what was made is closed for its person. */
export async function putWorkAside(userId: string): Promise<void> {
  const work = keptWork(userId);
  forgetWork();
  if (isBlank(work.wish) && (work.made === null || work.made.isSaved)) return;
  if (await putWaiting(userId, "extra", work)) return;
  toast({ tone: "warning", title: t.lost, description: t.cannotLockAway });
}

/** After the next sign-in of the same person. What they have begun since comes first; the other waits on. */
export async function takeWorkBack(userId: string): Promise<void> {
  const { values, forget } = await openWaiting(userId, "extra");
  const last = values.at(-1);
  const { wish, made } = workNow(userId);
  if (last !== undefined) {
    if (!isBlank(wish) || made !== null) return;
    changeWork(userId, readWork(JSON.stringify(last)));
  }
  await forget();
}
