// What others do with recipes where the engine is; the server itself does not load it.
export { estimateOf, figuresOf } from "../facts.ts";
