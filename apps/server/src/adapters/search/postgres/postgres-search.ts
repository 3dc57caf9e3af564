import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Search, SearchHit } from "../../../ports/search.ts";
import { searchDocuments } from "../documents.ts";
import { queryWords } from "../words.ts";

/** Search on a tsvector column, which the database computes from the row. */
export function postgresSearch(db: Db): Search {
  return {
    ...searchDocuments(db),
    async find({ ownerId, userId }, { text, kinds, limit }) {
      const words = queryWords(text);
      if (words.length === 0) return [];
      const ofKinds = kinds === undefined ? sql`` : sql`and kind in (${sql.join(kinds)})`;
      const found = await sql<SearchHit>`
        select kind, ref_id as "refId", title
        from search_documents, to_tsquery('simple', ${words.map((word) => `${word}:*`).join(" & ")}) as wanted
        where owner_id in (${ownerId}, ${userId}) and words @@ wanted ${ofKinds}
        order by ts_rank(words, wanted) desc, id limit ${limit}`.execute(db);
      return found.rows;
    },
  };
}
