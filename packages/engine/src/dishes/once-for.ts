/** Asks once for each thing: the cookbook of a diet asks the same of a few thousand foods and dishes, a million times. */
export const onceFor = <Thing extends object, Answer>(
  ask: (thing: Thing) => Answer,
): ((thing: Thing) => Answer) => {
  const answers = new WeakMap<Thing, Answer>();
  return (thing) => {
    const known = answers.get(thing);
    if (known !== undefined) return known;
    const answer = ask(thing);
    answers.set(thing, answer);
    return answer;
  };
};

/** A cookbook has some thousand names and measures; what people write themselves has no end. */
const MOST_TEXTS = 10_000;

/**
 * The same for texts: the words of a cookbook are few and come again and again. Of the answers that were given last it
 * remembers at least `most`, and never twice as many.
 */
export const onceForText = <Answer>(
  ask: (text: string) => Answer,
  most = MOST_TEXTS,
): ((text: string) => Answer) => {
  type Answers = Map<string, { readonly answer: Answer }>;
  let older: Answers = new Map();
  let newer: Answers = new Map();
  return (text) => {
    const fresh = newer.get(text);
    if (fresh !== undefined) return fresh.answer;
    const found = older.get(text) ?? { answer: ask(text) };
    if (newer.size >= most) [older, newer] = [newer, new Map()];
    newer.set(text, found);
    return found.answer;
  };
};
