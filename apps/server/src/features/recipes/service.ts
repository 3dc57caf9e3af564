export { estimateOf, figuresOf } from "./facts.ts";
