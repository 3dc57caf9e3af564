import type { Corpus } from "../corpus/corpus.ts";

/**
 * Foods of which a household buys one kind a week where either does, each before the one that takes its place. A stock for a
 * stock, a loaf for a loaf: what a cook would do who has the other one open.
 */
const KINDS: readonly (readonly [kind: string, ...instead: readonly string[]])[] = [
  ["cheese-vegan-parmesan", "parmesan"],
  ["cheese-vegan", "cheddar"],
  ["cheese-vegan-cream", "cream-cheese"],
  ["sour-cream-vegan", "sour-cream"],
  ["red-chilli-powder", "cayenne"],
  ["stock-beef", "stock-beef-low-sodium", "stock-chicken-low-sodium", "stock-chicken"],
  ["stock-beef-low-sodium", "stock-chicken-low-sodium", "stock-vegetable-low-sodium"],
  ["bone-broth", "stock-chicken-low-sodium"],
  ["bone-broth-chicken", "stock-chicken-low-sodium"],
  ["stock-vegetable", "stock-vegetable-low-sodium", "stock-chicken-low-sodium", "stock-chicken"],
  ["stock-vegetable-low-sodium", "stock-chicken-low-sodium"],
  ["stock-chicken-low-sodium", "stock-vegetable-low-sodium"],
  ["toast-sourdough", "toast-whole-wheat"],
  ["bread-sourdough", "bread-whole-wheat", "bread-white"],
  ["bread-white", "bread-multigrain"],
  ["bread-multigrain", "bread-whole-wheat", "bread-sourdough"],
  ["bread-rye", "bread-whole-wheat"],
  ["bread-sprouted", "bread-whole-wheat"],
  ["yogurt-greek-lowfat", "yogurt-greek"],
  ["yogurt-coconut", "yogurt-soy", "yogurt-greek", "yogurt-plain"],
  ["yogurt-soy", "yogurt-greek", "yogurt-plain"],
  ["yogurt-plain", "yogurt-greek", "yogurt-greek-lowfat"],
  ["yogurt-lowfat", "yogurt-greek-lowfat", "yogurt-plain", "yogurt-greek"],
  ["yogurt-nonfat", "yogurt-plain", "yogurt-greek"],
  ["yogurt-greek-nonfat", "yogurt-greek"],
  ["skyr", "yogurt-greek", "yogurt-greek-lowfat"],
  ["quark", "yogurt-greek"],
  ["soy-milk", "soy-milk-unsweetened", "almond-milk", "milk-2", "milk-whole"],
  ["oat-milk", "soy-milk-unsweetened", "almond-milk", "milk-2", "milk-whole"],
  ["coconut-milk-drink", "almond-milk", "soy-milk-unsweetened", "oat-milk", "milk-2", "milk-whole"],
  ["almond-milk", "soy-milk-unsweetened", "milk-2", "milk-whole"],
  ["soy-milk-unsweetened", "milk-2", "milk-whole"],
  ["creme-fraiche", "sour-cream"],
  ["cream-light", "half-and-half"],
  ["mascarpone", "cream-cheese"],
  ["cream-cheese-light", "cream-cheese"],
  ["ricotta", "ricotta-part-skim"],
  ["cottage-cheese", "cottage-cheese-lowfat"],
  ["gouda", "cheddar", "gruyere", "emmental"],
  ["monterey-jack", "cheddar", "mexican-cheese-blend"],
  ["mexican-cheese-blend", "cheddar"],
  ["muenster", "cheddar", "monterey-jack"],
  ["american-cheese", "cheddar"],
  ["provolone", "mozzarella"],
  ["fontina", "mozzarella", "gruyere"],
  ["emmental", "gruyere"],
  ["gorgonzola", "blue-cheese"],
  ["cotija", "queso-fresco", "feta"],
  ["queso-fresco", "feta"],
  ["tomato-crushed", "tomato-canned-no-salt", "tomato-canned", "tomato-puree"],
  ["tomato-fire-roasted", "tomato-canned-no-salt", "tomato-canned"],
  ["tomato-sauce-no-salt", "tomato-puree"],
  ["tomato-sauce-canned", "tomato-sauce-no-salt"],
  ["plum-tomato", "tomato"],
  ["baby-carrot", "carrot"],
  ["persian-cucumber", "cucumber"],
  ["butter-lettuce", "romaine-lettuce", "lettuce"],
  ["red-leaf-lettuce", "lettuce", "romaine-lettuce", "butter-lettuce"],
  ["iceberg-lettuce", "romaine-lettuce", "lettuce"],
  ["lettuce", "romaine-lettuce"],
  ["russet-potato", "potato"],
  ["yukon-gold-potato", "potato"],
  ["red-potato", "potato"],
  ["green-apple", "apple"],
  ["mixed-berries", "mixed-berries-frozen"],
  ["thai-basil", "basil"],
  ["great-northern-bean", "cannellini-bean", "navy-bean"],
  ["navy-bean", "cannellini-bean"],
  ["butter-bean", "cannellini-bean"],
  ["lentil-green", "lentil"],
  ["lentil-puy", "lentil-green", "lentil"],
  ["arrowroot-starch", "cornstarch"],
  ["tapioca-starch", "cornstarch"],
  ["currants-dried", "raisins"],
  ["jelly", "jam"],
  ["sunflower-butter", "peanut-butter-natural", "almond-butter"],
  ["almond-butter", "peanut-butter-natural"],
  ["olive-black", "kalamata-olive"],
  ["tuna-canned-oil", "tuna-canned-water"],
  ["green-bean-frozen", "green-bean"],
  ["crackers-butter", "crackers-saltine", "crackers-whole-wheat"],
  ["crackers-saltine", "crackers-whole-wheat"],
  ["tortilla-whole-wheat", "tortilla-flour"],
  ["english-muffin-whole-wheat", "english-muffin"],
  ["bagel-whole-wheat", "bagel"],
  ["tamari", "soy-sauce-low-sodium", "soy-sauce"],
  ["soup-soy-sauce", "soy-sauce-low-sodium", "soy-sauce"],
  ["coconut-aminos", "soy-sauce-low-sodium", "tamari"],
  ["sunflower-oil", "vegetable-oil"],
  ["peanut-oil", "vegetable-oil"],
  ["vinegar-rice-seasoned", "vinegar-rice"],
  ["vinegar-white-wine", "vinegar-red-wine", "vinegar-cider"],
];

