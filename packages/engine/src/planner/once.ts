import type { Component } from "./component.ts";

/** Asks once for each dish: a plan puts some ten thousand pairs together of the same few hundred. */
export const once = <Answer>(ask: (component: Component) => Answer): ((component: Component) => Answer) => {
  const answers = new WeakMap<Component, Answer>();
  return (component) => {
    const known = answers.get(component);
    if (known !== undefined) return known;
    const answer = ask(component);
    answers.set(component, answer);
    return answer;
  };
};
