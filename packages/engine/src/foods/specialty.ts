/**
 * What an ordinary American supermarket does not have on its shelves, so that somebody goes to an Asian, Indian, Middle
 * Eastern or Mexican grocer, a butcher or a delicatessen for it. By judgment, food by food; what only larger markets
 * carry counts as special.
 */
const SPECIALTY: ReadonlySet<string> = new Set(
  `
  palm-sugar dashi dashi-vegan dashi-powder curry-leaf asian-pear gochugaru thai-basil daikon tamarind-paste
  ginger-garlic-paste gochujang doenjang ssamjang soup-soy-sauce black-sesame-seed vinegar-black shaoxing-wine
  sichuan-pepper aleppo-pepper guajillo-chile ancho-chile pasilla-chile rose-water orange-blossom-water
  mayonnaise-japanese makrut-lime-leaf chilli-oil wood-ear-mushroom tofu-fried red-bean-paste bonito-flakes
  anchovy-stock amchur besan black-cardamom rice-sticky rice-cake-korean red-date-dried kefalotyri goji-berry-dried
  galangal doubanjiang celeriac sweet-potato-noodle urad-dal toor-dal toor-dal-cooked moong-dal chana-dal
  tandoori-masala rock-sugar rice-flour-glutinous kabocha-squash japanese-eggplant japanese-curry-roux garlic-chives
  fenugreek-leaf fenugreek-leaf-dried fenugreek-seed labneh yard-long-bean walnut-oil sweet-soy-sauce sweet-bean-sauce
  yellow-bean-paste soybean-sprout shiso-perilla-leaf shichimi-togarashi shawarma-spice salmon-roe ras-el-hanout
  ramen-noodle-fresh udon-fresh tonkatsu-sauce wakame soba-dried pomelo pickled-mustard-greens octopus octopus-cooked
  oaxaca-cheese mustard-oil lavash kombu juniper-berry jaggery haddock-smoked guanciale green-papaya gai-lan
  espelette-pepper enoki-mushroom duck-leg duck-breast duck-fat duck-confit cactus-paddle cacao-nibs bone-marrow
  biryani-masala sambar-powder asafoetida ajwain aonori ancho-powder-blend amaranth winter-melon water-spinach
  vermicelli-wheat vegetarian-oyster-sauce umeboshi tofu-fermented takuan straw-mushroom stock-pork stock-lamb
  stock-fish snail shrimp-paste shrimp-dried shirataki konnyaku rabbit goat-meat raclette quince quark
  preserved-lemon prawn-cracker pomegranate-molasses pickled-turnip persimmon pandan-leaf palm-oil natto molokhia
  merguez linguica lotus-root lamb-lettuce lamb-shank jackfruit-young-canned kimchi-vegan kimchi-radish kataifi
  injera hoja-santa hijiki hazelnut-ground gingerbread freekeh fish-ball fermented-black-beans fava-bean epazote
  dried-lime dragon-fruit dandelion-greens dulce-de-leche curry-paste-massaman curry-paste-yellow curry-paste-vegan
  cheese-curd chestnut-flour chicken-heart beef-heart beef-liver chayote char-siu cassava burdock-root branston-pickle
  blood-sausage black-cod berbere beef-bones barberry-dried banana-leaf bamboo-shoot annatto amba ajvar agar acai-puree
  coconut-fresh coconut-young coconut-cream saffron sumac zaatar matcha-powder mirin veal-shank veal-cutlet veal
  bison-mince monkfish sea-bass chestnut-cooked sour-cherry lychee ladyfinger meringue liver-pate kefir-grain yuzu-kosho
  thai-chilli red-chilli-powder chocolate-mexican rice-flakes roasted-chana-dal mung-bean-dried konjac
  pickled-ginger creme-fraiche halloumi paneer black-salt chaat-masala panch-phoron hemp-seed buckwheat-flour buckwheat
  teff millet wine-marsala marmite
  `
    .trim()
    .split(/\s+/u),
);

/** Whether a food takes a way to another shop. */
export function isSpecialty(foodId: string): boolean {
  return SPECIALTY.has(foodId);
}
