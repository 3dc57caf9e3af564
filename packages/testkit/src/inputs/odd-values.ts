import type { Random } from "./random.ts";

/** Texts that every schema takes and that break what was not expecting them. None has half a character or a zero one. */
export const oddTexts: readonly string[] = [
  "' or 1=1 --",
  '"; drop table users; --',
  "%' escape '\\",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "%2e%2e%2f",
  "%00",
  "%",
  "{{7*7}}",
  "${7*7}",
  "__proto__",
  "constructor",
  "toString",
  "NaN",
  "-0",
  "1e999",
  "null",
  "undefined",
  "\u202Egnp.exe",
  "\u200B",
  "\uFEFFbom",
  "🍲👩‍👩‍👧‍👦",
  "ﷺ".repeat(20),
  "e\u0301".repeat(30),
  "a\r\nset-cookie: x=y",
  "a\tb\u0007c\u001B[31m",
  "=cmd|' /C calc'!A0",
  "CON",
  "C:\\x",
  "-".repeat(200),
  ",".repeat(100),
  "((((((((((",
  "[".repeat(60),
  "*".repeat(60),
];

/** Values of a wrong type, or beyond every limit. */
const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 1,
  2_147_483_648,
  "",
  " ",
  "\0",
  "\uD800",
  "x\uDC00y",
  "0",
  "-1",
  "1e3",
  "true",
  "0000-00-00",
  "2026-02-30",
  "9999-12-31",
  "10000-01-01",
  "1970-01-01T00:00:00Z",
  "275760-09-13T00:00:00.001Z",
  "00000000-0000-0000-0000-000000000000",
  "not-a-uuid",
  [],
  {},
  [null],
  [[[]]],
  { length: 1e9 },
  { toString: null },
  { $gt: "" },
];

/** One thing that no field expects. */
function oddValue(random: Random): unknown {
  const made = random.int(0, 9);
  if (made === 0) return "x".repeat(random.pick([101, 301, 5001, 70_000]));
  if (made === 1) return nested(random.int(3, 90));
  if (made === 2) return Array.from({ length: random.pick([33, 501, 5000]) }, () => 1);
  return random.pick(made < 6 ? oddTexts : oddValues);
}

/** A value with one thing in it that is wrong: another value, one that is missing, or one that nobody asked for. */
export function withOneWrong(value: unknown, random: Random): unknown {
  if (typeof value !== "object" || value === null) return oddValue(random);
  const entries = Object.entries(value);
  const [name] = entries.length === 0 ? [""] : random.pick(entries);
  const goesOn = random.chance(0.7);
  const changed = entries.flatMap(([key, inner]) => {
    if (key !== name) return [[key, inner]];
    if (goesOn) return [[key, withOneWrong(inner, random)]];
    return random.chance(0.3) ? [] : [[key, oddValue(random)]];
  });
  if (Array.isArray(value)) return changed.map(([, inner]) => inner);
  const more = goesOn || random.chance(0.7) ? [] : [[random.pick(oddTexts), oddValue(random)]];
  // `fromEntries` makes a field of any name, `__proto__` too.
  return Object.fromEntries([...changed, ...more]);
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
