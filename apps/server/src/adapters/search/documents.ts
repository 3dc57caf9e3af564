import type { Db } from "../../db/database.ts";
import type { Search } from "../../ports/search.ts";
import { plainWords } from "./words.ts";

/** Keeping documents is the same on both databases; the index follows by itself. */
export function searchDocuments(db: Db): Omit<Search, "find"> {
  return {
    async save(owner, { kind, refId, title, body }) {
      const words = { title, title_words: plainWords(title), body_words: plainWords(body) };
      await db
        .insertInto("search_documents")
        .values({ owner_id: owner, kind, ref_id: refId, ...words })
        .onConflict((conflict) => conflict.columns(["owner_id", "kind", "ref_id"]).doUpdateSet(words))
        .execute();
    },
    async remove(owner, kind, refId) {
      await db
        .deleteFrom("search_documents")
        .where("owner_id", "=", owner)
        .where("kind", "=", kind)
        .where("ref_id", "=", refId)
        .execute();
    },
    async removeAll(owner) {
      await db.deleteFrom("search_documents").where("owner_id", "=", owner).execute();
    },
  };
}
