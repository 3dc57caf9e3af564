import { UnreadableFile } from "./import-file.ts";

/** The file is something else than a file of recipes; the message says what it seems to be. */
export class SomethingElse extends UnreadableFile {}

/** How files of other kinds begin, in Latin-1. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^%PDF-/u, "a PDF"],
  [
    /^(?:\u00FF\u00D8\u00FF|\u0089PNG\r\n|GIF8|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|mif|avif)|BM[^]{4}\0\0\0\0)/u,
    "a picture",
  ],
  [/^(?:[^]{4}ftyp|.E\u00DF\u00A3|ID3|OggS)/u, "a video or a recording"],
  [/^SQLite format 3\0/u, "a database"],
  [/^(?:Rar!|7z\u00BC\u00AF|BZh|\u00FD7zXZ|[^]{257}ustar)/u, "an archive other than zip"],
  [/^\u00D0\u00CF.\u00E0/u, "an old Word or Excel file"],
  [/^\{\\rtf/u, "formatted text (RTF)"],
  [/^(?:\u007FELF|MZ[^]\0)/u, "a program"],
];

/** Files that are zip archives without looking like one, by what lies in them. */
const archives: readonly (readonly [RegExp, string])[] = [
  [/^word\/document/u, "a Word document"],
  [/^xl\/workbook/u, "an Excel workbook; save it as CSV"],
  [/^ppt\/presentation/u, "a presentation"],
  [/^content\.xml$/u, "an office document; save a table as CSV"],
  [/^META-INF\/container\.xml$/u, "an e-book"],
  [/^AndroidManifest\.xml$/u, "an app"],
];

/** What a file seems to be that is no recipe; undefined where it is a text, or nothing that is known. */
export function seemsToBe(bytes: Buffer): string | undefined {
  const beginning = bytes.toString("latin1", 0, 300);
  return beginnings.find(([pattern]) => pattern.test(beginning))?.[1];
}

/** What an archive without recipes seems to be. */
export function archiveSeemsToBe(paths: readonly string[]): string | undefined {
  return archives.find(([pattern]) => paths.some((path) => pattern.test(path)))?.[1];
}
