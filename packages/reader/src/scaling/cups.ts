/** Grams of a level US cup of what American kitchens scoop, by the last words of its name. */
const SCOOPED_GRAMS: ReadonlyMap<string, number> = new Map([
  ["flour", 125],
  ["whole-wheat flour", 120],
  ["bread flour", 137],
  ["almond flour", 96],
  ["coconut flour", 112],
  ["rice flour", 158],
  ["chickpea flour", 92],
  ["soy flour", 84],
  ["rye flour", 102],
  ["barley flour", 148],
  ["teff flour", 140],
  ["chestnut flour", 100],
  ["glutinous rice flour", 130],
  ["sliced almonds", 92],
  ["flaked almonds", 92],
  ["wild rice", 160],
  ["flattened rice", 90],
  ["puffed rice", 14],
  ["cauliflower rice", 107],
  ["cooked jasmine rice", 158],
  ["cooked basmati rice", 158],
  ["ice cream", 132],
  ["whipped cream", 60],
  ["semolina", 167],
  ["cornmeal", 138],
  ["polenta", 157],
  ["masa harina", 114],
  ["cornstarch", 128],
  ["breadcrumbs", 108],
  ["fresh breadcrumbs", 45],
  ["panko", 55],
  ["panko breadcrumbs", 55],
  ["sugar", 200],
  ["brown sugar", 220],
  ["powdered sugar", 120],
  ["jam", 320],
  ["cocoa powder", 86],
  ["chocolate chips", 170],
  ["oats", 81],
  ["steel-cut oats", 160],
  ["granola", 122],
  ["rice", 185],
  ["cooked rice", 158],
  ["cooked white rice", 158],
  ["cooked brown rice", 195],
  ["quinoa", 170],
  ["couscous", 173],
  ["bulgur", 140],
  ["lentils", 192],
  ["lentil", 192],
  ["raisins", 150],
  ["almonds", 143],
  ["walnuts", 117],
  ["pecans", 109],
  ["cashews", 137],
  ["peanuts", 146],
  ["sesame seeds", 144],
  ["chia seeds", 170],
  ["peanut butter", 258],
  ["almond butter", 256],
  ["butter", 227],
  ["sour cream", 230],
  ["cream cheese", 232],
  ["yogurt", 245],
  ["greek yogurt", 245],
  ["ricotta", 246],
  ["cottage cheese", 220],
  ["mayonnaise", 220],
  ["tomato paste", 262],
  ["frozen peas", 134],
]);

/** The same of what is poured: it is measured by volume everywhere. */
const POURED_GRAMS: ReadonlyMap<string, number> = new Map([
  ["honey", 339],
  ["maple syrup", 315],
  ["molasses", 337],
  ["coconut oil", 218],
  ["olive oil", 216],
  ["vegetable oil", 218],
  ["sesame oil", 218],
  ["milk", 244],
  ["buttermilk", 245],
  ["condensed milk", 306],
  ["coconut milk", 226],
  ["cream", 238],
  ["soy sauce", 270],
  ["ketchup", 280],
  ["salsa", 259],
  ["water", 237],
  ["stock", 240],
]);

/** Cheese is scooped once it is grated or crumbled. */
const CHEESE_GRAMS: ReadonlyMap<string, number> = new Map([
  ["cheddar", 113],
  ["cheddar cheese", 113],
  ["mozzarella", 113],
  ["gruyere", 108],
  ["parmesan", 100],
  ["pecorino", 100],
  ["feta", 150],
]);
const GRATED = /\b(?:grated|shredded|crumbled)\b/u;

/** Tuna in water is no water. */
const HOLDS = /\b(?:in|with|without)\b/u;

export type CupOf = { readonly grams: number; readonly isPoured: boolean };

/** A cup of what an ingredient line names; null where nobody would measure it by the cup. */
export function cupOf(name: string, preparation: string | null): CupOf | null {
  if (HOLDS.test(name)) return null;
  const words = name.toLowerCase().split(" ");
  const isGrated = GRATED.test(`${name} ${preparation ?? ""}`);
  for (let first = 0; first < words.length; first += 1) {
    const ending = words.slice(first).join(" ");
    const scooped = SCOOPED_GRAMS.get(ending) ?? (isGrated ? CHEESE_GRAMS.get(ending) : undefined);
    const grams = scooped ?? POURED_GRAMS.get(ending);
    if (grams !== undefined) return { grams, isPoured: scooped === undefined };
  }
  return null;
}
