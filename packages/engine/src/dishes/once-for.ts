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

/** The same for texts: the words of a cookbook are few and come again and again. */
export const onceForText = <Answer>(ask: (text: string) => Answer): ((text: string) => Answer) => {
  const answers = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const found = answers.get(text) ?? { answer: ask(text) };
    answers.set(text, found);
    return found.answer;
  };
};
