import { normaliseFoodWords } from "@meal/reader/words/normalise";

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words of shopping and of the knife, which never change what a food is. */
const NOISE = wordSet(`
  a an the of fresh freshly organic large small medium big extra size sized jumbo baby ripe good quality best favorite favourite
  chopped diced sliced minced cubed shredded crumbled peeled trimmed washed rinsed halved quartered torn cut
  finely coarsely roughly thinly thickly thin thick beaten softened melted warm hot cold chilled room temperature packed
  optional about approximately plus more for serving garnish taste your some homemade store bought leftover plain
  deveined pitted cored seeded deseeded drained boneless skinless bone in skin on free range cage pasture raised wild caught
  farmed sustainable wildcaught premium natural pure real block into piece chunk bite inch pack package packed piping
  premade local garden seasonal nice usual regular simple my our their delicious tasty generous well done rare
  ready to eat serve prepackaged packaged reserved divided level heaping heaped sifted zested juiced pounded boned butterflied defrosted thawed
`);

/** Words that change a food a little: dropped only where the name with them is not known. */
const SOFT = wordSet(`
  low lower reduced sodium salt salted unsalted no added lean light lite whole unsweetened bottled jarred instant quick
  toasted roasted grilled baked boiled steamed fried poached sauteed braised broiled cooked raw uncooked hard soft mild crispy
  mature sharp aged cured marinated extra virgin cold pressed all purpose granulated caster grated style flavored flavoured
  seasoned long grain short medium enriched unbleached bleached pasteurized pasteurised fine coarse kosher vine heirloom
  classic traditional original fortified cultured seedless skinned stemmed assorted roast barbecue bbq pan seared deep air charred
  blackened glazed buttered young old new rotisserie breaded battered
`);

/** Words that make another food of it; the last to be dropped. */
const STRONG = wordSet(`
  sugar fat sweetened canned tinned frozen dried dry smooth creamy crunchy spicy italian french greek spanish english american
  mexican red green yellow white black brown golden dark sweet sour smoked powder powdered ground gluten protein high vitamin
  creamed mashed pureed scrambled stuffed hot stir mixed medjool wild
`);

/** Nouns for a part or a shape, which follow the food they are cut from. */
const SHAPES = wordSet(`
  bar piece chunk cube fillet stick floret leaf half wedge ring strip slice bunch stalk sprig segment sheet kernel
  portion serving bit bite crumble round spear curl shaving flake patty steak link meat bulb root head bowl plate cup
  mug glass can tin bottle carton tub
`);

const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  yoghurt: "yogurt",
  doughnut: "donut",
  omelette: "omelet",
  skimmed: "skim",
  flavoured: "flavored",
  houmous: "hummus",
  humus: "hummus",
  lasagne: "lasagna",
  soya: "soy",
  chile: "chili",
  catsup: "ketchup",
  submarine: "sub",
  dragonfruit: "dragon fruit",
  passionfruit: "passion fruit",
  starfruit: "star fruit",
  flax: "flaxseed",
  mcnugget: "chicken nugget",
  filet: "fillet",
  tumeric: "turmeric",
  biriyani: "biryani",
  dehydrated: "dried",
  blackeyed: "black eyed",
};

/** The singular words of a food's name, in their order and in one spelling. */
export function foodTokens(text: string): readonly string[] {
  return normaliseFoodWords(text.replaceAll("&", " and "))
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => OTHER_SPELLINGS[word]?.split(" ") ?? [word]);
}

export const isNoise = (word: string): boolean => NOISE.has(word);
export const isSoft = (word: string): boolean => SOFT.has(word) || NOISE.has(word);
export const isStrong = (word: string): boolean => STRONG.has(word);
export const isShape = (word: string): boolean => SHAPES.has(word);
/** Whether the word is one of shopping, of cooking or of shape, which tells of a food and is none. */
export const isPlain = (word: string): boolean => isSoft(word) || isStrong(word) || isShape(word);

const COOKED =
  /\b(cooked|boiled|hard boiled|soft boiled|grilled|roast|roasted|baked|steamed|fried|poached|saute|sauteed|sautéed|braised|broiled|barbecued|bbq|seared|stewed|microwaved|leftover|rotisserie|smoked|blanched|charred|scrambled)\b/i;
const RAW = /\b(rolled|old[- ]fashioned|steel[- ]cut|raw|uncooked|dry|dried|unprepared|fresh)\b/i;

/** A joint to be roasted, as a butcher sells it: "chuck roast". */
const JOINT =
  /\b(?:chuck|rump|rib|round|loin|tenderloin|shoulder|butt|sirloin|pork|beef|lamb|veal|venison|blade|arm|tip|crown|leg|brisket|eye)\s+roasts?\b(?!\s+(?:beef|pork|chicken))/i;

export const isJoint = (text: string): boolean => JOINT.test(text);

/** Whether the words say that a food was cooked or not, or leave it open. */
export function stateOf(text: string): "cooked" | "raw" | null {
  if (/\b(not cooked|un-?cooked|dry[- ]roasted)\b/i.test(text))
    return /un-?cooked|not cooked/i.test(text) ? "raw" : null;
  if (COOKED.test(text)) return "cooked";
  return RAW.test(text) ? "raw" : null;
}
