/** A piece of a text: a number in digits, a word, a mark, or a whole parenthesis. */
export type Token = {
  readonly kind: "number" | "word" | "mark" | "aside";
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

const NUMBER = /\d+(?:\.\d+)?(?:\/\d+)?/y;
const WORD = /[^\s,;:()[\]/+~≈<>-](?:[^\s,;:()[\]/+~-]|-(?!\d)|\/(?=\p{L}))*/uy;

/** "2%", "7-Up", "80/20" and "00" are parts of names. */
function isAmount(digits: string, behind: string): boolean {
  if (/^(?:%|\/|-\p{L})/u.test(behind) || /^00+$/.test(digits)) return false;
  const [over = "", under] = digits.split("/");
  if (under === undefined) return true;
  return Number(under) !== 0 && (Number(over) < Number(under) || Number(under) < 10);
}

function asideEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if ("([".includes(text.charAt(at))) depth += 1;
    if (")]".includes(text.charAt(at))) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function matchAt(pattern: RegExp, text: string, start: number): string | null {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? null;
}

function tokenAt(text: string, start: number): Token {
  if ("([".includes(text.charAt(start))) {
    const end = asideEnd(text, start);
    return { kind: "aside", text: text.slice(start, end), start, end };
  }
  const digits = matchAt(NUMBER, text, start);
  if (digits !== null) {
    const end = start + digits.length;
    if (isAmount(digits, text.slice(end, end + 3))) return { kind: "number", text: digits, start, end };
    const whole = matchAt(/[^\s,;()]+/y, text, start) ?? digits;
    return { kind: "word", text: whole, start, end: start + whole.length };
  }
  const word = matchAt(WORD, text, start);
  if (word !== null) return { kind: "word", text: word, start, end: start + word.length };
  return { kind: "mark", text: text.charAt(start), start, end: start + 1 };
}

/** Cuts a tidied text into tokens that remember where they stood. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const token = tokenAt(text, at);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}
