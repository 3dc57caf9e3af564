import { fitting } from "../fitting.ts";

/** Systems count bytes, of which a letter may have three. */
const longest = 60;
/** Windows keeps these for its devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;

/** A name for a file that every system takes: letters, digits, blanks and hyphens in any script. */
export function fileNameOf(name: string): string {
  const safe = name
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  const cut = fitting(safe, longest);
  return cut === "" || reserved.test(cut) ? `Recipe ${cut}`.trim() : cut;
}

/** Names of files in one folder: none comes twice, also where upper and lower case are the same. */
export function uniqueFileNames(): (name: string) => string {
  const next = new Map<string, number>();
  return (name) => {
    const base = fileNameOf(name);
    let [unique, number] = [base, next.get(base.toLowerCase()) ?? 1];
    while (next.has(unique.toLowerCase())) {
      number += 1;
      unique = `${base} ${number}`;
    }
    next.set(base.toLowerCase(), number);
    next.set(unique.toLowerCase(), 1);
    return unique;
  };
}
