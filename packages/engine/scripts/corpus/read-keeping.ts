import { z } from "zod";
import type { Keeping } from "../../src/dishes/dish.ts";
import type { FaultSink } from "./fault.ts";

const COLUMNS = ["id", "fridge_days", "freezer_months", "source"];

const amount = z.string().regex(/^\d+$/, "is not a whole number").transform(Number);

const row = z.object({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, "is not kebab-case"),
  fridge_days: amount.pipe(z.number().max(31, "a month is the longest that is promised")),
  freezer_months: amount.pipe(z.number().max(12, "no cooked food stays good for longer than 12 months")),
  source: z.string().min(10, "a keeping time needs its source, such as FoodKeeper and what it says there"),
});

/** Reads the table of how long cooked food keeps. */
export const readKeeping = (text: string, sink: FaultSink): Map<string, Keeping> => {
  const [head = "", ...lines] = text.split(/\r?\n/);
  const groups = new Map<string, Keeping>();
  if (head.split("\t").join(" ") !== COLUMNS.join(" ")) {
    sink.error(1, `the columns must be, tab-separated: ${COLUMNS.join(" ")}`);
    return groups;
  }
  for (const [at, content] of lines.entries()) {
    if (content.trim() === "") continue;
    const cells = content.split("\t");
    const parsed = row.safeParse(
      Object.fromEntries(COLUMNS.map((name, index) => [name, (cells[index] ?? "").trim()])),
    );
    if (!parsed.success) {
      for (const issue of parsed.error.issues)
        sink.error(at + 2, `${String(issue.path[0] ?? "")}: ${issue.message}`);
      continue;
    }
    const { id, fridge_days: fridgeDays, freezer_months: freezerMonths, source } = parsed.data;
    if (groups.has(id)) sink.error(at + 2, `the group "${id}" stands twice`);
    groups.set(id, { id, fridgeDays, freezerMonths, source });
  }
  return groups;
};
