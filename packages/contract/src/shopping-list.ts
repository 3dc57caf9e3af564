import { AISLES } from "@meal/domain/chef/vocabulary";
import { z } from "zod";
import { planDays } from "./chef-shapes.ts";
import { endpoint } from "./endpoint.ts";
import { engineErrors } from "./errors.ts";
import { day } from "./plan-wishes.ts";
import { today } from "./planner.ts";

const itemId = z.uuid();
const name = z
  .string()
  .trim()
  .min(1, "Please enter an item name")
  .max(300, "A name has 300 characters at most");
const quantity = z.string().trim().max(50, "A quantity has 50 characters at most");
const unit = z.string().trim().max(50, "A unit has 50 characters at most");
const aisle = z.enum(AISLES);
const origin = z.object({ planId: z.string().max(64), need: z.string().max(300) });

const shop = z.object({
  foodId: z.string(),
  grams: z.number(),
  sold: z.array(z.object({ unit: z.string(), size: z.string(), grams: z.number() })),
  keepsDays: z.number(),
});

const item = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.string(),
  unit: z.string(),
  checked: z.boolean(),
  recipeSource: z.string().nullable(),
  aisle,
  origin: origin.nullable(),
  recipeSources: z.array(z.string()),
  arithmetic: z.string(),
  packageHint: z.string(),
  isSkipped: z.boolean(),
  isAsked: z.boolean().exactOptional(),
  isWanted: z.boolean().exactOptional(),
  shop: shop.exactOptional(),
});

const homeItem = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.string(),
  unit: z.string(),
  aisle,
  bestBefore: z.string().nullable(),
  since: z.string(),
  share: z.number(),
  shop: shop.nullable().exactOptional(),
});

const cookedMeal = z.object({
  mealId: z.string(),
  name: z.string(),
  ingredients: z.array(z.string()).exactOptional(),
  took: z.array(z.object({ item: homeItem, share: z.number() })).exactOptional(),
  isCounted: z.boolean(),
});

/** spec: 2, section 3, shopping_list. */
export const shoppingList = z.object({
  revision: z.number(),
  items: z.array(item),
  deleted: z.array(origin),
  /** What was deleted last, so that a device can show it again before the server answers. */
  shelf: z.array(z.object({ item, by: z.enum(["person", "plan"]) })),
  /** The plans in use that the items of plans follow. */
  planIds: z.array(z.string()),
  planName: z.string().nullable(),
  aisleOrder: z.array(aisle),
  staples: z.array(z.string()),
  atHome: z.array(homeItem),
  /** The meals that were cooked, the latest last; what they took, as long as it can be taken back. */
  cooked: z.array(cookedMeal),
  updated_at: z.iso.datetime().nullable(),
});

const newHomeItem = z.strictObject({
  id: itemId,
  name,
  quantity,
  unit,
  aisle,
  bestBefore: day.nullable(),
  since: day,
  share: z.number().gt(0).max(1),
});
const mealId = z.string().min(1).max(100);
/** The lines of a meal that is in no plan of the household, for as many as it was cooked for. */
const ingredients = z.array(z.string().max(1000)).max(200).readonly();

const operation = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("add"),
    item: z.strictObject({ id: itemId, name, quantity, unit, aisle }),
  }),
  z.strictObject({ kind: z.literal("check"), id: itemId, checked: z.boolean() }),
  z.strictObject({
    kind: z.literal("edit"),
    id: itemId,
    name: name.exactOptional(),
    quantity: quantity.exactOptional(),
    unit: unit.exactOptional(),
    aisle: aisle.exactOptional(),
  }),
  z.strictObject({ kind: z.literal("remove"), id: itemId }),
  z.strictObject({ kind: z.literal("restore"), id: itemId }),
  z.strictObject({ kind: z.literal("order-aisles"), aisles: z.array(aisle).max(AISLES.length).readonly() }),
  z.strictObject({ kind: z.literal("mark-staple"), name, isStaple: z.boolean() }),
  z.strictObject({ kind: z.literal("unskip"), id: itemId }),
  z.strictObject({ kind: z.literal("keep"), item: newHomeItem }),
  z.strictObject({
    kind: z.literal("keep-bought"),
    ids: z.array(itemId).min(1).max(100).readonly(),
    /** What was bought; 0 where nobody can say. */
    grams: z.number().min(0).max(1_000_000),
    item: newHomeItem,
  }),
  z.strictObject({
    kind: z.literal("change-kept"),
    id: itemId,
    name: name.exactOptional(),
    quantity: quantity.exactOptional(),
    unit: unit.exactOptional(),
    bestBefore: day.nullable().exactOptional(),
  }),
  z.strictObject({ kind: z.literal("use-up"), id: itemId }),
  z.strictObject({ kind: z.literal("cook"), mealId, name, ingredients: ingredients.exactOptional() }),
  z.strictObject({ kind: z.literal("uncook"), mealId }),
]);

