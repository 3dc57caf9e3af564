/** What a food of milk has of its sugar; whoever does not digest that is not allergic to milk. */
const FOODS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:hard cheese|parmesan|parmigiano|grana padano|pecorino|gruyere|emmental|swiss(?: cheese)?|(?:aged |mature |old |sharp )?(?:cheddar|gouda))\b/,
    "Cheese that ripened for long, such as Parmesan, Gruyère, Swiss and cheddar, has hardly any lactose left.",
  ],
  [/\bghee\b|\bclarified butter\b/, "Ghee has practically no lactose."],
  [
    /\b(?<!peanut )(?<!almond )(?<!nut )(?<!apple )(?<!cashew )butter\b/,
    "Butter has only traces of lactose, less than 0.1 g a tablespoon.",
  ],
  [
    /\b(?:yogh?urt|kefir)\b/,
    "Yogurt and kefir with live cultures have less than milk and are often borne better.",
  ],
  [
    /\b(?:ricotta|cottage cheese|cream cheese|mozzarella|feta|brie|goat cheese|soft cheese)\b/,
    "Soft and fresh cheeses have some lactose, mostly 1 to 4 g a serving.",
  ],
  [/\blactose free\b/, "Lactose-free milk has had its lactose split and is meant for this."],
  [
    /\b(?:ice cream|gelato|sour cream|heavy cream|whipped cream|half and half)\b/,
    "Cream has a little lactose a spoon, ice cream about 4 to 6 g a half cup.",
  ],
  [
    /\b(?<!coconut )(?<!almond )(?<!oat )(?<!soy )(?<!lactose free )(?:cows? )?milk\b(?! (?:allergy|protein))/,
    "A cup of milk has about 12 g of lactose.",
  ],
];

const HOW_MUCH =
  "Most people who are lactose intolerant bear about 12 g at a time, as NIDDK says; how much, each finds out for themselves. With an allergy to milk it is not for you.";

/** Is butter fine for somebody who is lactose intolerant? Null where no food of milk is named. */
export const lactoseIn = (plain: string): string | null => {
  const told = FOODS.filter(([words]) => words.test(plain)).map(([, text]) => text);
  return told.length === 0 ? null : `${told.join(" ")} ${HOW_MUCH}`;
};
