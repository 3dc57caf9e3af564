import type { FieldProblem } from "@meal/contract/errors";

const maxDepth = 64;

/**
 * Finds what no schema thinks of and no database can hold: text with a zero character or half a character, and
 * nesting so deep that walking it would fail.
 */
export function findUnstorable(root: unknown, rootPath: string): FieldProblem | undefined {
  const waiting: { value: unknown; path: string; depth: number }[] = [
    { value: root, path: rootPath, depth: 0 },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value === "string" && !isStorable(value))
      return { path, message: "Send text without broken characters." };
    if (typeof value !== "object" || value === null) continue;
    if (depth === maxDepth) return { path: rootPath, message: `Nest at most ${maxDepth} levels.` };
    for (const [key, child] of Object.entries(value)) {
      if (!isStorable(key)) return { path, message: "Send names without broken characters." };
      waiting.push({ value: child, path: `${path}.${key}`, depth: depth + 1 });
    }
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
