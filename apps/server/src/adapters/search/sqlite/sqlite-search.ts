import type { Actor } from "@meal/domain/accounts/actor";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Search, SearchHit } from "../../../ports/search.ts";
import { searchDocuments } from "../documents.ts";
import { queryWords } from "../words.ts";

/** Search on the FTS5 index, which triggers keep beside the table. */
export function sqliteSearch(db: Db): Search {
  return {
    ...searchDocuments(db),
    async find(actor, { text, kinds, limit }) {
      const words = queryWords(text);
      if (words.length === 0) return [];
      const ofKinds = kinds === undefined ? sql`` : sql`and kind in (${sql.join(kinds)})`;
      const found = await sql<SearchHit>`
        select kind, ref_id as "refId", title from search_index
        join search_documents document on document.id = search_index.rowid
        where search_index match ${matchExpression(actor, words)}
          and document.owner_id in (${actor.ownerId}, ${actor.userId}) ${ofKinds}
        order by bm25(search_index, 0, 4, 1), document.id limit ${limit}`.execute(db);
      return found.rows;
    },
  };
}

/** Words hold only letters and digits, so quoting them is enough; the ids of owners may hold anything but quotes. */
function matchExpression({ ownerId, userId }: Actor, words: readonly string[]): string {
  const owners = [ownerId, userId].map((id) => `"${id.replaceAll('"', "")}"`).join(" OR ");
  const all = words.map((word) => `"${word}"*`).join(" AND ");
  return `owner_id : (${owners}) AND {title_words body_words} : (${all})`;
}
