import { createTestApp } from "@meal/testkit/test-app";
import { readConfig } from "../../src/config.ts";
import { ownDataFolder } from "../../src/db/data-folder.ts";
import { migrations } from "../../src/db/migrations.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import type { Tables } from "../../src/db/tables.ts";
import { listen } from "../../src/http/listen.ts";
import { loadAhead } from "../../src/load-ahead.ts";
import { createLogger } from "../../src/log.ts";
import { watchLoop } from "./stalls.ts";

// The product as a process of its own, which tells its parent what HTTP does not: how long it stood still, and what it
// had to complain of.
const config = readConfig(process.env, "/nowhere");
const complaints: string[] = [];
const log = createLogger("error", { write: (line) => void complaints.push(line) });
const folder = ownDataFolder(config.DATA_DIR);
const place = { dataFolder: folder.path, url: config.DATABASE_URL };
const database = await openDatabase<Tables>(place, migrations, log);
const settings = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
);
const { app } = createTestApp(database, { settings, log });
await loadAhead();
const loop = watchLoop();
app.fetch = loop.watched(app.fetch);
const { port } = await listen(app, { host: "127.0.0.1", port: 0 });
process.on("message", () =>
  process.send?.({ ...loop.read(), complaints, memory: process.memoryUsage.rss() }),
);
process.once("disconnect", () => process.exit());
process.send?.({ port });
