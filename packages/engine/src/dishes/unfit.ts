/** An exchange that is not made: which, and what of the dish speaks against it. */
export type Unfit = {
  /** Kind and id of what goes and of what comes: "shellfish:shrimp>fish:cod". */
  readonly exchange: RegExp;
  /** Whatever the dish is. */
  readonly isAlways?: true;
  /** In a step that names what goes. */
  readonly told?: RegExp;
  /** In any step. */
  readonly anywhere?: RegExp;
  readonly name?: RegExp;
  /** Of a dish that has none of it in its name. */
  readonly unlessName?: RegExp;
};
