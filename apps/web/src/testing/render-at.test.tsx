import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answersDatabase, listDatabase } from "../platform/device/database.ts";
import { network } from "../platform/network.ts";
import { somebody } from "./fake-session.ts";
import { renderAt } from "./render-at.tsx";

const robin = somebody();

test("what a test kept on the device of somebody", async () => {
  await renderAt("/subscription", { as: robin });
  // Longer than answers are gathered before they are written.
  await expect.poll(keptOnDevice).toContain("kept-answers");
  await listDatabase.change(robin.id, [`${robin.id}:list`], () => ({ [`${robin.id}:list`]: {} }));
});

test("is gone in the next", async () => {
  expect(await keptOnDevice()).toEqual([]);
});

test("what a screen asks that is gone is answered by nobody, and takes no network from the next", async () => {
  const answered = vi.fn<() => void>();
  fetch("/api/health").then(answered, answered);
  await renderAt("/support");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([answered.mock.calls.length, network.isOnline()]).toEqual([0, true]);
});

async function keptOnDevice(): Promise<readonly string[]> {
  const seen: string[] = [];
  const look = (key: string) => seen.push(key) > 0;
  await answersDatabase.removeAllBut(look);
  await listDatabase.removeAllBut(look);
  return seen;
}
