const marks: readonly (readonly [RegExp, string])[] = [
  [/^```.*$\n?/gmu, ""],
  [/^\s{0,3}#{1,6}\s+/gmu, ""],
  [/^\s{0,3}>\s?/gmu, ""],
  [/^(\s*)[*+]\s+/gmu, "$1- "],
  [/!?\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/gu, "$1"],
  [/(\*\*|__)(?=\S)(.*?\S)\1/gu, "$2"],
  [/(?<![\w*])\*(?=\S)([^*\n]*\S)\*(?![\w*])/gu, "$1"],
  [/`([^`\n]+)`/gu, "$1"],
];

/** The words of an answer without the marks of Markdown, which some models write whatever they are told. An address in a link goes, too. */
export function plainText(text: string): string {
  return marks.reduce((rest, [mark, instead]) => rest.replaceAll(mark, instead), text);
}
