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
  return (shape, name) => {
    const own = byName[name]?.();
    if (own !== undefined || shape.format === "date" || shape.format === "date-time") return own;
    const isFitting = fits(shape);
    const likely = knowledge.sources(path, name).flat().filter(isFitting);
    if (likely.length > 0) return random.pick(likely);
    const fitting = shape.pattern === undefined ? [] : knowledge.all.filter(isFitting);
    return fitting.length === 0 ? undefined : random.pick(fitting);
  };
}

/** Whether a shape takes a text. */
function fits({ minLength, maxLength = Infinity, pattern }: TextShape): (text: string) => boolean {
  const form = new RegExp(pattern ?? "", "u");
  return (text) => text.length >= minLength && text.length <= maxLength && form.test(text);
}
