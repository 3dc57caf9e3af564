import { listingOf } from "./offers.ts";
import { type Intent, type Question } from "./question.ts";

const ADDS =
  /^(?:please |can you |could you )*(?:add|put)\s+(.+?)\s+(?:on|to|onto|in)\s+(?:my|our|the)\s+(?:shopping\s+|grocery\s+)?list\b/i;

/** Things that somebody wants on their list: each by its own words, for a press. */
export const tellListing: Intent = (question) => {
  const said = ADDS.exec(question.text.trim())?.[1];
  if (said === undefined || /\bingredients?\b/i.test(said)) return null;
  const lines = thingsIn(question, said);
  return { text: `One press puts it on your list: ${lines.join("; ")}.`, offers: listingOf(lines) };
};

/** "Bread, butter and jam" are three things, "mac and cheese" is one. */
function thingsIn({ kitchen }: Question, said: string): readonly string[] {
  return said.split(/\s*[,;]\s*(?!\d)/).flatMap((part) => {
    const things = part.replace(/^and\s+/i, "").split(/\s+(?:and|&)\s+/i);
    const isOne = kitchen.foods.named(part.toLowerCase()).length > 0;
    const areKnown = things.every(
      (thing) => kitchen.foods.find(thing.replace(/^[\d\s./½¼¾]+(?:\w+ of )?/, "")) !== null,
    );
    return (isOne || !areKnown ? [part] : things).filter((thing) => thing.trim() !== "");
  });
}
