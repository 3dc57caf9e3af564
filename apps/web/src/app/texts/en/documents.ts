/** One sentence that says what the product is, for whoever installs it. */
export const productDescription =
  "Meal plans for the way you eat, a shopping list that writes itself, a timer that cooks along and a calorie diary that stays out of your way.";
/** The product's name under an icon of the home screen. */
export const shortName = "Meal Planner";
/** Behind a long press on its icon, the most wanted first. */
export const shortcuts = [
  { name: "Shopping list", url: "/shopping-list" },
  { name: "Meal planner", url: "/planner" },
  { name: "Cooking timer", url: "/cooking-timer" },
  { name: "Log what I ate", url: "/calorie-tracking" },
];
/** What the pictures show that somebody sees before they install it. */
export const shotLabels = {
  planner: "A week of meals, planned for you",
  "shopping-list": "The shopping list that comes with it",
  cooking: "Cooking step by step, with a timer",
} as const;

// The page of addresses that are not there.
export const notFoundTitle = "Page Not Found";
export const notFoundDescription = "There is no page at this address.";

// What the shell says where no script may run.
export function withoutScript(productName: string): string {
  return `${productName} needs JavaScript for planning and cooking. The <a href="/landing">first page</a>,
<a href="/support">support</a>, <a href="/privacy">privacy</a> and <a href="/terms">terms</a> can be read without it.`;
}
