import { EMPTY_LIST } from "@meal/domain/shopping-list/list";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choicesOf } from "../features/planner/settings/choices.ts";
import { readLeftDay } from "../features/planner/plan/left-day.ts";
import { newPlan } from "../features/planner/plan/open-plan.ts";
import { planStoreOf } from "../features/planner/plan/plan-store.ts";
import { plansInUseQuery } from "../platform/plans-in-use-query.ts";
import { putPlanAside, takePlanBack } from "../features/planner/keeping/put-aside.ts";
import { forgetSaid, saidBy } from "../features/planner/settings/said-before.ts";
import { unsentOfPlanner } from "../features/planner/keeping/unsent.ts";
import { deviceStore } from "../features/shopping-list/device-store.ts";
import { readQueue } from "../features/shopping-list/kept-queue.ts";
import { leftList } from "../features/shopping-list/left-list.ts";
import { queueOf } from "../features/shopping-list/queue-form.ts";
import { putListAside } from "../features/shopping-list/put-aside.ts";
import { clearDevice } from "../platform/device/clear.ts";
import { answersDatabase, listDatabase } from "../platform/device/database.ts";
import { personHereKey } from "../platform/device/person-here.ts";
import { localText } from "../platform/device/text.ts";
import { fetchLock } from "../platform/device/waiting.ts";
import { answerStore } from "../platform/answer-store.ts";
import { putUsesAside, takeUsesBack } from "../platform/timer-uses.ts";
import { today } from "../platform/today.ts";
import { toastStore } from "../ui/toast-store.ts";

// Without a browser everything lies in memory, as in a browser that forbids storage.
const ann = "ann";
const usesKey = "timer-uses-waiting";
const use = { userId: ann, useId: "use-1" };
const milk = { diet: "none", allergies: ["milk"], dislikes: [], servings: 1 } as const;
const meal = {
  id: "meal-1",
  name: "Lentil soup",
  type: "dinner",
  description: "",
  calories: 500,
  price: 200,
  difficulty: "easy",
  prepTime: 5,
  cookTime: 30,
  ingredients: ["100 g lentils"],
  instructions: ["Cook the lentils."],
  category: "soup",
  actualCategory: "soup",
  isFavorite: false,
  why: "Because you like beans.",
} as const;
const oneDay = { days: [{ day: 1, meals: [meal] }], startDate: today() };
const tick = { opId: "op-1", operation: { kind: "check", id: "cake", checked: true } } as const;

const stays = (stay: "here" | "over") =>
  localText(personHereKey).write(JSON.stringify({ id: ann, email: "ann@example.org", stay, isTold: false }));

/** What the device holds of somebody whose session is about to end. */
async function leaveTraces(): Promise<void> {
  planStoreOf(ann).set(newPlan(oneDay, "Our week"));
  choicesOf(null).set({ allergies: ["milk"] });
  saidBy(ann);
  localText(usesKey).write(JSON.stringify([use]));
  const keys = [`${ann}:list`, `${ann}:queue`] as const;
  await listDatabase.change(ann, keys, () => ({ [keys[0]]: EMPTY_LIST, [keys[1]]: queueOf([tick]) }));
}

/** The session ran out: the features put aside, the rest is cleared. */
async function endSession(): Promise<void> {
  stays("over");
  await putPlanAside(ann);
  await putUsesAside(ann);
  await putListAside(ann);
  await clearDevice("over", ann);
  forgetSaid(ann);
  planStoreOf(ann).set(null);
}

const queued = async () => readQueue((await deviceStore(ann).read()).queue).operations;
const waitingKinds = async () =>
  JSON.stringify((await answersDatabase.read(`${ann}:waiting`))[`${ann}:waiting`] ?? []);

beforeEach(async () => {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveKey"]);
  const secret = await crypto.subtle.exportKey("jwk", pair.privateKey);
  vi.stubGlobal("fetch", async () => Response.json(secret));
  stays("here");
  await clearDevice("deleted", ann);
  stays("here");
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toastStore.list()) toastStore.dismiss(id);
});

