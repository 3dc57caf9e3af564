/** Writes a line so that a markup takes no part of it for a mark, and reads it again. */
export interface Escapes {
  readonly write: (line: string) => string;
  readonly read: (written: string) => string;
}

const numbered = /\\([!-/:-@[-`{-~])|&#(\d{1,7});/gu;
const lastCharacter = 0x10_ff_ff;

/** What is a mark anywhere, what is one at the beginning of a line, and the blanks at its edges, which would be lost. */
export const markdown: Escapes = {
  write: (line) =>
    line
      .replaceAll(/[\\`*_[\]<>&#|~]/gu, String.raw`\$&`)
      .replace(/^[-+=]/u, String.raw`\$&`)
      .replace(/^(\d+)([.)])/u, String.raw`$1\$2`)
      .replaceAll(/^[ \t]|[ \t]$|[\r\n]/gu, (blank) => `&#${blank.charCodeAt(0)};`),
  read: (written) =>
    written.replaceAll(numbered, (whole: string, mark: string | undefined, number: string) => {
      if (mark !== undefined) return mark;
      return Number(number) <= lastCharacter ? String.fromCodePoint(Number(number)) : whole;
    }),
};

/** The same for Cooklang, where a backslash takes the meaning of the mark behind it, and blanks at the edges mean nothing. */
export const cooklang: Escapes = {
  write: (line) =>
    line
      .trim()
      .replaceAll(/[\\@#~{}%]/gu, String.raw`\$&`)
      .replaceAll("--", String.raw`-\-`)
      .replaceAll("[-", String.raw`\[-`)
      .replace(/^[>=-]/u, String.raw`\$&`),
  read: (written) => written.replaceAll(/\\([!-/:-@[-`{-~])/gu, "$1"),
};

/** A text of several lines: a backslash at the end of one says that it goes on below. */
export function writeLines({ write }: Escapes, text: string, indent = ""): string {
  return text.split("\n").map(write).join(`\\\n${indent}`);
}

/** Puts it together again. Lines without the backslash are one that somebody wrapped by hand. */
export function readLines({ read }: Escapes, lines: readonly string[]): string {
  return lines
    .map((line, at) => {
      const isOpen = goesOn(line);
      const end = at === lines.length - 1 ? "" : isOpen ? "\n" : " ";
      return read(isOpen ? line.slice(0, -1) : line) + end;
    })
    .join("");
}

/** True where the backslash at the end stands for itself, and is not behind another. */
export function goesOn(line: string): boolean {
  return (/\\*$/u.exec(line)?.[0].length ?? 0) % 2 === 1;
}
