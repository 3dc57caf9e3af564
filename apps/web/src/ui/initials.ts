/** One or two letters for a name or an address; a dot when there is nothing to take them from. */
export function initials(name: string): string {
  const words = (name.split("@")[0] ?? "").split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const first = Array.from(words[0] ?? "·")[0] ?? "·";
  const last = words.length > 1 ? (Array.from(words.at(-1) ?? "")[0] ?? "") : "";
  return (first + last).toLocaleUpperCase();
}
