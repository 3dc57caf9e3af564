import { Client } from "pg";
import { expect, test } from "vitest";
import { binariesFromNpm } from "./postgres-binaries.ts";
import { startPostgres } from "./postgres-server.ts";

test("a machine without an installed PostgreSQL runs the one that npm brought, also as root", async () => {
  const server = await startPostgres({ isDurable: false, findBinaries: binariesFromNpm });
  const client = new Client({ connectionString: server.url });
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('server_encoding') as encoding");
    expect(rows).toEqual([{ encoding: "UTF8" }]);
  } finally {
    await client.end();
    await server.stop();
  }
});
