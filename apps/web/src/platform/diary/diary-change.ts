import type { DiaryChange } from "@meal/domain/calorie-tracking/changes";

const kinds: ReadonlySet<unknown> = new Set<DiaryChange["kind"]>(["add", "edit", "remove"]);

/** Whether this is a change as this version knows them; the server looks closer at what is in it. */
export function isDiaryChange(value: unknown): value is DiaryChange {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  if (!kinds.has(fields.get("kind"))) return false;
  const entry = fields.get("entry");
  if (fields.get("kind") === "add") return typeof entry === "object" && entry !== null && "id" in entry;
  return typeof fields.get("id") === "string";
}