/** Where it is only fried in: nobody opens lard who has ghee. */
const FATS: typeof KINDS = [
  ["lard", "ghee", "olive-oil"],
  ["tallow", "ghee", "olive-oil"],
  ["duck-fat", "ghee", "olive-oil"],
  ["chicken-fat", "ghee", "olive-oil"],
];

/** What only an Asian grocer has, and what stands in for it in any supermarket, whatever else the week buys. */
const OF_ANOTHER_SHOP: typeof KINDS = [
  ["gai-lan", "broccolini"],
  ["choy-sum", "bok-choy"],
  ["water-spinach", "spinach"],
  ["garlic-chives", "spring-onion"],
  ["thai-basil", "basil"],
  ["japanese-eggplant", "eggplant"],
  ["shaoxing-wine", "cooking-wine"],
  ["palm-sugar", "brown-sugar"],
];

/** One kind that gives way to another in a week that has both; of a fat only what is fried in does. */
export type Kind = {
  readonly from: string;
  readonly to: string;
  readonly isFat: boolean;
  /** Whether the list has one line for both even where a recipe keeps its own: every recipe that can say so does. */
  readonly isListed: boolean;
  /** Whether it gives way though the week does not have the other. */
  readonly isAlways: boolean;
};

const pairs = (rows: typeof KINDS, how: { isFat?: true; isAlways?: true }): Kind[] =>
  rows.flatMap(([from, ...others]) =>
    others.map((to) => ({ from, to, isFat: false, isAlways: false, isListed: false, ...how })),
  );

const OWN: readonly Kind[] = [
  ...pairs(KINDS, {}),
  ...pairs(FATS, { isFat: true }),
  ...pairs(OF_ANOTHER_SHOP, { isAlways: true }),
];

/** All of them: first what the list would put together by itself. */
export const kindsOf = ({ shop }: Pick<Corpus, "shop">): readonly Kind[] => [
  ...shop.flatMap(({ foodId, from, sold }): Kind[] =>
    from === null || sold.length === 0 || from.part !== ""
      ? []
      : [{ from: foodId, to: from.foodId, isFat: false, isListed: true, isAlways: false }],
  ),
  ...OWN,
];
