import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Which database is underneath. */
export type DatabaseKind = "sqlite" | "postgres";

/** The product's database as services and repositories see it; a transaction's `trx` fits as well. */
export type Db = Kysely<Tables>;

/** An open database. */
export interface Database<T = Tables> {
  readonly kind: DatabaseKind;
  readonly db: Kysely<T>;
  /** The same database without its table types: what migrations work on. */
  readonly untyped: Kysely<unknown>;
  /** Makes deleted content disappear from the files too, where that is ours to do. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
