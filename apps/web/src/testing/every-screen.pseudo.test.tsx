import { checkIpLimit, readAuthSettings, readClientAddress } from "@meal/contract/accounts";
import { listPayments, readPayment, verifySubscription } from "@meal/contract/billing";
import { canUseFeature, checkSubscriptionLimit } from "@meal/contract/entitlements";
import { readAnalysisMeans } from "@meal/contract/food-analysis";
import type { OutputOf } from "@meal/contract/endpoint";
import { readExtraPlan } from "@meal/contract/extra-planner";
import { listImports } from "@meal/contract/import-export";
import { listMealPlans, listPlansInUse, readMealPlan, readPlannerPreferences } from "@meal/contract/planner";
import { listPasskeys } from "@meal/contract/passkeys";
import {
  browseCookbook,
  countSaved,
  findFavoriteByName,
  listFavoriteRecipes,
  listRecipeHistory,
  readRecipe,
  recipeFacts,
  recordViewedRecipe,
} from "@meal/contract/recipes";
import { listSessions, readUser } from "@meal/contract/sessions";
import { readShoppingList, refreshShoppingList } from "@meal/contract/shopping-list";
import { readStorage } from "@meal/contract/storage";
import { DIET_LABELS } from "@meal/domain/chef/diet-labels";
import { afterEach, expect, test } from "vitest";
import { features } from "../app/features.ts";
import type { Feature } from "../platform/feature.ts";
import { productName } from "../platform/product.ts";
import { initials } from "../ui/initials.ts";
import { type Answer, answer } from "./answers.ts";
import { premiumPlan } from "./billing.ts";
import { mayCook, timerAddress } from "./cooking.ts";
import { dishCalled } from "./dishes.ts";
import { eaten, diaryWith } from "./diary.ts";
import { extraAnswers, extraPlanCalled, savedPlans, soupDetails } from "./extra-plans.ts";
import { somebody } from "./fake-session.ts";
import { planCalled } from "./plans.ts";
import { favoriteOf, recipeCalled, someFacts } from "./recipes.ts";
import { renderAt } from "./render-at.tsx";
import { emptyList } from "./lists.ts";
import { coveredActions } from "./covered-actions.ts";
import { sizeIs } from "./device.ts";
import { smallTargets } from "./small-targets.ts";
import { toast } from "../ui/toast-store.ts";
import { plainSettings } from "./usual-answers.ts";

const robin = somebody();
const stew = recipeCalled("Lemon stew");
const dish = dishCalled("Lemon stew", { changes: ["with tofu instead of shrimp"] });
const plan = planCalled("Our week", [stew]);
const viewed = {
  id: stew.id,
  recipe_name: stew.name,
  recipe_content: stew,
  viewed_at: "2026-11-20T18:00:00Z",
};
const now = "2026-11-20T18:00:00Z";
const account: OutputOf<typeof readUser> = {
  id: robin.id,
  aud: "authenticated",
  role: "authenticated",
  email: robin.email,
  app_metadata: { provider: "email", providers: ["email"] },
  user_metadata: { full_name: robin.fullName },
  identities: [],
  factors: [],
  is_anonymous: false,
  created_at: now,
  updated_at: now,
};
const noBytes = { plans: 0, favorites: 0, viewed: 0, cooked: 0, diary: 0, pictures: 0, other: 0 };
const extraPlan = extraPlanCalled("Lemon stew", {
  details_json: { ...soupDetails, ingredients: stew.ingredients },
});
const payment = {
  id: "p-1",
  number: "8AB12345CD678901E",
  paidAt: now,
  amountCents: 900,
  currency: "USD",
  status: "completed",
  provider: "paypal",
  isTest: true,
} as const;
const receipt = {
  ...payment,
  name: robin.fullName,
  email: robin.email,
  what: "AI Meal Planner Premium, one month",
};
const answers: readonly Answer[] = [
  answer(checkSubscriptionLimit, premiumPlan()),
  answer(listPayments, { payments: [payment] }),
  answer(readPayment, receipt),
  answer(verifySubscription, { success: true, state: "active" }),
  ...extraAnswers,
  savedPlans(extraPlan),
  answer(readExtraPlan, extraPlan),
  ...diaryWith([eaten("Lemon stew", 0)]),
  ...mayCook,
  answer(readAnalysisMeans, { seesPhotos: false }),
  answer(canUseFeature, true),
  answer(readClientAddress, { ip: "192.0.2.1" }),
  answer(checkIpLimit, { canRegister: true }),
  answer(readAuthSettings, { ...plainSettings, external: { email: true, google: true }, passkeys: true }),
  answer(browseCookbook, { items: [dish], total: 1 }),
  answer(countSaved, { plans: 1, recipes: 1 }),
  answer(listPasskeys, []),
  answer(listSessions, []),
  answer(readStorage, { used: 3000, limit: 5000, parts: { ...noBytes, plans: 2000, pictures: 1000 } }),
  answer(readUser, account),
  answer(readShoppingList, emptyList),
  answer(refreshShoppingList, emptyList),
  answer(listImports, { items: [] }),
  answer(listPlansInUse, { items: [] }),
  answer(readPlannerPreferences, { servings: 1, dislikes: [], dishesLeftOut: [], usual: null }),
  answer(listMealPlans, { items: [plan], total: 1 }),
  answer(readMealPlan, plan),
  answer(findFavoriteByName, { favorite: null }),
  answer(listFavoriteRecipes, { items: [favoriteOf(stew)], total: 1 }),
  answer(listRecipeHistory, { items: [viewed], total: 1 }),
  answer(readRecipe, { recipe: stew, source: "cookbook" }),
  answer(recipeFacts, someFacts),
  answer(recordViewedRecipe, viewed),
];

