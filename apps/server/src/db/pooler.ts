import type { ClientBase } from "pg";

/**
 * Whether a pooler such as PgBouncer stands between this connection and PostgreSQL. It may hand each transaction to
 * another connection of its own, so nothing that a connection remembers holds: no named statement, and no LISTEN.
 * It tells its clients process numbers that it made up, because a number of PostgreSQL's would be another one soon.
 */
export async function isBehindPooler(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const told = "processID" in client ? client.processID : undefined;
  return told !== rows[0]?.pid;
}
