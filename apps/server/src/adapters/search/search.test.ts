import { describeSearch } from "@meal/testkit/compliance/search";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { postgresSearch } from "./postgres/postgres-search.ts";
import { sqliteSearch } from "./sqlite/sqlite-search.ts";

describeOnBothDatabases("the search port", ({ kind, product }) => {
  const adapter = kind === "sqlite" ? sqliteSearch : postgresSearch;
  describeSearch(async () => adapter((await product()).db));
});
