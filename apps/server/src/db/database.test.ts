import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { setTimeout } from "node:timers/promises";
import { sql, type Generated, type Kysely } from "kysely";
import { expect, it } from "vitest";
import type { Migrations } from "./migrate.ts";
import { transaction } from "./transaction.ts";

interface Notes {
  notes: {
    id: Generated<number>;
    title: string;
    is_done: boolean;
    tags: readonly string[];
    detail: { readonly level: number; readonly note: string | null } | null;
    created_at: number;
    weight: number | null;
    photo: Uint8Array | null;
  };
  parts: { id: string; note_title: string };
}

const migrations: Migrations = {
  "20260101-0000-add-notes": async (db, kind) => {
    await db.schema
      .createTable("notes")
      .addColumn("id", "bigint")
      .addColumn("title", "text", (column) => column.notNull().unique())
      .addColumn("is_done", "boolean", (column) => column.notNull())
      .addColumn("tags", "jsonb", (column) => column.notNull())
      .addColumn("detail", "jsonb")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("weight", "double precision")
      .addColumn("photo", kind === "sqlite" ? "blob" : "bytea")
      .execute();
    await db.schema
      .createTable("parts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("note_title", "text", (column) =>
        column.notNull().references("notes.title").onDelete("cascade"),
      )
      .execute();
  },
};

const note = {
  title: "[1]",
  is_done: true,
  tags: ["a", '"b"', "ü"],
  detail: { level: 2, note: null },
  created_at: 1_795_254_693_812,
  weight: 0.25,
  photo: new Uint8Array([0, 1, 255]),
};

const titles = async (db: Kysely<Notes>) =>
  (await db.selectFrom("notes").select("title").orderBy("title").execute()).map(({ title }) => title);
const another = (title: string) => ({ ...note, title });

describeOnBothDatabases("a stored value", ({ custom }) => {
  it("comes back as what it was, whether selected or returned", async () => {
    const { db } = await custom<Notes>(migrations);
    const returned = await db.insertInto("notes").values(note).returningAll().executeTakeFirstOrThrow();
    const selected = await db.selectFrom("notes").selectAll().executeTakeFirstOrThrow();
    for (const row of [returned, selected]) {
      expect({ ...row, photo: new Uint8Array(row.photo ?? []) }).toEqual({ id: null, ...note });
    }
  });

  it("is decoded under another name and through a join too, and null stays null", async () => {
    const { db } = await custom<Notes>(migrations);
    await db
      .insertInto("notes")
      .values({ ...note, detail: null, is_done: false })
      .execute();
    await db.insertInto("parts").values({ id: "p", note_title: note.title }).execute();
    const row = await db
      .selectFrom("parts")
      .innerJoin("notes", "title", "note_title")
      .select(["is_done as done", "detail as more", "tags as words"])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ done: false, more: null, words: note.tags });
  });

  it("is counted and summed as a number", async () => {
    const { db } = await custom<Notes>(migrations);
    await db
      .insertInto("notes")
      .values([note, another("b")])
      .execute();
    const row = await db
      .selectFrom("notes")
      .select(({ fn }) => [fn.countAll().as("count"), fn.sum("created_at").as("sum")])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 2, sum: 2 * note.created_at });
  });

  it("is never a Date", async () => {
    const { db } = await custom<Notes>(migrations);
    const wrong = sql`insert into parts (id, note_title) values (${new Date(0)}, 'x')`.execute(db);
    await expect(wrong).rejects.toThrow("epoch milliseconds");
  });

  it("cannot point at what is not there, and goes with what it points at", async () => {
    const { db } = await custom<Notes>(migrations);
    await expect(db.insertInto("parts").values({ id: "p", note_title: "?" }).execute()).rejects.toThrow(
      /foreign key/iu,
    );
    await db.insertInto("notes").values(note).execute();
    await db.insertInto("parts").values({ id: "p", note_title: note.title }).execute();
    const { numDeletedRows } = await db.deleteFrom("notes").executeTakeFirstOrThrow();
    expect(Number(numDeletedRows)).toBe(1);
    expect(await db.selectFrom("parts").selectAll().execute()).toEqual([]);
  });
});

