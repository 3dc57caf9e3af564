import type { Knowledge } from "./knowledge.ts";
import type { Random } from "./random.ts";
import type { TextShape } from "./shape.ts";

/** Who sends inputs, as far as inputs depend on that. */
export interface Author {
  /** Stands in every free text, so that it is known again wherever it turns up. */
  readonly mark: string;
  readonly email: string;
  readonly password: string;
  readonly knowledge: Knowledge;
}

/** What an author would write into a field whose schema does not say enough: an own password, an id that they know. */
export function ownText(
  { mark, email, password, knowledge }: Author,
  random: Random,
  path: string,
): (shape: TextShape, name: string) => string | undefined {
  const byName: Readonly<Record<string, () => string>> = {
    // Signing up takes an address that nobody has.
    email: () => (path.endsWith("/signup") || random.chance(0.3) ? `${random.uuid()}@example.org` : email),
    password: () => password,
    current_password: () => password,
    time_zone: () => random.pick(["UTC", "Europe/Prague", "Asia/Kathmandu", "Pacific/Kiritimati"]),
    code: () => String(random.int(100_000, 999_999)),
    provider: () => "google",
    fileName: () => `${mark}.${random.pick(["json", "zip", "csv", "txt"])}`,
  };
  return ({ pattern, format }, name) => {
    const own = byName[name]?.();
    if (own !== undefined || format === "date" || format === "date-time") return own;
    const likely = knowledge.candidates(path, name);
    if (likely.length > 0) return random.pick(likely);
    const fitting = pattern === undefined ? [] : knowledge.matching(new RegExp(pattern, "u"));
    return fitting.length === 0 ? undefined : random.pick(fitting);
  };
}
