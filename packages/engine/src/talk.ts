// A door of the engine (see package.json): the foods that a question is about.
export { foodsIn, listed, questionOf, sourceOf } from "./talker/question.ts";
