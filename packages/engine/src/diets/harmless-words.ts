const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What is pressed, ground or cut from a plant, and holds what the plant holds. */
const FORMS = wordSet(`
  juice puree pulp leaf stem seed root peel rind skin zest kernel pit oil fat flour starch bran powder sprout shoot flower
  blossom petal paste bean nut berry fruit vegetable herb grain spear flake concentrate extract essence infusion decoction
  oleoresin distillate husk hull groat germ meal grit pomace pellet granule crystal tuber bulb corm rhizome stalk stick stem
  sprig bunch crown frond needle bark sap resin pod cob ear head heart tip bud nib stone cube ring slice strip segment wedge
  gum olein stearin midfraction shell grass compote pearl color colour brine protein fiber fibre
  coulis granulate presscake tincture mash core flesh matchstick dice brunoise julienne macedoine shred ball top seedling pigment
  ash liquor mass draff lees residue variety cultivar hybrid spike drupe polyphenol flavonoid isoflavone saponin sterol glycoside
  tannin spore cone middling isolate mucilage nectar cut half quarter tea
`);
/** Where it grew, how it looks and how a mill, a press or a dairy treated it: nothing of that brings another food. */
const GRADES = wordSet(`
  american mexican cuban hawaiian alaskan hungarian austrian swedish norwegian finnish icelandic portuguese romanian czech
  ukrainian israeli lebanese iranian pakistani indonesian filipino malaysian ethiopian argentinian chilean colombian caribbean
  jamaican scottish welsh atlantic pacific mediterranean baltic southwestern northeastern midwestern nonfat lowfat fatfree simmered unroasted
  thai canadian british irish german chinese japanese indian turkish spanish greek italian french swiss dutch danish belgian
  polish russian korean vietnamese brazilian peruvian moroccan egyptian persian californian australian african european asian
  pink purple blue orange violet pale bright flat round long thick heavy loose rough split whole hulled shelled
  refined unrefined hydrogenated unhydrogenated fully partially fractionated deodorized dehydrated rehydrated reconstituted
  evaporated sprouted germinated pasteurized uht skimmed semi liquid solid churned decaffeinated deactivated unbleached
  skim lightly slightly around white brown blond puffed textured toasted ripened unripened aged matured refrigerated soured
  pasteurised thermized raw farm farmer mountain alpine pdo pgi aoc bio extra fine coarse common northern southern wild cultivated
  washed unwashed non iodised iodine natural traditional artisanal concentrated crystallized clarified filtered unfiltered
  iodized superior grade category quality type ceylon bourbon
  red green yellow black golden dark dried dry frozen canned tinned smooth powdered ground sour bitter tart acid hot spicy
  fermented pickled pressed crushed milled stoneground rolled flaked extruded popped expanded freeze spray drum sun steam
  lyophilised lyophilized macerated soaked stoned unpeeled husked dehulled decorticated unshelled debittered defatted deoiled
  degerminated oleic linoleic rectified activated inactivated micronised micronized pregelatinised pregelatinized heat treated
  agglomerated early late winter summer spring autumn giant dwarf micro edible conventional certified selected choice first
  second third expeller single double triple origin estate grown unripe overripe immature tender curly loose leafy true real
  garden field river tropical oriental eastern western high low strength wholegrain wholemeal wholewheat burnt curing cured
  hydrolysed hydrolyzed amidated soluble resistant exhausted oxidised oxidized acetylated
  special standard authentic genuine blended varietal heritage ancient full clear cloudy opaque sparkling still carbonated vacuum
  preserved brined hand handpicked harvested fair trade fairtrade organically demeter biodynamic halal glutenfree standardised
  standardized homogenised homogenized sterilised sterilized scalded precooked parcooked parboiled crystallised broken nibbed
  oven smoke wind kiln iqf ambient crude deodorised winterised winterized interesterified diluted decanted distilled unfermented
  vintage mini nixtamalized nixtamalised roller bolted alkalised alkalized dutched naturally unwaxed irradiated untreated
  unpasteurised unpasteurized carbonised carbonized torrefied class caliber calibre eu imported regional artisan farmhouse
  industrial retail catering bulk multicolored multicoloured tricolor tricolour rainbow striped spotted speckled mottled amber
  ready to eat easy peel acidified mildly strongly moderately spreadable approximately minimum maximum ivory scarlet crimson ruby lilac turquoise grey gray silver bronze
`);

/** How a butcher names what he cuts from an animal. Of a plant they may name a dish: a nut roast. */
const CUTS = wordSet(`
  arm back backfat backrib belly blade bone bonein boneless boston breast brisket butt carcass center centre cheek chop chuck cut
  denver drumette drumstick end eye fillet filet flank flat foot foreleg forequarter giblet gizzard ground ham hind hindquarter
  hindshank hip hock jowl joint knuckle lean leg loin medallion middle minced mince neck only paw petite piece plate point pot
  quarter rack rib ribeye roast round rump saddle separable shank short shoulder side silverside sirloin skinless spare sparerib
  bottom inside outside shortloin hanger foreshank clod frenched section crosscut slab heel inner outer seam external fatty marbled
  untrimmed deboned separated spatchcocked headless gutted scaled broiler fryer stewer roasting charbroiled griddled browned stewed
  blanched reheated heated unheated microwaved unprepared moist portion
  steak stew stewing strip tail tenderloin tender thigh tip top topside trimmed trimming trotter under wing
`);

/** Whether a word tells no more than which part of an animal it is. */
export const isCut = (word: string): boolean => CUTS.has(word);

const FIGURE = /^(?:\d+(?:[.,]\d+)?%?|t\d+)$/;

/** Parts and kinds of plants that are named alone, and the allergens that one of their kind may bring: "starch", "mixed seeds". */
const PARTS_ALONE: Readonly<Record<string, string>> = {
  starch: "gluten",
  flour: "gluten",
  bran: "gluten",
  grain: "gluten",
  cereal: "gluten",
  nut: "nuts peanuts",
  seed: "sesame mustard",
  bean: "soybeans",
  legume: "soybeans lupin peanuts",
  pulse: "soybeans lupin peanuts",
  sprout: "soybeans",
  leaf: "celery",
  root: "celery",
  vegetable: "celery",
  herb: "celery",
  juice: "celery",
  spice: "celery mustard sesame",
  tuber: "",
  bulb: "",
  rhizome: "",
  alga: "",
  fruit: "",
  berry: "",
  flower: "",
  petal: "",
};

/** Whether a word beside a food brings nothing of its own into it. */
export const bringsNothing = (word: string): boolean =>
  FORMS.has(word) || GRADES.has(word) || word in PARTS_ALONE || FIGURE.test(word);

/** Said of a food to which something else was added, nobody says what. */
const ADDED_TO = wordSet(`
  stuffed breaded battered buttered creamed mashed glazed scrambled marinated seasoned flavored flavoured style barbecue bbq
  bar bite crumble patty bowl plate creamy
`);

export const isAddedTo = (word: string): boolean => ADDED_TO.has(word);

/** Words that stand between two foods, both of which are in it. */
export const JOINING = wordSet("and or with plus mixed from made based");

export const allergensOfPart = (word: string): string | undefined => PARTS_ALONE[word];