/** What packages say that the server shares: it is not bound to the language of a build. */
const shared = [
  Object.values(DIET_LABELS),
  "min",
  "KB",
  "1 serving",
  "onion, chopped",
  "canned tomatoes",
  "lemon",
  "bread",
];
const timer = timerAddress("Lemon stew", 10, 5);
const timed: unknown = JSON.parse(new URLSearchParams(timer.replace(/^.*\?/u, "")).get("recipeData") ?? "");
const data = wordsOf(
  shared,
  timed,
  robin,
  robin.fullName.split(" "),
  initials(robin.fullName),
  plan,
  viewed,
  dish,
  extraPlan,
  someFacts,
  receipt,
  productName,
);

/** Where each route is looked at: itself where nothing else is said, and not at all where it only leads elsewhere. */
const views: Readonly<Record<string, readonly string[]>> = {
  "/logout": [],
  // It shows every state, those of waiting among them, and calls colors by the names of their tokens.
  "/design": [],
  "/profile": ["", "?tab=personal", "?tab=subscription", "?tab=security"].map((tab) => `/profile${tab}`),
  "/recipe/$recipeId": [`/recipe/${stew.id}`],
  "/recipe/$recipeId/print": [`/recipe/${stew.id}/print`],
  "/recipe-history": ["viewed", "plans", "favorites"].map((tab) => `/recipe-history?tab=${tab}`),
  "/extra-planner": ["/extra-planner", "/extra-planner?tab=saved"],
  "/extra-planner/$planId": [`/extra-planner/${extraPlan.id}`],
  "/import": ["/import", "/import?way=file"],
  "/subscription/receipt/$paymentId": [`/subscription/receipt/${payment.id}`],
  "/cooking-timer": ["/cooking-timer", timer],
};
const list: readonly Feature[] = features;
const screens = list.flatMap(({ routes }) =>
  routes.flatMap((route) => {
    const isOpen = /public|signed-out/u.test(route.access);
    const paths = views[route.path] ?? [route.path];
    return paths.map((path) => [path, isOpen ? "guest" : robin] as const);
  }),
);

const windows = [
  [390, 844],
  [844, 390],
  [1280, 800],
] as const;

afterEach(() => {
  document.documentElement.dir = "ltr";
});

test.each([...screens, ["/no-such-page", "guest"] as const])(
  "%s has all its words from files of texts, and room for longer ones in both directions",
  async (path, as) => {
    await renderAt(path, { as, answers });
    await expect.poll(() => document.querySelectorAll("main [aria-busy=true]").length).toBe(0);
    await expect.poll(plainTexts, { message: "in plain letters" }).toBe("");
    expect.soft(smallTargets()).toBe("");
    for (const direction of ["ltr", "rtl"]) {
      document.documentElement.dir = direction;
      await expect.poll(cutTexts, { message: `cut ${direction}` }).toBe("");
    }
  },
);

/** What goes on paper has no messages. */
const withMessages = screens.filter(([path]) => !/\/print$|\/receipt\//u.test(path));

test.each(withMessages)("%s keeps its main actions clear of a message", async (path, as) => {
  await renderAt(path, { as, answers });
  await expect.poll(() => document.querySelectorAll("main [aria-busy=true]").length).toBe(0);
  toast({
    title: "Meal swapped",
    description: "Salad instead of soup",
    action: { label: "Undo", onPress() {} },
  });
  for (const [width, height] of windows) {
    await sizeIs(width, height);
    await expect.poll(coveredActions, { message: `${width} × ${height}` }).toBe("");
  }
});

/** What people and the server said is no text of ours: each of its strings, the longest first. */
function wordsOf(...said: readonly unknown[]): readonly string[] {
  const found = new Set<string>();
  JSON.parse(JSON.stringify(said), (_, value: unknown) => {
    if (typeof value === "string") found.add(value);
    return value;
  });
  return [...found].filter((words) => /[a-z]{2}/iu.test(words)).toSorted((a, b) => b.length - a.length);
}

function without(text: string): string {
  return data.reduce((rest, words) => rest.replaceAll(words, ""), text);
}

const spoken = ["aria-label", "title", "alt", "placeholder", "aria-valuetext", "aria-roledescription"];

function plainTexts(): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) texts.push(...spoken.map((name) => node.getAttribute(name) ?? ""));
    else if (node.parentElement?.closest("script, style") === null) texts.push(node.textContent ?? "");
  }
  const left = texts.filter((text) => /[a-z]{2}/iu.test(without(text)));
  return left.join("\n");
}

/** What sticks out of the window, and buttons and links whose words are cut. */
function cutTexts(): string {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : [];
  const controls = [...document.querySelectorAll("main a, main button, main summary")];
  // A compact button answers to presses a quarter of a letter's height around it.
  const cut = controls.filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 5);
  return [...page, ...cut.map(({ textContent }) => `"${textContent}" is cut`)].join("\n");
}
