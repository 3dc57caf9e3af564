import { accountsFor, subjectOf } from "./accounts.ts";
import { type Intent } from "./question.ts";
import table from "./stove.json" with { type: "json" };

const ASKS_PAN =
  /\bhow hot\b.*\b(?:pan|skillet|griddle|stove|wok)\b|\b(?:pan|skillet|griddle|stove ?top|wok)\b.*\b(?:how hot|temp\w*|heat)\b|\b(?:what|which) heat\b|\b(?:high|medium|low) (?:or \w+ )?heat\b|\btemp\w*\b.*\b(?:pan|skillet|griddle)\b/;
const ASKS_OVEN =
  /\b(?:oven|bake|roast)\b.*\btemp\w*\b|\b(?:temp\w*|how hot|degrees)\b.*\b(?:oven|bake|baking|roast|roasting)\b/;
const WORDS = subjectOf(
  [],
  "hot heat temperature temp degrees pan skillet griddle stove stovetop wok burner oven bake baking roast roasting fry sear saute set medium high low cast iron preheat toast",
);

/** How hot is the pan for a steak, and the oven for bacon? How hot food must be inside is another question. */
export const tellStove: Intent = (question) => {
  const { plain } = question;
  const isOfPan = ASKS_PAN.test(plain);
  const isOfOven = !isOfPan && ASKS_OVEN.test(plain) && !/\b(?:internal|inside|done|safe)\b/.test(plain);
  if (!isOfPan && !isOfOven) return null;
  const row = table.find(
    ({ words, what, pan, oven }) =>
      (isOfPan ? pan : oven) !== "" &&
      new RegExp(`\\b(?:${words})\\b`).test(plain) &&
      accountsFor(question, subjectOf([words], what), WORDS),
  );
  if (row === undefined) return null;
  if (isOfPan) return `${row.what} in a pan: ${row.pan}.`;
  const told = `${row.what} in the oven: ${row.oven}.`;
  return row.ovenSource === undefined ? told : `${told} ${row.ovenSource}.`;
};
