import { useQueryClient } from "@tanstack/react-query";
import { type LeftOutDish, type PlannerSettings, usualOf } from "@meal/domain/planner/settings";
import { joinWords } from "@meal/domain/planner/said-before";
import { network } from "../../../platform/network.ts";
import { today } from "../../../platform/today.ts";
import { useSubscription } from "../../../platform/use-subscription.ts";
import { toast } from "../../../ui/toast-store.ts";
import { generate } from "./generate.ts";
import type { Order } from "./order.ts";
import { generation } from "./generation-state.ts";
import { madePlan, remadePlan } from "./made-plan.ts";
import type { OpenPlan, Wishes } from "../plan/open-plan.ts";
import { usePlanStore } from "../plan/plan-store.ts";
import { countPlan } from "../queries.ts";
import { savePlan } from "../keeping/saving.ts";
import { type SettingsView, useSettings } from "../settings/settings-store.ts";
import { useKeepForNext } from "../keeping/use-keep-for-next.ts";
import { dayAfter } from "../keeping/repeat-week.ts";
import { dayName } from "../plan/day-names.ts";
import { remember, tell } from "../plan/undo.ts";
import { askedWith, wishesAnew, wishesForNext, wishesForRest, wishesOf } from "./wishes.ts";
import * as t from "../texts/en/plan.tsx";
import * as week from "../texts/en/week.ts";

/** As many as the server keeps. */
const mostDislikes = 100;

interface Planner extends SettingsView {
  /** Makes a new plan; `part` are settings that change with this press. */
  readonly make: (part?: Partial<PlannerSettings>) => void;
  /** Makes a plan for the days after this one, as it was asked for. */
  readonly makeNext: (plan: OpenPlan) => void;
  /** Makes everything anew that is not locked; with a day, nothing but what is not locked there. */
  readonly makeRest: (plan: OpenPlan, day?: number) => void;
  /** Adds foods and a dish to those that shall never come again; answers whether that is kept. */
  readonly neverAgain: (foods: readonly string[], dish: LeftOutDish | undefined) => Promise<boolean>;
}

/** The settings and the ways to have a plan made. */
export function usePlanner(onLimit: () => void): Planner {
  const view = useSettings();
  const { store } = usePlanStore();
  const start = useStart(onLimit);
  const keep = useKeepForNext();
  const startNew = (order: NewOrder, startDate: string, asked: Wishes = order.wishes) =>
    start({ ...order, startDate, onPlan: onNewPlan(asked, startDate) });
  const make = (part: Partial<PlannerSettings> = {}) => {
    const settings = { ...view.settings, ...part };
    view.change(part);
    const ownAllergies = joinWords(view.profileAllergies, view.said?.allergies ?? []);
    const wishes = wishesOf(settings, ownAllergies, today());
    const { servings, dislikes, dishesLeftOut } = settings;
    // The plan is made with them in any case; not keeping them costs one press the next time. What a guest said is asked first.
    void keep({ usual: usualOf(settings), ...(view.said === null && { servings, dislikes, dishesLeftOut }) });
    // Another proposal for the dates of the plan on the screen may belong to the same use; the server knows.
    const shown = store.get();
    const order = { wishes: wishesAnew(wishes, shown, today()), generation: shown?.content.generation };
    startNew(order, today(), wishes);
  };
  const makeNext = (plan: OpenPlan) => {
    const startDate = dayAfter(plan);
    const wishes = wishesForNext(plan, view, startDate);
    startNew({ wishes, askAgain: (nearest) => makeNext(askedWith(plan, nearest)) }, startDate);
  };
  const makeRest = (plan: OpenPlan, day?: number) => {
    const { wishes, fits } = wishesForRest(plan, view, day);
    if (!fits) {
      toast({ tone: "warning", title: t.tooManyMeals });
      return;
    }
    const said = day === undefined ? t.restIsNew : week.dayIsNew(dayName(plan.content.startDate, day).long);
    start({
      wishes,
      generation: plan.content.generation,
      askAgain: (nearest) => makeRest(askedWith(plan, nearest), day),
      onPlan: (answer) => {
        // While the chef was at work the server may have stored a change, or its certificate may have come.
        const now = store.get();
        const latest = now?.id === plan.id ? now : plan;
        remember(latest);
        tell(store, said);
        return remadePlan(latest, answer);
      },
    });
  };
  const neverAgain = async (foods: readonly string[], dish: LeftOutDish | undefined) => {
    const dislikes = [...new Set([...view.settings.dislikes, ...foods])].slice(0, mostDislikes);
    const others = view.settings.dishesLeftOut.filter(({ dishId }) => dishId !== dish?.dishId);
    const dishesLeftOut = (dish === undefined ? others : [...others, dish]).slice(-mostDislikes);
    const isKept = await keep({ dislikes, dishesLeftOut });
    if (isKept) view.change({ dislikes, dishesLeftOut });
    return isKept;
  };
  return { ...view, make, makeNext, makeRest, neverAgain };
}

type NewOrder = Pick<Order, "wishes" | "generation" | "askAgain">;

/** What somebody said at a meal is so of that meal alone: the plan remembers for how many its meals were asked for without it. */
function onNewPlan({ servings, people }: Wishes, startDate: string): Order["onPlan"] {
  return (answer, { people: _asked, ...request }) =>
    madePlan(answer, { request: { ...request, ...(people && { people }) }, startDate, servings });
}

/** spec: 2, section 4, steps 1, 2, 5 and 6. */
function useStart(onLimit: () => void) {
  const subscription = useSubscription();
  const { store } = usePlanStore();
  const queries = useQueryClient();
  return (order: Pick<Order, "wishes" | "generation" | "startDate" | "askAgain" | "onPlan">) => {
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
