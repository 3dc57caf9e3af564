/** One line of the table that `npm run bench:chef` prints. */
export type MeasureRow = {
  readonly what: string;
  readonly figure: number;
  readonly floor: number;
  readonly aim: number;
  readonly unit: "%" | "ms" | "";
  readonly cases: number;
  /** Whose words its labelled cases are; nothing where they are drawn or counted. "own hand": of those who wrote the rules too;
   *  "other hands": of some who saw neither the rules nor what is known; "public lists" and "public texts": of lists and of
   *  books and surveys in the public domain, labelled by such. */
  readonly wordsBy?: "own hand" | "other hands" | "public lists" | "public texts";
  /** The cases that went wrong, the worst first, as a reader would want to see them. */
  readonly weakest: readonly string[];
};
