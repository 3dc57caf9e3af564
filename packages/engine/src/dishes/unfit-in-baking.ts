import type { Unfit } from "./unfit.ts";

/** What sweetens, binds, thickens, seasons and fries. */
export const UNFIT_IN_BAKING: readonly Unfit[] = [
  // Neither honey nor dates are dusted, nor beaten pale.
  {
    exchange: /sugar>(?:sweet|fruit):(?:honey|maple-syrup|medjool-date)/,
    told: /\b(?:dust\w*|sprinkl\w+|scatter\w*|strew\w*|sift\w*|shake|toss|cream|pale|whip\w*|whisk\w*|roll|caramel\w*|amber|peaks|rub|crumbs)\b/i,
  },
  { exchange: /icing-sugar>[a-z]+:(?:honey|maple-syrup|medjool-date)/, isAlways: true },
  { exchange: /shortening>fat:(?:avocado|olive)-oil/, told: /\b(?:work|cream|beat|rub|cut|paste|knead)\b/i },
  // It is coarse, and lies on a cake like sand.
  { exchange: /icing-sugar>[a-z]+:erythritol/, told: /\b(?:dust\w*|sift\w*|sprinkl\w+|snow|drift)\b/i },
  // No powder of starch shines on a crust, and no crumbs stick to it.
  {
    exchange: /^egg:.*>substitute:egg-replacer/,
    told: /\b(?:brush|glaz\w+|dip|roll in|turn (?:it|them) in|coat)\b/i,
  },
  // Nor do seeds that swelled in water.
  { exchange: /^egg:.*>seed:/, told: /\bbrush|\bglaz|\bwithout pressing\b/i },
  // Flakes of coconut hold no meat together.
  {
    exchange: /:oats[^>]*>[a-z]+:coconut/,
    name: /\b(?:meatloaf|meatballs?|burgers?|patt(?:y|ies))\b/i,
  },
  // Loose almonds wash off a coat that shall stand up from the meat.
  { exchange: /(?:breadcrumbs|panko)[^>]*>[a-z]+:almond-flour/, told: /\bwithout pressing\b/i },
  // What browns in butter was taken out of ghee, and is in no other fat.
  {
    exchange: /butter[^>]*>[a-z]+:(?:ghee|butter-vegan|tallow|lard|[a-z-]*oil)/,
    told: /\bbutter\b[^.;]{0,60}\b(?:nutty|smells? of nuts|(?:color|edge) of hazelnuts?|brown flecks|turns? brown)\b|\bbrown(?:ed)? butter\b/i,
    name: /\bbrown(?:ed)? butter\b|noisette/i,
  },
  // Oil turns neither gold nor brown, and a head of garlic is not poured.
  {
    exchange: /^[a-z]+:garlic>fat:garlic-oil/,
    told: /\bheads? of garlic\b|\bboil\b[^.;]*\bgarlic\b|\bjars?\b[^.;]*\bgarlic\b|\bcut garlic\b|\b(?:tuck|push|poke)\b[^.;]*\bgarlic\b|\b(?:simmer|roast|bake|blanch|set|squeeze) the garlic\b|\b(?:blister|char|broil)\b[^.;]*\bgarlic\b|\bgarlic\b[^.;]*\b(?:inside|in the cavity)\b|\bgarlic\b[^.;]{0,40}\buntil black\b|\bgarlic\b[^.;,]{0,12} (?:is|are|turns?|goes) (?:pale |just |a )*(?:gold|golden|brown|crisp)\b/i,
  },
  // What is poured in and sets is egg; crumbs of tofu are scrambled with.
  {
    exchange: /^egg:[^>]*>legume:tofu/,
    told: /\b(?:pour|set|beat|whisk|stream|thread|ribbons?|curds|break|tip|firm|frilled|softly|flows?|chop|peel|mash|fry|fried|slide)\b/i,
  },
  {
    exchange: /jam[^>]*>fruit:mixed-berries|marmalade>fruit:mixed-berries/,
    told: /\b(?:brush|glaz\w+|sieve|melt)\b/i,
  },
  {
    exchange: /gelatin[^>]*>/,
    told: /\b(?:chop|jelly|pork|beef|chicken)\b/i,
    name: /xiaolongbao|soup dumplings?|aspic|\bbao\b|salte[nñ]as/i,
  },
  { exchange: /^sweet:[^>]*>fruit:(?!medjool-date|mixed-berries|banana)/, isAlways: true },
  {
    exchange: />[a-z]+:erythritol/,
    name: /\b(?:toffee|fudge|butterscotch|pralines?|teriyaki|glazed?|honeycomb|brittle|jam|jelly|marmalade)\b/i,
  },
  // Green leaves burn where a powder is roasted.
  {
    exchange: />[a-z]+:chives/,
    told: /\b(?:rub|toss|coat|dredg\w+|marinat\w+|dust|flour|crumbs?|bake|fry|roast|grill|simmer|boil|smok\w+)\b/i,
  },
  {
    exchange: /curry-paste[^>]*>[a-z]+:curry-powder/,
    name: /\b(?:green|red|yellow|panang|massaman|khao soi|thai)\b/i,
  },
  // Crushed dates leave no syrup clear, and neither they nor erythritol turn dark in a pan.
  {
    exchange: />(?:sweet|baking|fruit):(?:erythritol|medjool-date|honey|maple-syrup)/,
    told: /\b(?:until (?:it is )?dark|deep amber|unstirred)\b/i,
  },
  {
    exchange: />fruit:medjool-date/,
    told: /\b(?:melt|clear|dissolv\w*)\b/i,
    name: /\b(?:pickle[ds]?|relish|jam|halva|syrup)\b/i,
  },
  // What binds in a moment at the end binds no custard, and is not stirred in before an hour of simmering.
  {
    exchange: />[a-z]+:xanthan-gum/,
    told: /\b(?:shake|knead|yolks?|cover and simmer|braise)\b/i,
    name: /\b(?:pudding|custard|cream pie|[eé]clairs?|malabi|tart)\b/i,
  },
  // What is sweet and does not run makes no glaze.
  {
    exchange: /:(?:honey|maple-syrup)>(?:sweet|baking|fruit):(?:erythritol|medjool-date)/,
    name: /honey|maple/i,
  },
  {
    exchange: />(?:sweet|baking|fruit):(?:erythritol|medjool-date)/,
    told: /\b(?:glaz\w+|lacquer\w*|syrup\w*|caramel\w*|sticky|brittle|whip\w*|meringue|peaks|shiny|glossy|drizzle|brush|burn|torch|amber|sugar (?:a|the) (?:mold|dish|pan|ramekins?))\b/i,
  },
  {
    exchange:
      /^egg:.*>(?:substitute|seed|legume|other|baking|sweet):(?:egg-replacer|flaxseed|chia-seed|aquafaba)/,
    told: /\b(?:simmering water|peaks|custard|curd|puff\w*|souffl\w+|set|foam\w*|pale and thick|thick and pale|ribbons?|separate\w*|whip\w*|scrambl\w*|curdl\w+|temper|yolks?)\b/i,
    name: /\b(?:perdu|french toast|sponge|silk|curd|popovers?|yorkshire|toad|clafoutis|dutch baby|cr[eê]pes?|blintz\w*|angel|chiffon|roulade|egg|bread pudding|carbonara|strata|choux|eclairs?|profiteroles|cream puffs|spaetzle|spätzle|okonomiyaki|pajeon|foo young)\b/i,
  },
  {
    exchange: /flour[^>]*>(?:baking|nut|seed):(?:almond-flour|sunflower-seed)/,
    anywhere: /\b(?:roll(?:ed)? (?:it |them |the [a-z]+ )?out|pleat\w*|stretch\w*)\b/i,
    told: /\b(?:roux|thick\w*|whisk|dust|layer (?:lamb|meat|beef)|stir in|gravy|roll(?:ed)? out|batter|stretch|shape|knead|stock|broth|milk|over medium heat|color)\b/i,
    name: /\b(?:étouffée|gumbo|[eé]clairs?|goug[eè]res|choux|profiteroles|cream puffs|bread|pizza|dumplings?|pasta|noodles?|gnocchi|pie|tart|cake|pancakes?|waffles?|tempura|fritters?|muffins?|biscuits?|scones?|doughnuts?|spätzle|crêpes?)\b/i,
  },
  {
    exchange: /flour[^>]*>[a-z]+:(?:tapioca|arrowroot|potato)-starch/,
    told: /\b(?:roux|color of|paste|dough)\b/i,
  },
  { exchange: /breadcrumbs[^>]*>[a-z]+:(?:almond-flour|sunflower-seed)/, told: /\bsoak\w*\b/i },
  {
    exchange: /flour[^>]*>[a-z]+:gluten-free-flour/,
    told: /\b(?:knead\w*|stretch\w*|doubled?|silky|paper-thin)\b/i,
  },
  {
    exchange: /:(?:semolina|cornmeal)>/,
    told: /\b(?:simmer|thick\w*|stir|batter|boil|rain in|whisk in)\b/i,
    name: /\b(?:polenta|corn|grits|semolina|ugali|m[aă]m[aă]lig[aă]|halva)\b/i,
  },
  {
    exchange: /butter[^>]*>fat:(?:olive-oil|avocado-oil|coconut-oil|vegetable-oil)/,
    told: /\b(?:cream|beat|rub|cold|foam\w*|spread|whip|soft|nutty|nuts|browned?)\b/i,
  },
  { exchange: /^fat:ghee>fat:vegetable-oil/, told: /\b(?:cool|set|drizzle|fold|dough|rub|spread|brush)\b/i },
];
