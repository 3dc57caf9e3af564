import words from "./words.json" with { type: "json" };

/** A name freed of what is done to the food, and what was taken out of it. */
export type CleanName = { readonly name: string; readonly preparation: readonly string[] };

const sizes = new Set(words.sizes);
const cuts = new Set(words.cuts);
const states = new Set(words.states);
const adverbs = new Set(words.adverbs);
const temperatures = new Set(words.temperatures);
const heatable = new Set(words.heatable);
const kept = new RegExp(`^(?:${words.kept.join("|")})(?![\\p{L}])`, "iu");

/** Where the name ends and a remark begins, though no comma says so. */
const REMARK =
  /\s(?:to taste|for (?!two\b)\S|(?:to|for) (?:serve|garnish|dust|finish|sprinkle|grease|coat|drizzle|decorate|brush|fry|cover|top|thin|bind|cook|season)\b|as (?:needed|required|desired|necessary|per)|if (?:needed|desired|using|necessary|you|available|possible)|as (?:an? )?garnish|to yield|in (?:their|its) (?:shells?|skins?|juices?)|at room|cut (?:into|in|on|to)|plus\b|\+|such as|preferably|with (?:their|its|lid|liquid|syrup)\b|without|divided|optional|from (?:about )?(?:\d|one|half|a)|in \d|into\b|each\b|until\b|enough\b|removed\b|of your choice|of choice|skin[- ](?:on|off)$|bone[- ]?(?:in|out)$|tail[- ]on|or (?:\d|more|any\b|similar$|to taste|less|so|your|as|an? \w+ of|equivalent|alternative|use)|about \d|approximately \d|\(|\*|- |-- |e\.g\.|i\.e\.|weighing|measuring|reserved|halved|thinly\b|finely\b|roughly\b|coarsely\b|crosswise|lengthwise|lengthways|at least|including|depending|white (?:and|parts?)|green (?:parts?|tops?)|on the (?:side|vine to)|per (?:person|serving)|see (?:note|recipe))/i;

/** In front of a name they belong to it, behind a comma they do not. */
const PARTED = new Set(["boneless", "skinless", "seedless", "unsalted", "organic", "and"]);

/** "Peeled and finely grated ginger": what is done to it is no remark as long as no name stands before. */
function cutRemark(text: string): readonly [string, string] {
  for (let from = 0; from < text.length;) {
    const found = REMARK.exec(text.slice(from));
    if (found === null) return [text, ""];
    const at = from + found.index;
    const head = text.slice(0, at).trim();
    if (
      head !== "" &&
      !head.split(" ").every((word, place, list) => isDropped(list, place, false) || JOINTS.has(bare(word)))
    )
      return [text.slice(0, at), text.slice(at).trim()];
    from = at + 1;
  }
  return [text, ""];
}

const JOINTS: ReadonlySet<string> = new Set(["and", "or", "&", "/", "but", "then"]);

function bare(word: string): string {
  return word.toLowerCase().replace(/[,.;:!*]+$/, "");
}

/** True where the word only says how big the thing is or what was done to it. */
function isDropped(list: readonly string[], at: number, inContainer: boolean): boolean {
  const word = bare(list[at] ?? "");
  const following = bare(list[at + 1] ?? "");
  if (
    kept.test(
      list
        .slice(at, at + 3)
        .map(bare)
        .join(" "),
    )
  )
    return false;
  if (sizes.has(word) || states.has(word)) return true;
  if ((word === "extra" || word === "very") && sizes.has(following)) return true;
  if (word === "fat" && at === 0 && list.length > 1) return true;
  if (temperatures.has(word)) return heatable.has(bare(list.at(-1) ?? "")) && at < list.length - 1;
  if (inContainer) return false;
  if (cuts.has(word)) return true;
  return (
    (adverbs.has(word) || /^[a-z]{4,}ly$/.test(word)) &&
    (cuts.has(following) || states.has(following) || following === "ground" || adverbs.has(following))
  );
}

/** "peeled and", "fresh or": the joint goes with the word before it. "freshly" takes the "ground" behind it along. */
function dropMask(list: readonly string[], inContainer: boolean): boolean[] {
  const mask = list.map((_, at) => isDropped(list, at, inContainer));
  for (const [at, word] of list.entries()) {
    const previous = bare(list[at - 1] ?? "");
    if (previous === "freshly" && ["ground", "milled", "cracked"].includes(bare(word))) mask[at] = true;
    if (
      ["fine", "thin", "coarse", "small"].includes(bare(word)) &&
      mask[at - 1] === true &&
      cuts.has(previous)
    )
      mask[at] = true;
    const isJoint = JOINTS.has(bare(word));
    // "Fresh or frozen peas" leaves the choice open, "peeled and chopped" does not.
    const isChoice = bare(word) === "or" && mask[at + 1] !== true && at + 1 < list.length;
    if (isChoice && mask[at - 1] === true && states.has(previous)) {
      mask[at - 1] = false;
      continue;
    }
    if (
      isJoint &&
      mask[at - 1] === true &&
      (mask[at + 1] === true || at === 1 || mask.slice(0, at).every(Boolean))
    )
      mask[at] = true;
  }
  return mask;
}

/** Whether words only say how the thing before them is: "boneless", "finely chopped", "for frying". */
export function isPreparation(text: string): boolean {
  const said = text
    .trim()
    .split(/\s+/u)
    .filter((word) => !PARTED.has(bare(word)));
  return dropMask(said, false).every(Boolean) || cutRemark(`it ${said.join(" ")}`)[0] === "it";
}

/** Takes sizes, cuts and remarks out of a name: "finely chopped fresh parsley" leaves "parsley". */
export function cleanName(text: string, inContainer: boolean): CleanName {
  const [head, remark] = cutRemark(text.trim());
  const list = head.split(" ").filter((word) => word !== "");
  const mask = dropMask(list, inContainer);
  const isAllDropped = mask.every(Boolean);
  // "1 large or 2 small zucchini": the name stands behind the other choice.
  const other = isAllDropped ? /^or \d\S* (.+)$/.exec(remark)?.[1] : undefined;
  if (other !== undefined) return cleanName(other, inContainer);
  const name = list.filter((_, at) => isAllDropped || mask[at] !== true);
  const dropped = isAllDropped ? "" : list.filter((_, at) => mask[at] === true).join(" ");
  return {
    name: name.join(" ").replace(/^[\s.,;:*!-]+|[\s.,;:*!-]+$/g, ""),
    preparation: [dropped.replace(/[\s,]+$|^(?:and|or) /g, ""), remark].filter((part) => part !== ""),
  };
}