export const readShoppingList = endpoint({
  method: "GET",
  path: "/api/shopping-list",
  summary: "The caller's shopping list.",
  access: "signed-in",
  input: {},
  output: shoppingList,
  errors: [],
});

export const changeShoppingList = endpoint({
  method: "POST",
  path: "/api/shopping-list/operations",
  summary:
    "Applies what a person did, in order; an operation that arrived before changes nothing. Answers with the list as it is then.",
  access: "signed-in",
  input: {
    body: z.object({
      operations: z
        .array(z.object({ opId: z.uuid(), operation }))
        .min(1)
        .max(500),
    }),
  },
  output: z.object({
    list: shoppingList,
    /** Operations that cannot be applied any more, such as an edit of what was deleted; they are done with. */
    refused: z.array(z.object({ opId: z.string(), reason: z.enum(["gone", "full"]) })),
  }),
  errors: [],
  maxBodyBytes: 2_000_000,
});

export const refreshShoppingList = endpoint({
  method: "POST",
  path: "/api/shopping-list/refresh",
  summary:
    "Brings the items of plans up to what the plans in use need from today on. What a person added, edited or checked off stays.",
  access: "signed-in",
  input: { body: z.object({ today: today.optional() }) },
  output: shoppingList,
  errors: ["no_meal_plans", "no_ingredients", ...engineErrors],
});

const line = z.object({ name: z.string(), amount: z.string() });

export const previewPlanUse = endpoint({
  method: "GET",
  path: "/api/shopping-list/preview/:planId",
  summary:
    "What using a plan would change on the list, and which plans would lose which dates; changes nothing.",
  access: "signed-in",
  input: { params: z.object({ planId: z.uuid() }), query: z.object({ today: today.optional() }) },
  output: z.object({
    dates: z.array(z.string()),
    overlaps: z.array(z.object({ id: z.string(), name: z.string(), dates: z.array(z.string()) })),
    added: z.array(line),
    gone: z.array(line),
    changed: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
    ticks: z.object({ stay: z.number(), go: z.number(), back: z.number() }),
  }),
  errors: ["not_found", ...engineErrors],
});

export const addRecipeToList = endpoint({
  method: "POST",
  path: "/api/shopping-list/recipe",
  summary: "Adds what one recipe needs, merged with what is on the list. The same key again adds nothing.",
  access: "signed-in",
  input: {
    body: z.object({
      key: z.uuid(),
      recipeName: z.string().trim().min(1).max(300),
      ingredients: z.array(z.string().max(500)).min(1).max(200),
    }),
  },
  output: z.object({ list: shoppingList, added: z.number() }),
  errors: ["no_ingredients", ...engineErrors],
});

export const listOfDays = endpoint({
  method: "POST",
  path: "/api/functions/list-of-days",
  summary: "What days of meals need bought, as the items of a list that the server does not keep.",
  access: "public",
  input: { body: z.object({ days: planDays.min(1, "A plan needs at least one day") }) },
  output: z.object({ items: z.array(item) }),
  errors: [...engineErrors],
  maxBodyBytes: 1_000_000,
});

export const watchShoppingList = endpoint({
  method: "GET",
  path: "/api/shopping-list/events",
  summary:
    "Server-sent events: `changed` with the list's revision, at once and whenever it is another. Ends after a while; come back.",
  access: "signed-in",
  input: {},
  output: "response",
  errors: ["too_many_requests"],
});
