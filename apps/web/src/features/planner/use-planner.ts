import { useQueryClient } from "@tanstack/react-query";
import { keepLocked } from "@meal/domain/planner/kept-meals";
import { caloriesOf, type PlannerSettings, tasteOf } from "@meal/domain/planner/settings";
import { joinWords } from "@meal/domain/planner/said-before";
import { useSession } from "../../platform/session.ts";
import { network } from "../../platform/network.ts";
import { today } from "../../platform/today.ts";
import { useSubscription } from "../../platform/use-subscription.ts";
import { toast } from "../../ui/toast-store.ts";
import { generate, type Order } from "./generate.ts";
import { generation } from "./generation-state.ts";
import { edited, newPlan, type OpenPlan, type Wishes } from "./open-plan.ts";
import { withCheckedAllergies } from "./plan-allergies.ts";
import { ownerOf, type PlanStore, usePlanStore } from "./plan-store.ts";
import { countPlan, plannerPreferencesQuery, requestOf, savePlanner } from "./queries.ts";
import { savePlan } from "./saving.ts";
import { type SettingsView, useSettings } from "./settings-store.ts";
import { mealToWire } from "./to-wire.ts";
import * as t from "./texts/en/plan.tsx";

/** As many as the server keeps. */
const mostDislikes = 100;

interface Planner extends SettingsView {
  /** Makes a new plan; `part` are settings that change with this press. */
  readonly make: (part?: Partial<PlannerSettings>) => void;
  /** Makes everything anew that is not locked. */
  readonly makeRest: (plan: OpenPlan) => void;
  /** Adds foods to those that shall never come again; answers whether that is kept. */
  readonly neverAgain: (foods: readonly string[]) => Promise<boolean>;
}

/** The settings and the two ways to have a plan made. */
export function usePlanner(onLimit: () => void): Planner {
  const view = useSettings();
  const { store } = usePlanStore();
  const start = useStart(onLimit);
  const keepPeople = useKeepPeople();
  const make = (part: Partial<PlannerSettings> = {}) => {
    const settings = { ...view.settings, ...part };
    view.change(part);
    const wishes = wishesOf(settings, joinWords(view.profileAllergies, view.said?.allergies ?? []));
    // The plan is made with them in any case; not keeping them costs one press the next time. What a guest said is asked first.
    if (view.said === null) void keepPeople(settings);
    const startDate = today();
    start({
      wishes,
      // Another proposal for the dates of the plan on the screen may belong to the same use; the server knows.
      generation: store.get()?.content.generation,
      startDate,
      onPlan: (answer, request) =>
        newPlan({
          days: answer.days,
          certificate: answer.certificate,
          generation: answer.generation,
          request: withCheckedAllergies(request, answer.certificate),
          servings: settings.servings,
          startDate,
        }),
    });
  };
  const makeRest = (plan: OpenPlan) => {
    const { wishes, fits } = wishesForRest(plan, view);
    if (!fits) {
      toast({ tone: "warning", title: t.tooManyMeals });
      return;
    }
    const { request } = plan.content;
    start({
      wishes,
      generation: plan.content.generation,
      onPlan: (answer) => {
        toast({ title: t.restIsNew, action: { label: t.undo, onPress: () => putBack(store, plan) } });
        return edited(plan, {
          content: {
            ...plan.content,
            days: answer.days,
            certificate: answer.certificate,
            generation: answer.generation,
            ...(request !== undefined && { request: withCheckedAllergies(request, answer.certificate) }),
          },
        });
      },
    });
  };
  const neverAgain = async (foods: readonly string[]) => {
    const dislikes = [...new Set([...view.settings.dislikes, ...foods])].slice(0, mostDislikes);
    const isKept = await keepPeople({ ...view.settings, dislikes });
    if (isKept) view.change({ dislikes });
    return isKept;
  };
  return { ...view, make, makeRest, neverAgain };
}

/** The plan as it was before its rest was made anew. */
function putBack(store: PlanStore, { id, content }: OpenPlan): void {
  const now = store.get();
  if (now?.id === id) store.set(edited(now, { content }));
}

/** spec: 2, section 4, steps 1, 2, 5 and 6. */
function useStart(onLimit: () => void) {
  const subscription = useSubscription();
  const { store } = usePlanStore();
  const queries = useQueryClient();
  return (order: Pick<Order, "wishes" | "generation" | "startDate" | "onPlan">) => {
    if (!network.isOnline()) {
      generation.set({ status: "offline" });
    } else if (subscription.isLoading) {
      toast({ tone: "info", title: t.waitForSubscription });
    } else if (!subscription.canGeneratePlan && !subscription.subscribed && order.generation === undefined) {
      onLimit();
    } else {
      void generate({
        ...order,
        store,
        onLimit,
        onFinished: async () => {
          if (store.ownerId !== null) {
            void savePlan(store, queries);
            await count(store.ownerId);
          }
          await subscription.refresh();
        },
      });
    }
  };
}

async function count(userId: string): Promise<void> {
  await countPlan(userId).catch(() =>
    toast({ tone: "destructive", title: t.countFailed, description: t.countFailedHint }),
  );
}

/** For how many people one plans, and what one never wants, stay for the next visit. */
function useKeepPeople() {
  const queries = useQueryClient();
  const isPerson = ownerOf(useSession()) !== null;
  return async ({ servings, dislikes }: PlannerSettings): Promise<boolean> => {
    const known = queries.getQueryData(plannerPreferencesQuery.queryKey);
    const isKnown = known?.servings === servings && known.dislikes.join("\n") === dislikes.join("\n");
    if (!isPerson || isKnown) return true;
    try {
      const saved = await savePlanner({ servings, dislikes: [...dislikes] });
      queries.setQueryData(plannerPreferencesQuery.queryKey, saved);
      return true;
    } catch {
      return false;
    }
  };
}

/** What the chef is asked for, of what was chosen. The person's own allergies go along, so that the plan knows them. */
function wishesOf(settings: PlannerSettings, ownAllergies: readonly string[]): Wishes {
  const { days, mealsPerDay, diet, budget, difficulty, cuisineStyle, servings } = settings;
  return {
    days,
    mealsPerDay,
    diet,
    budget,
    difficulty,
    cuisineStyle,
    servings,
    calories: caloriesOf(settings),
    categories: [...settings.categories],
    ...(settings.slots.length > 0 && { slots: [[...settings.slots]] }),
    tastePreferences: tasteOf(settings),
    ingredients: [...settings.ingredients],
    allergies: [...joinWords(ownAllergies, settings.allergies)],
    dislikes: [...settings.dislikes],
  };
}

/** What the plan was asked for, with its locked meals and whatever shall never come again. */
function wishesForRest({ content }: OpenPlan, { settings, said }: SettingsView) {
  // Another seed than that of the plan, or its other meals would come again.
  const { seed: _, ...request } = requestOf(content, said);
  const { keep, mealsPerDay, fits } = keepLocked(content.days, request.mealsPerDay);
  const wishes: Wishes = {
    ...request,
    mealsPerDay,
    dislikes: [...joinWords(request.dislikes ?? [], settings.dislikes)],
    keep: keep.map(({ day, position, meal }) => ({ day, position, meal: mealToWire(meal) })),
  };
  return { wishes, fits };
}
