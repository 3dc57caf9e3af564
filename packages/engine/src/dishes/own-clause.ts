import { capitalise, type FoodWords, foodWords, speaksOf } from "./rename.ts";

const BOILED =
  /^(?:and )?(?:meanwhile,? )?(?:cook|boil|simmer|steam|soak|soften|rinse|put|warm|heat|toast|pour (?:the )?boiling water)\b/i;
const BELONGS =
  /^(?:(?:and )?(?:then )?(?:drain|cover(?:ed)?|rinse|cool|chill|keep|let|leave|stir|fluff|fork|until|covered|meanwhile|keeping|saving|spread it)\b|(?:in|over|with|on|for|until) )/i;

/** Goes on in the pot of what is gone. */
const UNDONE_WITHOUT_IT = /^(?:with|while|stirring|steam)\b/i;

/** What a step says before and after the part that is about one food alone. */
export type OwnClause = { readonly before: string; readonly rest: string };

/** "Boil the pasta, drain it, and toss with the sauce" without the pasta; null where no part is about this food alone. */
export const ownClause = (text: string, food: FoodWords, kept: readonly string[]): OwnClause | null => {
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
    .replace(/^(?:and |then )+/, "")
    .replace(/^[^.;]*\bboth$/i, "")
    .replace(/^(?:leave|put) (?:it|them) [^.;]*\bsteam[^.;]*(?:[.;] ?|$)/i, "");
  return UNDONE_WITHOUT_IT.test(rest) ? null : { before, rest };
};

/** The step with the note on how the stand-in is cooked in the place of how the food was. */
export const withNote = ({ before, rest }: OwnClause, note: string): string =>
  [before, note, /\bdrain\.$/.test(note) ? rest.replace(/^drain(?: it| them)?(?:,| and) /i, "") : rest]
    .filter((part) => part !== "")
    .map((part) => `${capitalise(part.replace(/\.$/, ""))}.`)
    .join(" ");
