/** What one chip holds; longer ones are no name of anything. */
export const longestChip = 100;

/** Adds what was typed or pasted: parts at commas, semicolons and line ends; nothing twice, nothing empty. */
export function addChips(
  current: readonly string[],
  typed: string,
  limit = Number.POSITIVE_INFINITY,
): string[] {
  const chips = [...current];
  for (const part of typed.split(/[,;\n]/)) {
    const chip = part.trim().replaceAll(/\s+/g, " ").slice(0, longestChip).trim();
    const isKnown = chips.some((known) => known.toLocaleLowerCase() === chip.toLocaleLowerCase());
    if (chip !== "" && !isKnown && chips.length < limit) chips.push(chip);
  }
  return chips;
}
