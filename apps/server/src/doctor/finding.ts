/** One sentence about one thing: it is well, or something is to be done about it. */
export interface Finding {
  readonly about: string;
  readonly isWell: boolean;
  readonly sentence: string;
}

/** Nothing has to be done. */
export function well(about: string, sentence: string): Finding {
  return { about, isWell: true, sentence };
}

/** The sentence says what has to be done. */
export function toDo(about: string, sentence: string): Finding {
  return { about, isWell: false, sentence };
}

/** The reason of a failure, on one line. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const text = error instanceof Error ? error.message || code : String(error);
  return text.replaceAll(/\s+/gu, " ").trim();
}
