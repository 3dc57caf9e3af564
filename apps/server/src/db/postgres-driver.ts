import { createHash } from "node:crypto";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import type pg from "pg";
import { isBehindPooler } from "./pooler.ts";
import { guardAcquire, guardBegin } from "./transaction.ts";
import { encodeForPostgres } from "./values.ts";

const namedStatementsLimit = 500;
const commandsThatChange = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/** PostgreSQL behind a pool, with statements the server plans once per connection, unless the connections are a pooler's. */
export class PostgresDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #onPooler: () => void;
  readonly #names = new Map<string, string>();
  #isNaming = true;
  #probed: Promise<void> | undefined;

  constructor(pool: pg.Pool, onPooler: () => void) {
    this.#pool = pool;
    this.#onPooler = onPooler;
  }

  /** Called before the first statement, and again after it failed. */
  async init(): Promise<void> {
    this.#probed ??= this.#probe();
    try {
      await this.#probed;
    } catch (error) {
      this.#probed = undefined;
      throw error;
    }
  }

  async #probe(): Promise<void> {
    const client = await this.#pool.connect();
    try {
      if (!(await isBehindPooler(client))) return;
      this.#isNaming = false;
      this.#onPooler();
    } finally {
      client.release();
    }
  }

  async acquireConnection(): Promise<PostgresConnection> {
    guardAcquire();
    return new PostgresConnection(await this.#pool.connect(), {
      nameOf: (sql) => this.#nameOf(sql),
      rename: (sql, name) => this.#rename(sql, name),
    });
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    guardBegin();
    await connection.command("begin");
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    // After an error that somebody swallowed, PostgreSQL answers COMMIT by rolling back.
    const done = await connection.command("commit");
    if (done !== "COMMIT")
      throw new Error("The transaction was rolled back: one of its statements had failed.");
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.command("rollback");
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end();
  }

  /** A statement keeps its name for ever on each connection, so statements of endless variety stay unnamed. */
  #nameOf(sql: string): string | undefined {
    if (!this.#isNaming) return undefined;
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size >= namedStatementsLimit) return known;
    const name = hashOf(sql);
    this.#names.set(sql, name);
    return name;
  }

  /** Under another name the statement is planned anew on every connection. */
  #rename(sql: string, name: string): void {
    if (this.#names.get(sql) === name) this.#names.set(sql, hashOf(name));
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

interface StatementNames {
  readonly nameOf: (sql: string) => string | undefined;
  readonly rename: (sql: string, name: string) => void;
}

class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  #isInTransaction = false;
  #isBroken = false;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#query(sql, parameters.map(encodeForPostgres));
    const rows: R[] = result.rows;
    if (!commandsThatChange.has(result.command)) return { rows };
    return { rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  /** A statement of before its table got a column is planned anew; in a transaction that is too late for this one. */
  async #query(sql: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const name = this.#names.nameOf(sql);
    try {
      return await this.#client.query({
        text: sql,
        values: [...values],
        ...(name === undefined ? {} : { name }),
      });
    } catch (error) {
      if (name === undefined || !isOutdated(error)) throw error;
      this.#names.rename(sql, name);
      if (this.#isInTransaction) throw error;
      return this.#query(sql, values);
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Rows are not streamed: read them in pages.");
  }

  /** Runs BEGIN, COMMIT or ROLLBACK; a connection that cannot is not given to anybody else. */
  async command(sql: "begin" | "commit" | "rollback"): Promise<string> {
    try {
      const done = (await this.#client.query(sql)).command;
      this.#isInTransaction = sql === "begin";
      return done;
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }
}

/** PostgreSQL has no code of its own for a named statement whose columns are others since it was planned. */
function isOutdated(error: unknown): boolean {
  return error instanceof Error && error.message === "cached plan must not change result type";
}