describeOnBothDatabases("a transaction", ({ custom, kind }) => {
  it("happens whole", async () => {
    const { db } = await custom<Notes>(migrations);
    const answer = await transaction(db, async (trx) => {
      await trx.insertInto("notes").values(another("a")).execute();
      await trx.insertInto("notes").values(another("b")).execute();
      return titles(trx);
    });
    expect(answer).toEqual(["a", "b"]);
    expect(await titles(db)).toEqual(["a", "b"]);
  });

  it("or not at all, and the database goes on", async () => {
    const { db } = await custom<Notes>(migrations);
    const failing = transaction(db, async (trx) => {
      await trx.insertInto("notes").values(another("a")).execute();
      await trx.insertInto("notes").values(another("a")).execute();
    });
    await expect(failing).rejects.toThrow(/unique/iu);
    await db.insertInto("notes").values(another("b")).execute();
    expect(await titles(db)).toEqual(["b"]);
  });

  it("is not seen from outside before it is over", async () => {
    const { db } = await custom<Notes>(migrations);
    let seen: readonly string[] | undefined;
    const writing = transaction(db, async (trx) => {
      await trx.insertInto("notes").values(another("a")).execute();
      await trx.insertInto("notes").values(another("b")).execute();
    });
    const reading = titles(db).then((found) => {
      seen = found;
      return found;
    });
    await Promise.all([writing, reading]);
    expect([0, 2]).toContain(seen?.length);
  });

  it("does not lose updates to other transactions of the same row", async () => {
    const { db } = await custom<Notes>(migrations);
    await db
      .insertInto("notes")
      .values({ ...note, weight: 0 })
      .execute();
    const increase = () =>
      transaction(db, async (trx) => {
        const row = trx.selectFrom("notes").select("weight");
        const { weight } = await (kind === "postgres" ? row.forUpdate() : row).executeTakeFirstOrThrow();
        await trx
          .updateTable("notes")
          .set({ weight: (weight ?? 0) + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, increase));
    expect(await db.selectFrom("notes").select("weight").execute()).toEqual([{ weight: 20 }]);
  });
});

describeOnBothDatabases("the guards of a transaction", ({ custom, kind }) => {
  it("refuses db inside itself instead of waiting for ever", async () => {
    const { db } = await custom<Notes>(migrations);
    const wrong = transaction(db, async (trx) => {
      await titles(trx);
      await titles(db);
    });
    await expect(wrong).rejects.toThrow("Use trx inside a transaction");
    expect(await titles(db)).toEqual([]);
  });

  it("refuses a second transaction inside itself, and Kysely's own without the guards", async () => {
    const { db } = await custom<Notes>(migrations);
    const nested = transaction(db, () => transaction(db, async (trx) => titles(trx)));
    await expect(nested).rejects.toThrow("pass its trx along");
    const bare = db.transaction().execute((trx) => titles(trx));
    await expect(bare).rejects.toThrow("Use transaction(db, work)");
    expect(await titles(db)).toEqual([]);
  });

  it("leaves what is started after it alone", async () => {
    const { db } = await custom<Notes>(migrations);
    const later = transaction(db, async () => new Promise<void>((resolve) => resolve())).then(() =>
      titles(db),
    );
    expect(await later).toEqual([]);
  });

  it("let nothing but SQL be awaited where that would stall every request", async () => {
    const { db } = await custom<Notes>(migrations);
    const slow = transaction(db, async (trx) => {
      await trx.insertInto("notes").values(note).execute();
      await setTimeout(1);
    });
    const outcome = await slow.then(() => "done", String);
    expect(outcome).toBe(
      kind === "sqlite" ? "Error: Nothing but SQL may be awaited inside a transaction." : "done",
    );
    expect(await titles(db)).toEqual(kind === "sqlite" ? [] : [note.title]);
  });
});
