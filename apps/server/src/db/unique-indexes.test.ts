import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { sql } from "kysely";
import { expect, it } from "vitest";

/** Unique indexes that do not begin with whose the row is, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  auth_sessions_pkey: "an access token names the session before anybody is known",
  auth_sessions_cookie_hash_key: "a cookie comes before anybody is known",
  refresh_tokens_pkey: "a token comes before anybody is known",
  one_time_tokens_pkey: "a link of a mail comes before anybody is known",
  auth_challenges_pkey: "whoever signs in with a passkey is not known yet",
  passkeys_credential_id_key: "a passkey says who signs in",
  identities_subject: "a provider says who signs in",
  calendar_feeds_token_hash_key: "the address of a calendar says whose it is",
  stored_files_pkey: "a picture is fetched by its address, and outlives its person until it is removed",
  import_jobs_pkey: "a process finds what lies with it by the names of the files alone",
  ai_calls_pkey: "a guest's call is nobody's",
  subscriptions_purchase: "one purchase belongs to one account",
  billing_events_pkey: "a provider names its event before anybody is known",
  usage_reservations_pkey: "a guest's use is nobody's",
};

interface UniqueIndex {
  readonly name: string;
  readonly owner: string;
  readonly first: string;
}

const uniqueIndexes = sql<UniqueIndex>`
  select index.relname as name, owner.column as owner, attribute.attname as first
  from pg_index
  join pg_class index on index.oid = indexrelid
  join pg_attribute attribute on attribute.attrelid = indrelid and attribute.attnum = indkey[0]
  join (
    select table_name as "table", min(column_name) as "column" from information_schema.columns
    where table_schema = 'public' and column_name in ('owner_id', 'user_id') group by table_name
  ) owner on owner.table = indrelid::regclass::text
  where indisunique order by name`;

describeOnBothDatabases("unique indexes of what belongs to somebody", ({ kind, product }) => {
  it.runIf(kind === "postgres")("begin with whose it is, or say why they cannot", async () => {
    const { untyped } = await product();
    const { rows } = await uniqueIndexes.execute(untyped);
    expect(rows.length).toBeGreaterThan(30);
    // A row that a household shares is the household's before it is anybody's: "owner_id" comes before "user_id".
    const others = rows
      .filter(({ owner, first }) => first !== owner)
      .map(({ name }) => name)
      .toSorted();
    expect(others).toEqual(Object.keys(exceptions).toSorted());
  });
});
