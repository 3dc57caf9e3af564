import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, open, test } from "./test.ts";
import { appIsKept, withWorker } from "./worker.ts";

test.use(withWorker);

/** Stands in front of the server and can publish a new version: the same files with another service worker. */
async function startPublisher(origin: string) {
  let version = 1;
  const server: Server = createServer((incoming, outgoing) => {
    const target = new URL(incoming.url ?? "/", origin);
    const headers = { ...incoming.headers, host: target.host, "accept-encoding": "identity" };
    const isWorker = target.pathname === "/sw.js";
    const passed = forward(target, { method: incoming.method, headers }, (answer) => {
      const { "content-length": _, etag: __, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(outgoing, { end: !isWorker });
      if (isWorker) answer.on("end", () => outgoing.end(`\n// version ${version}`));
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A listening TCP server has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    publish: () => void (version += 1),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

test.describe("a new version", () => {
  test("waits for a press, and typing goes on meanwhile", async ({ page, baseURL }) => {
    const publisher = await startPublisher(baseURL ?? "");
    await open(page, `${publisher.origin}/support`);
    await appIsKept(page);
    await open(page, `${publisher.origin}/support`);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.evaluate(() => {
      document.querySelector("main")?.insertAdjacentElement("beforeend", document.createElement("textarea"));
    });
    await page.locator("textarea").focus();
    await page.keyboard.type("two leeks, ");

    publisher.publish();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(page.getByText("A new version is ready.")).toBeVisible();
    await page.keyboard.type("one onion");
    await expect(page.locator("textarea")).toBeFocused();
    await expect(page.locator("textarea")).toHaveValue("two leeks, one onion");

    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Update" }).click();
    await reloaded;
    await expect(page.locator("textarea")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
    await expect(page.getByText("A new version is ready.")).toHaveCount(0);
    await page.goto("about:blank");
    await publisher.stop();
  });
});
