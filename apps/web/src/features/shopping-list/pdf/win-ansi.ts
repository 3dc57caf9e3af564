/** What the standard fonts of PDF can write beyond Latin-1, at 0x80 and after; a space where there is nothing. */
const extras = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** The text in the encoding of the standard fonts, as a PDF string; undefined where it has other letters. */
export function winAnsi(text: string): string | undefined {
  let hex = "";
  for (const letter of text) {
    const code = codeOf(letter);
    if (code === undefined) return undefined;
    hex += code.toString(16).padStart(2, "0");
  }
  return `<${hex}>`;
}

function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return code;
  const extra = extras.indexOf(letter);
  return extra === -1 ? undefined : 0x80 + extra;
}

/** The text as 16-bit codes, as a PDF string. */
export function utf16(text: string): string {
  const codes = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, "0"),
  );
  return `<${codes.join("")}>`;
}
