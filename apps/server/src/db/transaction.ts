import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely, Transaction } from "kysely";

interface Scope {
  hasConnection: boolean;
  isOver: boolean;
}

const currentScope = new AsyncLocalStorage<Scope>();

/**
 * Runs the work in one transaction: all of it happens, or none.
 * Inside, use only `trx` and await nothing but SQL. On SQLite the connection is shared, so waiting for anything
 * else would stall every request; both mistakes throw at once on either database.
 */
export function transaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (isInTransaction()) throw new Error("A transaction is already open here: pass its trx along.");
  const scope: Scope = { hasConnection: false, isOver: false };
  const finish = () => {
    scope.isOver = true;
  };
  return currentScope.run(scope, () => db.transaction().execute(work).finally(finish));
}

/** Whether this runs inside of `transaction`. */
export function isInTransaction(): boolean {
  const scope = currentScope.getStore();
  return scope !== undefined && !scope.isOver;
}

/** Called by both drivers: inside a transaction the first connection is its own, a second one means `db` was used. */
export function guardAcquire(): void {
  const scope = currentScope.getStore();
  if (!scope || scope.isOver) return;
  if (scope.hasConnection)
    throw new Error("Use trx inside a transaction: db would wait for itself for ever.");
  scope.hasConnection = true;
}

/** Called by both drivers: keeps db.transaction() from being used without the guards above. */
export function guardBegin(): void {
  if (!isInTransaction()) throw new Error("Use transaction(db, work) instead of db.transaction().");
}
