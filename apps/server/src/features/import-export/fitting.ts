/** Text that any database holds: no longer than it may be, without the zero character, and never half a character. */
export function fitting(text: string, length: number): string {
  const cut = text.replaceAll("\0", "").slice(0, length);
  return cut
    .replace(/[\uD800-\uDBFF]$/u, "")
    .toWellFormed()
    .trim();
}
