import { inSentence } from "../dishes/rename.ts";

/** Beside another dish the first half of a long name is enough: "crudités and almond aïoli", "okra", "potage Crécy". */
export const shortName = (name: string): string => {
  const [first = name, added = ""] = name.split(/(?:,|:| with| in) (.*)$/);
  // "Paneer fried" waits for what it is fried in.
  if (/(?:ed|en|ied)$/.test(first)) return inSentence(name.replace(/[,:] .*$/, ""));
  // "Watermelon, cucumber and mint salad" is one thing.
  if (!first.includes(" ") && name.startsWith(`${first},`)) return inSentence(name);
  const isBare =
    !first.includes(" ") && name.startsWith(`${first} with `) && !/[,:]| and | with /.test(added);
  return inSentence(isBare ? `${first} and ${added}` : first);
};
