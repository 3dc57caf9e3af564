import { quickPasswords } from "@meal/testkit/test-app";
import type { KyselyPlugin } from "kysely";
import type { Database } from "../../../db/database.ts";
import type { Passwords } from "../../../security/passwords.ts";
import type { Background } from "../background.ts";

/** Notes what is asked of the database and of the password hash, in the order it is asked. */
export interface WatchedWork {
  readonly database: Database;
  readonly passwords: Passwords;
  /** Keeps the work after the answers back, until it is asked to settle. */
  readonly background: Background;
  /** What was done since it was last asked. */
  take(): readonly string[];
}

/** Puts a watch on this database and on new password hashes. */
export function watchWork(database: Database): WatchedWork {
  const done: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      done.push(/^(?:Insert|Update|Delete)/u.test(node.kind) ? "write" : node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    database: { ...database, db: database.db.withPlugin(plugin) },
    passwords: {
      async hash(password) {
        done.push("hash");
        return quickPasswords.hash(password);
      },
      async isRight(kept, password) {
        done.push("check");
        return quickPasswords.isRight(kept, password);
      },
    },
    background: heldBackground(),
    take: () => done.splice(0),
  };
}

/** Keeps the work after the answers back, until it is asked to settle. */
export function heldBackground(): Background {
  const held: (() => Promise<void>)[] = [];
  return {
    run: (work) => void held.push(work),
    async settle() {
      for (const work of held.splice(0)) await work();
    },
  };
}
