import { sql } from "kysely";
import { Client } from "pg";
import type { Db } from "../../db/database.ts";
import { isBehindPooler } from "../../db/pooler.ts";
import type { Logger } from "../../log.ts";
import type { Bus } from "../../ports/bus.ts";
import { Topics } from "./topics.ts";

const channel = "meal_planner";
const retryMs = 1000;

interface BusParts {
  readonly db: Db;
  /** Where it listens; what it tells goes through the database's own connections, which may be a pooler's. */
  readonly listenUrl: string;
  readonly log: Logger;
}

/** Across all processes on one PostgreSQL, by its notifications. */
export function postgresBus(parts: BusParts): Bus {
  return new PostgresBus(parts);
}

/** Listening takes a connection of its own; it is open for as long as somebody waits. */
class PostgresBus implements Bus {
  readonly #parts: BusParts;
  readonly #topics = new Topics();
  readonly #closing = new AbortController();
  #client: Client | undefined;
  #isWarned = false;

  constructor(parts: BusParts) {
    this.#parts = parts;
  }

  get closed(): AbortSignal {
    return this.#closing.signal;
  }

  async publish(topic: string): Promise<void> {
    const notify = sql`select pg_notify(${channel}, ${topic})`.execute(this.#parts.db);
    await notify.catch((err: unknown) => this.#parts.log.warn({ err }, "a change was not told"));
  }

  subscribe(topic: string, wake: () => void): () => void {
    const leave = this.#topics.add(topic, wake);
    void this.#listen();
    return () => {
      leave();
      if (this.#topics.isEmpty) this.#hangUp();
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#hangUp();
  }

  async #listen(): Promise<void> {
    if (this.#client !== undefined || this.#topics.isEmpty || this.closed.aborted) return;
    const client = new Client({ connectionString: this.#parts.listenUrl, keepAlive: true });
    this.#client = client;
    client.on("notification", ({ payload = "" }) => this.#topics.wake(payload));
    // What breaks the connection ends it too, and the end is what is acted on.
    client.on("error", () => {});
    client.once("end", () => this.#lost(client));
    try {
      await client.connect();
      await this.#warnOfPooler(client);
      await client.query(`listen ${channel}`);
      // What was told before nobody could hear.
      this.#topics.wakeAll();
    } catch (err) {
      if (this.#client === client) this.#parts.log.warn({ err }, "the database cannot be listened to");
      this.#lost(client);
    }
  }

  async #warnOfPooler(client: Client): Promise<void> {
    if (this.#isWarned || !(await isBehindPooler(client))) return;
    this.#isWarned = true;
    this.#parts.log.warn(
      "a pooler stands before PostgreSQL, and one that pools by transaction passes no news on: open screens then miss what changes elsewhere. Set DATABASE_LISTEN_URL to PostgreSQL itself",
    );
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    setTimeout(() => void this.#listen(), retryMs).unref();
  }

  #hangUp(): void {
    const client = this.#client;
    this.#client = undefined;
    // A connection that is gone already cannot be ended, which is as good.
    void client?.end().catch(() => {});
  }
}
