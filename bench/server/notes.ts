import { randomUUID } from "node:crypto";
import { endpoint } from "@meal/contract/endpoint";
import type { Database } from "@meal/server/db/database";
import { transaction } from "@meal/server/db/transaction";
import { sql } from "kysely";
import { z } from "zod";

/** The table of the comparison: a list of JSON per person, as most of the product's tables are. */
export type NoteTables = {
  notes: {
    id: string;
    user_id: string;
    title: string;
    content: object;
    is_done: boolean;
    created_at: number;
  };
};

export const rowsPerPerson = 50;
export const listLength = 20;
const seedBatch = 500;

const note = z.object({
  id: z.string(),
  title: z.string(),
  content: z.object({ ingredients: z.array(z.object({ name: z.string(), grams: z.number() })) }),
  is_done: z.boolean(),
  created_at: z.number(),
});

export const listNotes = endpoint({
  method: "GET",
  path: "/api/notes",
  summary: "The newest of a person's notes.",
  access: "signed-in",
  input: { query: z.object({ limit: z.coerce.number().int().min(1).max(100) }) },
  output: z.array(note),
  errors: [],
});

export const addNote = endpoint({
  method: "POST",
  path: "/api/notes",
  summary: "Adds a note.",
  access: "signed-in",
  input: { body: z.object({ title: z.string().min(1).max(200), content: note.shape.content }) },
  output: z.object({ id: z.string() }),
  errors: [],
});

export function content(seed: number) {
  const ingredients = Array.from({ length: 8 }, (_, i) => ({
    name: `ingredient number ${seed}-${i}`,
    grams: 10 * i,
  }));
  return { ingredients };
}

/** Fills an empty database; people get fifty rows each. */
export async function seedNotes({ db, untyped }: Database<NoteTables>, rows: number): Promise<void> {
  await sql`create table notes (id text primary key not null, user_id text not null, title text not null,
    content jsonb not null, is_done boolean not null, created_at bigint not null)`.execute(untyped);
  for (let from = 0; from < rows; from += seedBatch) {
    const batch = Array.from({ length: Math.min(seedBatch, rows - from) }, (_, i) => row(from + i));
    await transaction(db, async (trx) => {
      for (const one of batch) await trx.insertInto("notes").values(one).execute();
    });
  }
  await sql`create index notes_user on notes (user_id, created_at)`.execute(untyped);
}

function row(number: number) {
  const user = Math.floor(number / rowsPerPerson);
  const kept = {
    title: `Note ${number}`,
    content: content(number),
    is_done: number % 3 === 0,
    created_at: number,
  };
  return { id: randomUUID(), user_id: `person-${user}`, ...kept };
}
