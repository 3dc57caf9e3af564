import type { Answer, Received } from "@meal/testkit/stand-ins/answers";

const stew = {
  name: "Red lentil stew",
  description: "A mild stew.",
  category: "main",
  cuisine: "indian",
  difficulty: "easy",
  prepMinutes: 10,
  cookMinutes: 25,
  servings: 2,
  calories: 520,
  ingredients: ["160 g red lentils", "2 carrots", "1 onion", "1 tbsp olive oil", "400 g canned tomatoes"],
  instructions: [
    "Fry the onion and the carrots in the oil for 5 minutes.",
    "Add the lentils, the tomatoes and 400 ml of water and simmer for 20 minutes.",
  ],
};

const oats = {
  ...stew,
  name: "Oats with banana",
  category: "breakfast",
  cuisine: "american",
  ingredients: ["120 g rolled oats", "400 ml milk", "2 bananas"],
  instructions: ["Simmer the oats in the milk for 6 minutes.", "Slice the bananas over them."],
};

const omelette = {
  ...stew,
  name: "Spinach omelette",
  cuisine: "french",
  ingredients: ["6 eggs", "200 g spinach", "20 g butter", "160 g bread"],
  instructions: [
    "Melt the butter and wilt the spinach in it.",
    "Add the beaten eggs and cook for 5 minutes. Serve with the bread.",
  ],
};

const recipe = { isFood: true, message: "", ...stew, tips: ["It keeps for three days."], culturalNotes: "" };

/** What a sensible model says to each prompt, found by words of the prompt. */
const replies: readonly (readonly [string, object | string])[] = [
  ["Propose meals", { days: [{ meals: [oats, stew, omelette] }, { meals: [oats, stew, omelette] }] }],
  ["photo of somebody's kitchen", { ingredients: ["egg", "spinach"] }],
  ["sort recipes", { category: "soup" }],
  ["one product", "It is a spread made of roasted nuts and a little salt."],
  ["write one recipe", recipe],
  ["for a painter", "A stew of red lentils in a blue bowl."],
  [
    "somebody's plate",
    {
      items: [
        {
          name: "cheese pizza",
          portion: "2 slices",
          grams: 214,
          gramsLow: 160,
          gramsHigh: 280,
          confidence: 0.8,
          kcalPer100g: 1,
          proteinPer100g: 1,
          carbsPer100g: 1,
          fatPer100g: 1,
          fiberPer100g: 1,
          taste: ["savoury"],
          notes: "A plain pizza.",
          assumptions: ["A thin crust."],
        },
      ],
    },
  ],
  [
    "split a recipe",
    {
      steps: [
        { instruction: "Chop the leeks.", minutes: 5, category: "preparation" },
        { instruction: "Simmer them for 20 minutes.", minutes: 1, category: "cooking" },
      ],
    },
  ],
  [
    "write down the recipe",
    "Here it is:\n<recipe>\nLeek soup\nServes 2\nIngredients\n300 g leeks\n500 ml water\nMethod\n1. Simmer for 20 minutes.\n</recipe>",
  ],
  ["talk with one person", "An apple is light. It has 52 kcal per 100 g."],
];

/** A model that does what it is asked. */
export function sensibleAnswer({ body }: Received): Answer {
  const asked = JSON.stringify(body);
  if (/"responseModalities"|"prompt"/u.test(asked))
    return { kind: "image", bytes: new Uint8Array([137, 80, 78, 71]) };
  const [, reply = ""] = replies.find(([words]) => asked.includes(words)) ?? [];
  return { kind: "text", text: typeof reply === "string" ? reply : JSON.stringify(reply) };
}
