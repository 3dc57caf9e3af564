import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { systemClock } from "@meal/server/adapters/clock/system-clock";
import { databaseSessions } from "@meal/server/adapters/sessions/database/database-sessions";
import { proxyList } from "@meal/server/config";
import { coalesced } from "@meal/server/db/coalesced";
import { openSqlite } from "@meal/server/db/open-sqlite";
import { prepared } from "@meal/server/db/prepared";
import { createApp } from "@meal/server/http/create-app";
import { listen } from "@meal/server/http/listen";
import { sessionCookie } from "@meal/server/http/session-cookie";
import { route } from "@meal/server/http/route";
import { createLogger } from "@meal/server/log";
import { accessTokens } from "@meal/server/security/access-tokens";
import { createKeys } from "@meal/server/security/keys";
import BetterSqlite3 from "better-sqlite3";
import type { Kysely } from "kysely";
import { addNote, listLength, listNotes, type NoteTables } from "./notes.ts";

const newestNotes = prepared((db: Kysely<NoteTables>, userId: string, limit: number) =>
  db
    .selectFrom("notes")
    .select(["id", "title", "content", "is_done", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(limit)
    .$castTo<{ id: string; title: string; content: never; is_done: boolean; created_at: number }>(),
);

// Either the product's way (contract, sessions, parsing, Kysely, headers, log) or a bare handler over the same SQL.
const [kind, folder = "", port = "0"] = process.argv.slice(2);
const path = join(folder, "app.db");
await (kind === "ours" ? serveOurs() : serveBare());
process.stdout.write("ready\n");

async function serveOurs(): Promise<void> {
  const { db: product } = await openSqlite(path);
  const db = product.withTables<NoteTables>();
  const routes = [
    route(listNotes, async ({ session, query }) => newestNotes(db, session.userId, query.limit)),
    route(addNote, async ({ session, body }) => {
      const id = randomUUID();
      const row = { id, user_id: session.userId, ...body, is_done: false, created_at: Date.now() };
      await db.insertInto("notes").values(row).execute();
      return { id };
    }),
  ];
  const tokens = accessTokens(createKeys("a secret of the bench, long enough to be one"));
  const cookie = sessionCookie("http://localhost");
  const sessions = databaseSessions({ db: product, clock: systemClock, cookie, tokens });
  const log = createLogger("warn");
  const parts = { routes, sessions, log, appUrl: "http://localhost", proxies: proxyList([]), web: undefined };
  await listen(createApp(parts), { host: "127.0.0.1", port: Number(port) });
}

async function serveBare(): Promise<void> {
  const database = new BetterSqlite3(path);
  for (const line of ["journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"])
    database.pragma(line);
  database.exec("begin immediate; pragma user_version = 0; commit");
  const log = await open(`${path}-wal`, "r+");
  const synced = coalesced(() => log.datasync());
  const list = database.prepare<[string], { content: string; is_done: number }>(
    `select id, title, content, is_done, created_at from notes where user_id = ? order by created_at desc limit ${listLength}`,
  );
  const add = database.prepare(
    "insert into notes (id, user_id, title, content, is_done, created_at) values (?, ?, ?, ?, 0, ?)",
  );
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const person = String(request.headers["x-person"]);
    const body = request.method === "GET" ? listOf(person) : await addOne(person, request);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  const listOf = (person: string) => {
    const rows = list.all(person);
    for (const row of rows)
      Object.assign(row, { content: JSON.parse(row.content), is_done: row.is_done === 1 });
    return rows;
  };
  const addOne = async (person: string, request: IncomingMessage) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const { title, content } = JSON.parse(text);
    const id = randomUUID();
    add.run(id, person, title, JSON.stringify(content), Date.now());
    await synced();
    return { id };
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(Number(port), "127.0.0.1", resolve);
  });
}
