import type { Food } from "../foods/food.ts";
import type { Component } from "./component.ts";
import { gramsOf } from "./in-a-serving.ts";
import type { Plate } from "./plate.ts";

/** A food and the word for it beside a name, by the id of the food. */
type Word = readonly [food: RegExp, word: string];

/** What fills, where a name seldom says it; whoever reads "carbonara" knows of the pasta. */
const FILLERS: readonly Word[] = [
  [/^rice-(?:white|brown|basmati|jasmine|sushi|black|red|wild)|^wild-rice/, "rice"],
  [/^sweet-potato/, "sweet potatoes"],
  [/potato$/, "potatoes"],
  [/noodle-(?:dried|fresh)$/, "noodles"],
  [/^couscous/, "couscous"],
  [/^quinoa/, "quinoa"],
  [/^bulgur/, "bulgur"],
  [/^(?:pasta|penne|macaroni|orzo)(?:-|$)|^spaghetti/, "pasta"],
  [/^ciabatta/, "ciabatta"],
  [/^baguette/, "baguette"],
  [/^pita/, "pita"],
  [/^naan/, "naan"],
  [/^tortilla-/, "tortillas"],
  [/^bread-(?!flour|crumb)/, "bread"],
];

const GREENS: readonly Word[] = [
  [/^broccoli/, "broccoli"],
  [/^green-bean/, "green beans"],
  [/bell-pepper/, "peppers"],
  [/^zucchini/, "zucchini"],
  [/^spinach/, "spinach"],
  [/^kale/, "kale"],
  [/^(?:baby-)?carrot/, "carrots"],
  [/^(?:napa-|red-|savoy-)?cabbage|^coleslaw-mix/, "cabbage"],
  [/^cauliflower/, "cauliflower"],
  [/mushroom/, "mushrooms"],
  [/eggplant/, "eggplant"],
  [/^brussels-sprout/, "Brussels sprouts"],
  [/^asparagus/, "asparagus"],
  [/^bok-choy/, "bok choy"],
  [/^(?:collard|mustard)-greens|^chard/, "greens"],
  [/^pea(?:-frozen)?$|^s(?:now|ugar-snap)-pea/, "peas"],
  [/^corn(?:-frozen|-canned)?$/, "corn"],
  [/^mixed-vegetables/, "mixed vegetables"],
  [/^(?:butternut-squash|pumpkin)/, "squash"],
  [/^leek/, "leeks"],
  [/^cucumber/, "cucumber"],
  [/lettuce$/, "lettuce"],
];

/** Names that speak of what fills or of something green, in their own words. */
const SAYS_FILLER =
  /rice|risotto|paella|pilaf|biryani|jambalaya|congee|sushi|roll|bap\b|arroz|jollof|koshari|donburi|\bbog\b|poke|potato|fries|chips|hash|gnocchi|latke|tot\b|pie\b|noodle|mein|ramen|soba|udon|pho\b|pad |japchae|pasta|spaghetti|macaroni|enchilada|taco|quesadilla|burrito|tostada|\bmac\b|lasagn|ziti|ravioli|orzo|pizza|bread|toast|baguette|bun|pita|naan|tortilla|crackers|mash|frites|r[öo]sti|tatties|poutine|tagliatelle|linguine|fettuccine|penne|carbonara|polo\b|palaw|plov|pulao|pilau|rizo\b|nigiri|khichdi|couscous|quinoa|bulgur|polenta|grits|cornbread|biscuit|dumpling/i;
const SAYS_GREENS =
  /salad|slaw|vegetable|veggie|greens|broccoli|bean|peppers\b|(?:red|bell|green) pepper|zucchini|spinach|kale|carrot|cabbage|kraut|kimchi|cauliflower|mushroom|eggplant|sprout|asparagus|choy|chard|peas?\b|\bcorn\b|squash|pumpkin|okra|leek|cucumber|lettuce|tomato|caprese|celery|beet|fennel|ratatouille|primavera|fajita|tuscan|florentine|stir-fr|chop suey|saag|palak|spanako|shakshuka|moussaka|baba ganoush/i;

/** Beside the name: from these grams of a serving on somebody would miss it there. */
const LEAST_FILLER_GRAMS = 30;
const LEAST_GREEN_GRAMS = 50;

/** These are called after what they lie on or in, or are a salad or a soup whatever is in them. */
const SAID_BY_FORM: ReadonlySet<string> = new Set(["sandwich", "wrap", "toast", "salad", "soup", "glass"]);

const wordOf = (words: readonly Word[], { id }: Food): string | undefined =>
  words.find(([food]) => food.test(id))?.[1];

/** The word for that of which there is most in a serving. */
function mostOf(main: Component, words: readonly Word[], least: number): readonly string[] {
  const grams = new Map<string, number>();
  for (const food of main.foods) {
    const word = wordOf(words, food);
    if (word !== undefined) grams.set(word, (grams.get(word) ?? 0) + gramsOf(main, food));
  }
  const [most] = [...grams].toSorted(([, one], [, other]) => other - one);
  return most !== undefined && most[1] >= least ? [most[0]] : [];
}

/**
 * What makes a dish a whole meal and neither its name nor what stands beside it says: the rice and the broccoli of a chicken
 * teriyaki. Who sees the name alone takes it for a piece of chicken.
 */
export function alsoIn({ main, addons }: Pick<Plate, "main" | "addons">): readonly string[] {
  if (SAID_BY_FORM.has(main.dish.form)) return [];
  const said = [main, ...addons].map(({ dish }) => dish.name).join(" ");
  return [
    ...(SAYS_FILLER.test(said) ? [] : mostOf(main, FILLERS, LEAST_FILLER_GRAMS)),
    ...(SAYS_GREENS.test(said) ? [] : mostOf(main, GREENS, LEAST_GREEN_GRAMS)),
  ];
}
