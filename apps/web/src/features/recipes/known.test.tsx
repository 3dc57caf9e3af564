import { readRecipe, recipeFacts } from "@meal/contract/recipes";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { noFacts, recipeCalled } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";

const address = `/recipe/${recipeCalled("Lemon stew").id}`;
const step = (words: string) => page.getByRole("listitem").filter({ hasText: words });

test.each(["", "/print"])(
  "each step has its own minutes on the page%s, and says where it goes on by itself",
  async (place) => {
    const recipe = recipeCalled("Lemon stew", {
      steps: [
        { instruction: "Soften the onion.", timeInMinutes: 8, category: "cooking" },
        {
          instruction: "Add the tomatoes and simmer.",
          timeInMinutes: 37,
          category: "cooking",
          isWaiting: true,
        },
      ],
    });
    const answers = [answer(readRecipe, { recipe, source: "cookbook" }), answer(recipeFacts, noFacts)];
    await renderAt(address + place, { answers });
    await expect.element(step("Soften the onion.")).toMatchTextContent(/8 minutes$/u);
    await expect.element(step("Add the tomatoes")).toMatchTextContent(/37 minutes of waiting$/u);
  },
);

test("a recipe of which nothing is known claims no energy, no price, no allergens and no diet", async () => {
  const recipe = recipeCalled("Lemon stew", { ingredients: ["a handful of xyzzy"], calories: 0, price: 0 });
  const answers = [answer(readRecipe, { recipe, source: "history" }), answer(recipeFacts, noFacts)];
  await renderAt(address, { answers });
  const facts = page.getByRole("region", { name: "What is in it" });
  await expect.element(facts).toMatchTextContent(/We can.t tell/u);
  await expect.element(facts).not.toMatchTextContent(/none of the|vegan|kosher|gluten-free/iu);
  await expect.element(page.getByText(/\bkcal\b|\$0/u)).not.toBeInTheDocument();
});
