import type BetterSqlite3 from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import { guardAcquire, guardBegin } from "./transaction.ts";
import { decodersFor, decodeRow, encodeForSqlite, type Decoders } from "./values.ts";

type Row = Record<string, unknown>;
interface Prepared {
  readonly statement: BetterSqlite3.Statement<unknown[], Row>;
  readonly decoders: Decoders;
}

const cachedStatementsLimit = 500;

/**
 * One SQLite connection shared by all. A statement outside a transaction waits while one is open; what was written
 * is answered only after `sync`, which is awaited after the connection is free again, so that syncs are shared.
 */
export class SqliteDriver implements Driver {
  readonly #database: BetterSqlite3.Database;
  readonly #sync: () => Promise<void>;
  readonly #prepared = new Map<string, Prepared>();
  readonly #outside = new SqliteConnection(this);
  #openTransaction: PromiseWithResolvers<void> | undefined;
  #rewriting: PromiseWithResolvers<void> | undefined;

  constructor(database: BetterSqlite3.Database, sync: () => Promise<void>) {
    this.#database = database;
    this.#sync = sync;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    guardAcquire();
    return new SqliteConnection(this);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    guardBegin();
    while (this.busyForWriters) await this.busyForWriters;
    this.#database.exec("begin immediate");
    this.#openTransaction = Promise.withResolvers();
    connection.enterTransaction();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.assertNotStalled();
    this.#database.exec("commit");
    const hasWritten = connection.hasWritten;
    this.#leaveTransaction(connection);
    if (hasWritten) await this.#sync();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // Some errors (a full disk, for one) make SQLite roll back by itself.
    if (this.#database.inTransaction) this.#database.exec("rollback");
    this.#leaveTransaction(connection);
  }

  async releaseConnection(): Promise<void> {}

  /** Runs a statement outside of any transaction, where there is no connection to acquire and to release. */
  execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#outside.executeQuery(query);
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }

  /**
   * The end of the open transaction. Whoever waited for it asks again, and goes on without another await:
   * somebody else may have waited too.
   */
  get busy(): Promise<void> | undefined {
    return this.#openTransaction?.promise;
  }

  /** The same for whoever writes: another connection may be rewriting the file, and SQLite would stop everybody until it is done. */
  get busyForWriters(): Promise<void> | undefined {
    return this.busy ?? this.#rewriting?.promise;
  }

  /** Does something to the file that other connections may read through, but not write. */
  async whileNobodyWrites(work: () => Promise<void>): Promise<void> {
    while (this.busyForWriters) await this.busyForWriters;
    const rewriting = Promise.withResolvers<void>();
    this.#rewriting = rewriting;
    try {
      await work();
    } finally {
      this.#rewriting = undefined;
      rewriting.resolve();
    }
  }

  synced(): Promise<void> {
    return this.#sync();
  }

  prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= cachedStatementsLimit) this.#prepared.clear();
    const statement = this.#database.prepare<unknown[], Row>(sql);
    const decoders = statement.reader ? decodersFor(statement.columns()) : new Map();
    const prepared = { statement, decoders };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  #leaveTransaction(connection: SqliteConnection): void {
    connection.leaveTransaction();
    this.#openTransaction?.resolve();
    this.#openTransaction = undefined;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #driver: SqliteDriver;
  #isInTransaction = false;
  #hasWritten = false;
  #isStalled = false;
  #stallWatch: NodeJS.Immediate | undefined;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  get hasWritten(): boolean {
    return this.#hasWritten;
  }

  enterTransaction(): void {
    this.#isInTransaction = true;
    // SQL on SQLite never lets the event loop turn. If it turns, something else was awaited.
    this.#stallWatch = setImmediate(() => {
      this.#isStalled = true;
    });
  }

  leaveTransaction(): void {
    clearImmediate(this.#stallWatch);
    this.#isInTransaction = false;
  }

  assertNotStalled(): void {
    if (this.#isStalled) throw new Error("Nothing but SQL may be awaited inside a transaction.");
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    while (!this.#isInTransaction && this.#driver.busy) await this.#driver.busy;
    this.assertNotStalled();
    const prepared = this.#driver.prepare(query.sql);
    if (!this.#isInTransaction && !prepared.statement.readonly)
      while (this.#driver.busyForWriters) await this.#driver.busyForWriters;
    const result = run<R>(prepared, query.parameters.map(encodeForSqlite));
    if (!prepared.statement.readonly) await this.#wrote();
    return result;
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Rows are not streamed: read them in pages.");
  }

  async #wrote(): Promise<void> {
    this.#hasWritten = true;
    if (!this.#isInTransaction) await this.#driver.synced();
  }
}

function run<R>({ statement, decoders }: Prepared, parameters: unknown[]): QueryResult<R> {
  if (!statement.reader) {
    return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
  }
  const rows = statement.all(parameters);
  if (decoders.size > 0) for (const row of rows) decodeRow(row, decoders);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely's own checks tie the row type to the statement.
  return { rows: rows as R[] };
}
