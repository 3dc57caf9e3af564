import type { Page } from "@playwright/test";

/** Everything that lies in this browser, as one text: what pages store, and what the app keeps for the next start. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- It runs in the page, which knows nothing outside.
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("Nothing was read.")));
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        texts.push(JSON.stringify(await done(all)));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const stored = await cache.keys();
      texts.push(stored.map(({ url }) => new URL(url).pathname).join("\n"));
    }
    return texts.join("\n");
  });
}
