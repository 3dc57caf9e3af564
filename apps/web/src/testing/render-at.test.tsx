import { expect, test } from "vitest";
import { answersDatabase, listDatabase } from "../platform/device/database.ts";
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

async function keptOnDevice(): Promise<readonly string[]> {
  const seen: string[] = [];
  const look = (key: string) => seen.push(key) > 0;
  await answersDatabase.removeAllBut(look);
  await listDatabase.removeAllBut(look);
  return seen;
}
