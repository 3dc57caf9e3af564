// A door of the engine (see package.json): what a question is about, and what can be done after its answer.
export { emergencyIn } from "./talker/emergency.ts";
export { offersAfter } from "./talker/offers-after.ts";
export { listed } from "./dishes/listed.ts";
export { foodsIn, questionOf, sourceOf } from "./talker/question.ts";
export { reply } from "./talker/reply.ts";
