/** The fields of a line's JSON object, not yet known to be anything. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads an object's fields; anything else on the line is an error that says so. */
export const fieldsOf = (input: unknown): Fields => {
  if (typeof input === "object" && input !== null && !Array.isArray(input)) return { ...input };
  throw new Error("a line must be a JSON object");
};

/** A text; numbers are taken as they are written. */
export const textOf = (fields: Fields, name: string, otherwise?: string): string => {
  const value = fields[name];
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if ((value === undefined || value === null) && otherwise !== undefined) return otherwise;
  throw new Error(`"${name}" must be a text`);
};

const partsOf = (value: unknown, separator: string): readonly unknown[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  return typeof value === "string" ? value.split(separator) : [value];
};

/** A list of texts; one text instead of a list is taken apart at the separator. */
export const textsOf = (fields: Fields, name: string, separator = ","): string[] => {
  const texts = partsOf(fields[name], separator).map((entry) => {
    if (typeof entry === "string" || typeof entry === "number") return String(entry).trim();
    throw new Error(`"${name}" must be a list of texts`);
  });
  return texts.filter((entry) => entry !== "");
};

/** A number in a range, written as a number or as a text. */
export const numberOf = (
  fields: Fields,
  name: string,
  otherwise: number,
  low: number,
  high: number,
): number => {
  const value = fields[name];
  if (value === undefined || value === null || value === "") return otherwise;
  const number = typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
  if (number >= low && number <= high) return number;
  throw new Error(`"${name}" must be a number from ${low} to ${high}, not ${JSON.stringify(value)}`);
};

/** A word of a closed list; another word is an error that names the list. */
export const wordOf = <T extends string>(value: unknown, name: string, allowed: readonly T[]): T => {
  const plain =
    typeof value === "string"
      ? value
          .trim()
          .toLowerCase()
          .replaceAll(/[\s_]+/g, "-")
      : value;
  const found = allowed.find((word) => word === plain);
  if (found !== undefined) return found;
  throw new Error(`unknown ${name} ${JSON.stringify(value)}; allowed: ${allowed.join(", ")}`);
};

/** A word of a closed list, or the default where nothing is given. */
export const wordOr = <T extends string>(
  fields: Fields,
  name: string,
  allowed: readonly T[],
  otherwise: T,
): T => {
  const value = fields[name];
  return value === undefined || value === null || value === "" ? otherwise : wordOf(value, name, allowed);
};