describe("after the end of a session", () => {
  beforeEach(async () => {
    await fetchLock(ann);
    await leaveTraces();
    await endSession();
  });

  it("a plan that was not saved, what a guest said and a use of the timer wait closed, and come back", async () => {
    const kept = await waitingKinds();
    for (const kind of ["plan", "said", "timer-use", "list"]) expect(kept).toContain(`"kind":"${kind}"`);
    for (const open of ["Our week", "milk", "use-1"]) expect(kept).not.toContain(open);
    expect([planStoreOf(ann).get(), localText(usesKey).read()]).toEqual([null, null]);
    stays("here");
    await takePlanBack(ann);
    await takeUsesBack(ann);
    expect(planStoreOf(ann).get()).toMatchObject({ name: "Our week", content: oneDay });
    expect(saidBy(ann)).toEqual(milk);
    expect(JSON.parse(localText(usesKey).read() ?? "")).toEqual([use]);
    expect(await waitingKinds()).not.toMatch(/plan|said|timer-use/u);
  });
});

describe("the meals of today", () => {
  it("stay open of the plan in use, without why they were chosen for this person", async () => {
    const yesterday = new Date(Date.parse(today()) - 86_400_000).toISOString().slice(0, 10);
    const days = [1, 2, 3].map((day) => ({ day, meals: [{ ...meal, id: `meal-${day}` }] }));
    const plan = { content: { days, startDate: yesterday }, datesInUse: [yesterday, today()] };
    await answerStore.write({
      ownerId: ann,
      version: "1",
      answers: [{ key: plansInUseQuery.queryKey, data: { items: [plan] }, at: Date.now() }],
    });
    await endSession();
    const { why: _, ...shown } = meal;
    expect(await readLeftDay(ann)).toEqual([{ ...shown, id: "meal-2" }]);
    expect(await answerStore.read()).toBeUndefined();
  });
});

describe("on an address where the browser closes nothing", () => {
  beforeEach(async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await fetchLock(ann);
    await leaveTraces();
    await endSession();
  });

  it("nothing that is not open anyway lies there for another to read, and that is said", async () => {
    expect(await waitingKinds()).toBe("[]");
    const kept = JSON.stringify([
      await answersDatabase.read(`${ann}:left-day`, "kept-answers"),
      localText("open-plan").read(),
      localText("said-before-sign-in").read(),
    ]);
    for (const open of ["Our week", "milk"]) expect(kept).not.toContain(open);
    expect(toastStore.list().map(({ title }) => title)).toEqual([
      "Your unsaved plan and what you told us before logging in could not be kept",
    ]);
  });

  it("changes of the list stay beside it for their person's next sign-in, and go with it", async () => {
    await vi.waitFor(() => expect(leftList(ann).shown.get().list).toBeDefined());
    leftList(ann).act({ kind: "mark-staple", name: "salt", isStaple: true });
    await vi.waitFor(async () => expect(await queued()).toHaveLength(2));
    expect((await queued())[0]).toEqual(tick);
    await putListAside(ann);
    await clearDevice("left", ann);
    expect(await listDatabase.read(`${ann}:queue`, `${ann}:left-list`)).toEqual({});
  });
});

describe("whoever logs out", () => {
  it("is asked about a plan that is not saved, and may save it or let it go", async () => {
    choicesOf(null).set({});
    planStoreOf(ann).set(newPlan(oneDay, "Our week"));
    const stored = { ...oneDay, revision: 1 };
    vi.stubGlobal("fetch", async () => Response.json({ id: "x", name: "Our week", ...stored }));
    const [asked, ...others] = await unsentOfPlanner(ann);
    expect([asked?.words, others]).toEqual(['Your changes to "Our week"', []]);
    expect(await asked?.send()).toBe(true);
    expect(await unsentOfPlanner(ann)).toEqual([]);
    planStoreOf(ann).set(newPlan(oneDay, "Another"));
    await (await unsentOfPlanner(ann))[0]?.discard();
    expect(planStoreOf(ann).get()).toBeNull();
  });
});
