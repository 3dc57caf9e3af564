const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What is pressed, ground or cut from a plant, and holds what the plant holds. */
const FORMS = wordSet(`
  juice puree pulp leaf stem seed root peel rind skin zest kernel pit oil fat flour starch bran powder sprout shoot flower
  blossom petal paste bean nut berry fruit vegetable herb grain spear flake
`);
/** Where it grew, how it looks and how a mill, a press or a dairy treated it: nothing of that brings another food. */
const GRADES = wordSet(`
  thai canadian british irish german chinese japanese indian turkish spanish greek italian french swiss dutch danish belgian
  polish russian korean vietnamese brazilian peruvian moroccan egyptian persian californian australian african european asian
  pink purple blue orange violet pale bright flat round long thick heavy loose rough split whole hulled shelled
  refined unrefined hydrogenated unhydrogenated fully partially fractionated deodorized dehydrated rehydrated reconstituted
  evaporated sprouted germinated pasteurized uht skimmed semi liquid solid churned decaffeinated deactivated unbleached
  skim lightly slightly around white brown blond puffed textured toasted ripened unripened aged matured refrigerated soured
  pasteurised thermized raw farm farmer mountain alpine pdo pgi aoc bio extra fine coarse common northern southern wild cultivated
  washed unwashed non iodised iodine natural traditional artisanal concentrated crystallized clarified filtered unfiltered
  iodized superior grade category quality type ceylon bourbon
`);

const FIGURE = /^\d+(?:[.,]\d+)?%?$/;

/** Whether a word beside a food brings nothing of its own into it. */
export const bringsNothing = (word: string): boolean =>
  FORMS.has(word) || GRADES.has(word) || FIGURE.test(word);
