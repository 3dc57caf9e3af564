import type { Unfit } from "./unfit.ts";

/** Said of flesh where a recipe calls it "it": nothing that grew in a pod or a field has any of it. */
const OF_FLESH =
  /\b(?:medallions?|fat side|skin(?: side|-side)?|smooth side|fat cap|cap of|bones?|carcass|shells?|juices|flak(?:e|es|y)|shreds?|shredded|falls? apart|pulls? (?:it|them|off|away)|carv\w+|butterfl\w+|(?:across|against|with|along) the grain|medium-rare|rare|crackl\w+|render\w*|its fat|the fat runs|score[ds]?|rind|knuckle|truss|baste|basting|pound(?:ed)?|wings?|drumsticks?|tails?|devein\w*|heads|sinew|wrap it|cutlets?|legs?|pat the|loosens|rest (?:three|five|ten|for)|poach\w*|to the bone)\b/i;

const PLANTS = "(?:substitute|legume|vegetable|nut|dairy|grain)";
const FLESH = "(?:meat|poultry|fish|shellfish)";

/** Meat and fish, what grows, bread and cheese. */
export const UNFIT: readonly Unfit[] = [
  {
    exchange: new RegExp(
      `^${FLESH}:(?![^>]*(?:mince|bacon|ham|deli|sausage|canned|cured|prosciutto|anchovy)).*>${PLANTS}:`,
    ),
    anywhere: OF_FLESH,
  },
  // A chicken becomes no cheese, and no ground meat grain, over what was passed by on the way.
  { exchange: new RegExp(`^${FLESH}:.*>(?:dairy|grain|egg):`), isAlways: true },
  { exchange: /canned[^>]*>vegetable:|^fish:[^>]*>meat:|:mirin>fruit:/, isAlways: true },
  {
    exchange: /mince[^>]*>legume:lentil/,
    told: /\b(?:brown|salt|leave|break|crumbl\w+|press|shape|drain) it\b|\bcrumbl\w+|\bpress\b|\bwithout oil\b/i,
  },
  // Belly is its fat.
  {
    exchange: new RegExp(`^meat:pork-belly>(?:${PLANTS}|fruit):`),
    anywhere: /\b(?:their fat|its fat|curl|crisp|rack|roast|slices? thick|rind)\b/i,
  },
  { exchange: /:hoisin-sauce>/, told: /\b(?:spread\w*|brush\w*|glaz\w+|dip\w*)\b/i },
  {
    exchange: /potato>vegetable:(?:celeriac|turnip|parsnip)/,
    told: /\b(?:split|jackets?|skins?|halve[ds]?|snap|whole|fries|rösti|fluff\w*|floury|gnocchi|dough|baking on)\b/i,
    name: /\b(?:baked potato\w*|gnocchi|fries|frites|latkes?|rösti)\b/i,
  },
  {
    exchange: /^vegetable:cauliflower>vegetable:turnip/,
    told: /\b(?:florets?|break|chop|rice|crumbs|blend)\b/i,
  },
  // Thin slices boil to rags, and curl into no cups.
  {
    exchange: /^meat:.*>substitute:vegan-deli-slice/,
    told: /\b(?:simmer|boil|stew|curls?|cups?|render|thick|steaks?)\b/i,
    name: /\b(?:steaks?|pea soup|cups)\b/i,
  },
  // The rice drank the other half of it.
  {
    exchange: /^grain:.*>[a-z]+:cauliflower-rice/,
    anywhere: /\b(?:half|quarter|thirds?|most) of the water\b/i,
  },
  // What is green of a scallion burns where an onion chars, and makes no rings.
  {
    exchange: />vegetable:spring-onion-green/,
    told: /\b(?:onions?|shallots?)\b[^.;]*\b(?:skewers?|tray|strips|wedges)\b|\bthread\b[^.;]*\bonions?\b|\b(?:onions?|shallots?)\b[^.;]{0,50}\b(?:charred|chars?|black|caramel\w*|brown and crisp|blister\w*)\b|\b(?:blister|broil)\b[^.;]*\bonions?\b|\bcaramel\w+ (?:onions?|shallots?)\b/i,
    name: /\b(?:onions?|shallots?)\b/i,
  },
  // They are hot from the pan, and nobody says how they get cold.
  {
    exchange: /^(?:pasta|grain):[^>]*>vegetable:zucchini-noodles|^pasta:[^>]*>[a-z]+:shirataki/,
    name: /\bcold\b|\bsalad\b/i,
  },
  // They drink no broth until it is a sauce.
  {
    exchange: />[a-z]+:shirataki/,
    told: /\bsimmer\b[^.;]*\buntil the (?:\w+ )?noodles are tender\b/i,
    name: /\bone-pot\b|\bsinging\b/i,
  },
  {
    exchange: /^pasta:.*>vegetable:zucchini-noodles/,
    told: /\b(?:char|separat\w+ the (?:rice )?noodles|pull[^.;]*noodles apart)\b/i,
  },
  // It seasons a pot, and tofu does not.
  { exchange: /^meat:ham[^>]*>legume:/, isAlways: true },
  // Roasted once, it is only warmed.
  { exchange: /^meat:.*>poultry:chicken-cooked/, told: /\b(?:brown|simmer|boil|render)\b/i },
  { exchange: /:beer>.*:water/, anywhere: /\bwater\b/i },
  { exchange: /^fish:[^>]*canned[^>]*>legume:/, anywhere: /\b(?:bones?|skin)\b/i },
  { exchange: /bacon|pancetta|guanciale/, name: /\b(?:jam|carbonara|wrapped|candied)\b/i },
  {
    exchange: /tofu[^>]*>legume:chickpea/,
    told: /\b(?:strips?|slic\w+|slabs?|squares|steam\w*|mash|press|fr(?:y|ied)|brown|crumble|scrambl\w*|blend)\b/i,
  },
  // Fruit juice has no alcohol to boil away, and a steak no use for it.
  { exchange: />(?:drink|fruit):orange-juice/, told: /\b(?:alcohol|flam\w+|ignite|reduce|mustard)\b/i },
  {
    exchange: />fruit:jackfruit/,
    told: /\b(?:crumbs?|coat|deep|marinat\w+|dredge|crackers|pound|flour|grain|slowly on all|rest|slices?|sear|rare|skin|bones?|juices|grill|stuff|wings?|ribs|breasts?|legs?|thighs?)\b/i,
    anywhere:
      /\b(?:across the grain|the fat from|bones?|rest it|juices|pounded|rind|crackl\w+|carve|pound)\b/i,
    name: /\b(?:breaded|schnitzel|katsu|karaage|cutlets?|tenderloin|cobb|salad)\b/i,
  },
  // Neither cooked lentils nor crumbs of tofu hold together as ground meat does.
  {
    exchange: new RegExp(`^(?:meat|poultry):.*(?:mince|sausage|patty|chorizo).*>${PLANTS}:(?!vegan-sausage)`),
    anywhere:
      /\b(?:balls?|meatballs?|patt(?:y|ies)|knead\w*|shape|skewers?|loaf|logs?|sausages? (?:in|with|slowly)|links?|raft|wontons?|wrappers?|dumplings?|casings?|sticky|tennis|flat|wrap in a|layer of (?:the )?(?:meat|pork|beef|sausage))\b/i,
    name: /meatball|scotch egg|burger|patt(?:y|ies)|loaf|k[oö]ft|dumpling|alb[oó]ndigas|frikadel|wonton|potsticker|shumai|smash|kebab|lasagn|consomm/i,
  },
  { exchange: />legume:lentil/, name: /\b(?:larb|dan dan|mapo|basil|bulgogi)\b/i },
  {
    exchange: new RegExp(`^${FLESH}:(?![^>]*(?:canned|mince|sausage|chorizo)).*>legume:(?!tofu|tempeh)`),
    told: /\b(?:brown|sear|grill|roast|broil|crisp|thread|coat|dredge|marinat\w+|slice|pound|strips|cut|turn)\b/i,
  },
  { exchange: /tofu-(?:soft|silken)>(?!.*tofu)/, told: /./ },
  // Cod falls apart where shrimp are tossed, and chicken is not done when they are.
  {
    exchange: /^shellfish:.*>(?:fish|poultry|substitute|vegetable|shellfish):(?!chicken-cooked)/,
    anywhere:
      /\b(?:shells?|tails?|heads|muscle|tentacles?|rings?|score|curl\w*|split them|claws?|mantle|pink line)\b/i,
  },
  {
    exchange: /^shellfish:.*>fish:/,
    told: /\b(?:toss\w*|stir-fry|skewers?|thread|chop\w*|mince|paste|fold|chill|raw|cold|wrapp\w+|roll|seconds|knead|stuff|coat|dip|batter)\b/i,
  },
  {
    exchange: /^shellfish:.*>poultry:(?:chicken|turkey)-breast/,
    told: /\b(?:raw|cold|chill|seconds|one minute|a minute|two minutes|boil|poach|split|steam)\b/i,
  },
  {
    exchange: /^shellfish:(?!shrimp)/,
    unlessName:
      /\b(?:soup|stew|curry|gumbo|jambalaya|paella|chowder|laksa|fried rice|jjigae|noodles?|cioppino)\b/i,
  },
  {
    exchange: /^shellfish:/,
    name: /\b(?:surf and turf|gambas|ebi|camar\w+|seared|scallops?|calamari|ceviche|cocktail|boil|scampi|shumai|har gow|wonton|tempura|toast|foo young)\b/i,
  },
  {
    exchange: /^fish:.*>poultry:chicken-breast/,
    anywhere:
      /\b(?:flak\w+|skin|bones?|raw|sushi|sashimi|ceviche|cured?|smoked|steam\w*|poach\w*|minutes? a side|opaque|translucent|shells?|fillets?)\b/i,
  },
  // Thin slices of a fat belly, ribs and hocks live on what a lean thigh has not.
  {
    exchange: /^meat:pork-hock[^>]*>(?:poultry|meat):/,
    isAlways: true,
  },
  {
    exchange: /^meat:pork-(?:belly|rib|back-rib|hock)[^>]*>(?:poultry|meat):/,
    anywhere: /\b(?:fat|rind|skin|crackl\w+|bones?|racks?|score|crisp|ribs)\b/i,
  },
  // A thigh without its bone is no loin that is opened, rolled and tied, and has no rim of fat.
  {
    exchange: /^meat:pork[^>]*>(?:poultry:chicken-thigh|meat:beef-sirloin)/,
    told: /\b(?:like a book|roll and tie|nick the|bone and|off the bone)\b/i,
  },
  { exchange: /^meat:(?:prosciutto)/, name: /prosciutto|saltimbocca|melon/i, told: /\bwrap|\bcrisp/i },
  {
    exchange: /^bread:.*>vegetable:butter-lettuce/,
    told: /\b(?:cubes?|tear|torn|soak|blend|bed|under|layer|toast|pour|pancakes?|dip|scoop|strips|chips|quarters|wedges|pocket|edges|crisp|char|press|tightly|fold in|foil|middle|spread|hard|blister\w*)\b/i,
    anywhere: /\bseal the seam\b|\btops of the (?:rolls|buns)\b|\bbuild the (?:rolls|buns)\b/i,
    name: /\bpancakes?|chips|burritos?|fattoush|iskender|i̇skender|quesadilla|enchilada|tostada/iu,
  },
  {
    exchange: /^bread:.*>vegetable:sweet-potato/,
    told: /\b(?:toast\w*|broil|grill|rub|cubes?|tear|torn|soak|dry|rattles?|drink|crumbs?|spread|fry|crisp|croutons?|slices?|dip|brush|bake)\b/i,
  },
  // Nor has it halves.
  {
    exchange: /^bread:english-muffin[^>]*>bread:bread/,
    told: /\b(?:split|halves|them)\b/i,
  },
  // A slice has no pocket.
  {
    exchange: /^bread:(?:pita|naan)[^>]*>bread:bread/,
    told: /\b(?:fill|stuff|wrap|roll|split|fold|pocket|open)\b/i,
  },
  { exchange: /^bread:(?:pita|naan)[^>]*>bread:tortilla-corn/, told: /\b(?:pocket|split|stuff|open)\b/i },
  {
    exchange: /^bread:.*>bread:tortilla-corn/,
    told: /\b(?:roll|burrito|tightly|fold in|pinwheel)\b/i,
    name: /\b(?:wraps?|pinwheels?|roll-ups?|burritos?)\b/i,
  },
  // Cheese melts, is grated and goes brown, and avocado does none of it.
  {
    exchange: /^dairy:.*>fruit:(?:avocado|cucumber)/,
    anywhere:
      /\b(?:oven(?:proof)?|bake[ds]?|broil\w*|gratin\w*|grat(?:e|ed|er)|melt\w*|crumbl\w*|shav\w*)\b/i,
    unlessName: /\b(?:salad|bowl|tacos?|toast|sandwich|wrap|plate)\b/i,
  },
  // What simmers as long as the chewy grains bursts.
  { exchange: /:(?:farro|barley|wheat-berries|spelt)[^>]*>[a-z]+:quinoa/, told: /\bsimmer\b/i },
  // Tubes and shells have an inside that no zucchini has.
  {
    exchange: /^pasta:.*>vegetable:zucchini-noodles/,
    name: /\b(?:penne|rigatoni|ziti|shells|orzo|gnocchi|farfalle|fusilli|orecchiette)\b/i,
  },
  { exchange: /^vegetable:pea[^>]*>vegetable:zucchini/, told: /\bboil\b/i },
  {
    exchange: /^vegetable:corn>vegetable:zucchini/,
    told: /\b(?:boil|tray|grill|roast|char|in their skins)\b/i,
  },
  {
    exchange: /^vegetable:(?:corn|pea)[^>]*>vegetable:zucchini/,
    name: /\b(?:corn|elote|esquites|peas?|succotash|maque choux)\b/i,
    told: /\b(?:blend|mash|crush|cob)\b/i,
  },
  {
    exchange: /^fruit:.*>fruit:orange/,
    told: /\b(?:core|bake|roast|fry|simmer|cook|stew|grate|caramel\w*|blend|peel)\b/i,
    unlessName: /\b(?:salad|bowl|parfait|oats?|oatmeal|yogurt|smoothie|porridge|fruit|muesli)\b/i,
    name: /\b(?:pie|crisp|crumble|chutney|lassi|mango|apples?|pears?|peach\w*)\b/i,
  },
  {
    exchange: /^fruit:avocado>/,
    told: /\b(?:mash|blend|stuff|fill|halve|scoop|crush)\b/i,
    name: /avocado|guacamole/i,
  },
  {
    exchange: /^fruit:.*>fruit:(?:raspberry|strawberry|blueberry)/,
    told: /\b(?:mash|bake|fry|chop|soak|simmer|caramel\w*|blend|slice|dice|cut|cube|strips|sticks)\b/i,
  },
  { exchange: /^[a-z]+:(?:shrimp-paste|anchovy)>[a-z]+:lemon-zest/, isAlways: true },
  // The sauce is named after its tuna.
  { exchange: /^fish:tuna[^>]*>/, name: /\btonnato\b/i },
  // Neither capers nor lemon zest melt into warm oil as anchovies do, or lie in strips.
  { exchange: /:anchovy[^>]*>/, told: /\b(?:melt\w*|dissolve\w*|mash\w*|lattice|strips|criss-?cross)\b/i },
  // Only soy milk curdles into something to eat.
  { exchange: /:soy-milk[^>]*>(?!.*soy)/, told: /\bcurds?\b/i },
  // What is thawed was cooked before it was frozen, and raw beans were not.
  { exchange: /edamame[^>]*>vegetable:(?:green-bean|zucchini)/, told: /\b(?:thaw\w*|on the bag)\b/i },
  // A glass of it goes in at once, and the stock by ladles.
  { exchange: /:wine[^>]*>[a-z]+:(?:stock|bone-broth)/, name: /\brisotto\b/i },
  // The wine is what the cheese melts into.
  { exchange: /:wine[^>]*>[a-z]+:(?:stock|water|apple-juice|grape-juice)/, name: /\bfondue\b/i },
  // It sets hard where lard stays soft.
  { exchange: /^fat:lard>fat:tallow/, told: /\bbrush\b/i },
  // Cold and plain it is no topping.
  { exchange: /^shellfish:[^>]*>legume:tofu/, name: /\bsm[øo]rrebr[øo]d\b|\bcocktail\b/i },
  { exchange: /barbecue-sauce>/, name: /\b(?:barbecue|bbq)\b/i },
  { exchange: /^sauce:miso>/, name: /\bmiso\b/i },
  {
    exchange: /(?:parmesan|pecorino)[^>]*>.*:nutritional-yeast/,
    name: /\b(?:cake|bolo|cacio)\b/i,
    told: /\b(?:crust\w*|shav\w*|crisps?|melt\w*|gratin\w*|rind)\b/i,
  },
  {
    exchange: /potato>vegetable:(?:cauliflower|broccoli)/,
    told: /\b(?:fry|fried|fries|crisp\w*|grate\w*|gnocchi|wedges|cut side|skins?|hasselback|dough|jackets?|rösti|hash|chips|matchsticks|peel\w*|split|halve|pierce|smash\w*|cold water)\b|\bboil\b[^.;]*\bslice\b/i,
    name: /\b(?:fries|hash|rösti|latkes?|frites|gnocchi|wedges|baked potato\w*|chips|cakes?|croquettes?|salad)\b/i,
  },
  {
    exchange: /^pasta:.*>vegetable:/,
    told: /\b(?:bake|broth|soup|oven|dish)\b/i,
    name: /\b(?:macaroni|mac|baked|soup|lasagn\w*|casserole)\b/i,
  },
  // Nor do almonds in their skins.
  { exchange: /^nut:cashew[^>]*>nut:almond/, anywhere: /\b(?:blend\w*|pur[ée]e|process\w*)\b/i },
  {
    exchange: /^nut:.*>seed:(?:pumpkin|sunflower)-seed/,
    anywhere: /\b(?:blend\w*|pur[ée]e|process\w*)\b/i,
    told: /\b(?:blend|pur[ée]e|cream|milk|smooth|soak|grind|ground)\b/i,
  },
  {
    exchange: /^nut:.*>seed:/,
    name: /\b(?:pecan|baklava|frangipane|marzipan|amaretti|macaroons?|praline|brittle|satay|bakewell|financiers?|nougat|nut|turr[oó]n)\b/i,
  },
  {
    exchange: /^(?:legume|nut|seed|peanut|fat|condiment|sauce):peanut/,
    name: /\b(?:satay|peanut|pad thai|gado)\b/i,
    told: /\bbrittle\b/i,
  },
  {
    exchange: /^legume:(?:chickpea|lentil|[a-z-]*bean)[^>]*>(?:legume|grain|vegetable):/,
    name: /\b(?:hummus|falafel|chana|dal|daal|chickpeas?|lentils?|refried|chili)\b/i,
  },
];
