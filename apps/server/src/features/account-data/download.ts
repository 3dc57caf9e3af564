import type { Actor } from "@meal/domain/accounts/actor";
import type { Db } from "../../db/database.ts";
import { ownedTables } from "./owned-tables.ts";
import { readOwnRows } from "./repository.ts";

/** Everything that is stored about a person and their household as the pieces of one JSON document, table by table and row by row. */
export async function* downloadPieces(db: Db, actor: Actor, madeAt: string): AsyncGenerator<string> {
  yield `{"made_at":${JSON.stringify(madeAt)},"tables":{`;
  let betweenTables = "";
  for (const owned of ownedTables) {
    yield `${betweenTables}${JSON.stringify(owned.table)}:[`;
    betweenTables = ",";
    let betweenRows = "";
    for await (const row of readOwnRows(db, owned, actor)) {
      yield `${betweenRows}${JSON.stringify(row)}`;
      betweenRows = ",";
    }
    yield "]";
  }
  const leftOut = ownedTables.map(({ table, leftOut: columns }) => [table, columns] as const);
  const named = Object.fromEntries(leftOut.filter(([, columns]) => Object.keys(columns).length > 0));
  yield `},"left_out":${JSON.stringify(named)}}`;
}
