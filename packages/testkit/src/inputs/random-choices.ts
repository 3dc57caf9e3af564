import { sample, stringMatching } from "fast-check";
import type { Choices } from "./input-of.ts";
import { ownText, type Author } from "./author.ts";
import { oddTexts } from "./odd-values.ts";
import type { Random } from "./random.ts";
import type { NumberShape, TextShape } from "./shape.ts";

const dot =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const words =
  "rice;2 onions;150 g red lentils;chicken breast;olive oil;3 eggs;1/2 cup milk;tomato soup;quick;vegan;low carb;no peanuts;1 tbsp salt;under 30 minutes;high protein;Pasta al pomodoro;simmer for 20 minutes;crème fraîche;豆腐".split(
    ";",
  );
const usualMostEntries = 4;
const nestedMostEntries = 2;
const longestText = 3000;
const anyText: TextShape = {
  kind: "text",
  minLength: 1,
  maxLength: 200,
  pattern: undefined,
  format: undefined,
};
const DAY_MS = 86_400_000;
/** Where time and days are, so that inputs of a seed stay what they are. */
const noon = Date.UTC(2026, 10, 22, 12);

/** Inputs as people and programs send them to a path, now and then at the edge of what is allowed. */
export function randomChoices(random: Random, author: Author, path: string): Choices {
  const own = ownText(author, random, path);
  const text = (shape: TextShape, name: string) => own(shape, name) ?? madeText(shape, random, author.mark);
  return {
    text: (shape, name) => (random.chance(0.9) ? text(shape, name) : madeText(shape, random, author.mark)),
    number: (shape) => makeNumber(shape, random),
    length({ minLength, maxLength = 10 }, depth) {
      const most = depth === 0 ? usualMostEntries : nestedMostEntries;
      const usual = random.int(minLength, Math.max(minLength, Math.min(maxLength, most)));
      return depth === 0 && random.chance(0.02) ? Math.min(maxLength, 200) : usual;
    },
    oneOf: (options) => random.pick(options),
    hasField: () => random.chance(0.5),
    anything: () => (random.chance(0.2) ? null : random.int(18, 90)),
    moreFields() {
      const names = ["email", "password", "refresh_token", "auth_code", "code_verifier", "id_token"];
      const there = names.filter(() => random.chance(0.5));
      return Object.fromEntries(there.map((name) => [name, text(anyText, name)]));
    },
  };
}

function madeText(shape: TextShape, random: Random, mark: string): string {
  const { pattern, format, minLength, maxLength = longestText } = shape;
  if (format === "uuid") return random.uuid();
  if (format === "date-time") return new Date(day(random)).toISOString();
  if (format === "date") return new Date(day(random)).toISOString().slice(0, 10);
  // An address inside is refused, and nothing outside is asked.
  if (format === "uri") return `http://127.0.0.1:1/${random.pick(["", "soup", "a?b=c#d"])}`;
  if (pattern === undefined) return freeText(minLength, maxLength, random, mark);
  if (pattern.includes("data:image")) return dot;
  const settings = { seed: random.int(0, 2 ** 31), numRuns: 1 };
  const [made = ""] = sample(stringMatching(new RegExp(pattern, "u")), settings);
  return made.slice(0, maxLength);
}

function freeText(minLength: number, maxLength: number, random: Random, mark: string): string {
  if (minLength === 0 && random.chance(0.1)) return "";
  const odd = random.chance(0.25) ? random.pick(oddTexts) : random.pick(words);
  const more = random.chance(0.3) ? `, ${random.pick(words)}` : "";
  const text = `${mark} ${odd}${more}`;
  const long = random.chance(0.02)
    ? text.repeat(Math.ceil(Math.min(maxLength, longestText) / text.length))
    : text;
  // Half a character at the cut would be refused.
  return (
    long
      .slice(0, maxLength)
      .replace(/[\uD800-\uDBFF]$/u, "")
      .trim() || "x"
  );
}

function makeNumber({ isWhole, minimum, maximum }: NumberShape, random: Random): number {
  const least = minimum ?? 0;
  const most = Math.min(maximum ?? 1000, Number.MAX_SAFE_INTEGER);
  if (random.chance(0.15)) return random.chance(0.5) ? least : most;
  const usual = Math.min(most, Math.max(least, 60));
  const whole = random.int(least, random.chance(0.5) ? usual : most);
  return isWhole || random.chance(0.7) ? whole : Math.min(most, whole + 0.25);
}

function day(random: Random): number {
  const far = random.chance(0.1) ? 300_000 : 20;
  return noon + random.int(-Math.min(far, 9000), far) * DAY_MS;
}
