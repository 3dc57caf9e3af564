import { z } from "zod";
import type { Exchange } from "../../src/corpus/corpus.ts";
import { INGREDIENT_ROLES } from "../../src/dishes/dish.ts";
import type { FaultSink } from "./fault.ts";

const COLUMNS = ["from", "to", "ratio", "roles", "from_word", "to_word", "note"];

const list = z.string().transform((text) => text.split(/[;\s]+/).filter((part) => part !== ""));

const row = z.object({
  from: list.pipe(z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1)),
  to: z.string().regex(/^[a-z0-9-]+$/),
  ratio: z.coerce.number().positive().max(5),
  roles: list.pipe(z.array(z.enum(INGREDIENT_ROLES))),
  from_word: z.string(),
  to_word: z.string(),
  note: z.string(),
});

/** An exchange and its line. A row whose `from` lists several foods makes several. */
export type ExchangeRow = { readonly exchange: Exchange; readonly line: number };

/** Reads the table of exchanges. */
export const readExchanges = (text: string, sink: FaultSink): ExchangeRow[] => {
  const [head = "", ...lines] = text.split(/\r?\n/);
  if (head.split("\t").join(" ") !== COLUMNS.join(" ")) {
    sink.error(1, `the columns must be, tab-separated: ${COLUMNS.join(" ")}`);
    return [];
  }
  return lines.flatMap((content, at) => {
    if (content.trim() === "" || content.startsWith("#")) return [];
    const cells = content.split("\t");
    const parsed = row.safeParse(
      Object.fromEntries(COLUMNS.map((name, index) => [name, (cells[index] ?? "").trim()])),
    );
    if (!parsed.success) {
      for (const issue of parsed.error.issues)
        sink.error(at + 2, `${String(issue.path[0] ?? "")}: ${issue.message}`);
      return [];
    }
    const { from, to, ratio, roles, note } = parsed.data;
    return from.map((food) => ({
      line: at + 2,
      exchange: {
        from: food,
        to,
        ratio,
        roles,
        fromWord: parsed.data.from_word,
        toWord: parsed.data.to_word,
        note,
      },
    }));
  });
};
