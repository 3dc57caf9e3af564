import { startServer } from "./server.ts";

/** Starts the product once for all tests; what it returns stops it. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export.
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env["E2E_ORIGIN"] = server.origin;
  return server.stop;
}
