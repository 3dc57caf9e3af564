import { capitalise, type FoodWords, foodWords, speaksOf } from "./rename.ts";

const BOILED =
  /^(?:and )?(?:meanwhile,? )?(?:cook|boil|simmer|steam|soak|soften|rinse|put|warm|heat|toast|pour (?:the )?boiling water)\b/i;
const BELONGS =
  /^(?:(?:and )?(?:then )?(?:drain|cover(?:ed)?|rinse|cool|chill|keep|let|leave|stir|fluff|fork|until|covered|meanwhile|keeping|saving)\b|(?:in|over|with|on|for|until) )/i;

/**
 * "Boil the pasta, drain it, and toss with the sauce" becomes the note on how its stand-in is cooked, "and toss with the
 * sauce"; null where no part of the text is about this food alone.
 */
export const ownClause = (
  text: string,
  food: FoodWords,
  note: string,
  kept: readonly string[],
): string | null => {
  const others = foodWords(
    kept.filter((name) => !/^(?:water|salt)$/.test(name)),
    [],
  );
  const parts = text.replace(/\.$/, "").split(/(?<=[,;.]) /);
  const first = parts.findIndex(
    (part) =>
      BOILED.test(part) && speaksOf(part, food) && !speaksOf(part, others) && !/ and \p{L}+ the /u.test(part),
  );
  if (first < 0) return null;
  let end = first + 1;
  while (end < parts.length) {
    const part = parts[end] ?? "";
    if (!BELONGS.test(part) || speaksOf(part, others) || /[.;]$/.test(parts[end - 1] ?? "")) break;
    end += 1;
  }
  const before = parts.slice(0, first).join(" ").replace(/[,;]$/, "");
  const rest = parts
    .slice(end)
    .join(" ")
    .replace(/^(?:and |then )+/, "");
  const sentences = [before, note.replace(/\.$/, ""), rest].filter((part) => part !== "");
  return `${sentences.map((part) => capitalise(part.replace(/\.$/, ""))).join(". ")}.`;
};
