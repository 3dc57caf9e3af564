/** "a, b and c". */
export const listed = (names: readonly string[], last = "and"): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1) ?? ""}`;
