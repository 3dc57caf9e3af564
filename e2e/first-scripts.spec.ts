import { heldDiaryKib, heldKib, measureScripts } from "./first-scripts.ts";
import { startServer } from "./server.ts";
import { expect, test } from "./test.ts";

test("no screen of every day begins with a heavier script than it did", async ({ browser }) => {
  // With what is so of every new deployment: the diary that the other journeys have for nothing weighs something, too.
  const { origin, stop } = await startServer();
  const heavier: string[] = [];
  try {
    for (const visitor of ["guest", "person"] as const) {
      for (const [path, mostKib] of Object.entries(heldKib[visitor])) {
        // oxlint-disable-next-line no-await-in-loop -- One after the other, as a person opens them.
        const { kib, ...known } = await measureScripts(browser, origin, path, visitor);
        if (known.isForGuests !== (visitor === "guest")) heavier.push(`${path} is not for a ${visitor}`);
        if (kib > mostKib) heavier.push(`${path} has ${kib.toFixed(1)} KiB, and had ${mostKib} at most`);
        if (known.isPublic && !known.isAfterPaint) heavier.push(`${path} has it before it is seen`);
      }
    }
  } finally {
    await stop();
  }
  expect(heavier).toEqual([]);
});

test("a diary begins with no heavier script than it did", async ({ browser }) => {
  const { origin, stop } = await startServer({ FREE_LIMITS: "calorie_tracking=unlimited" });
  try {
    const { kib } = await measureScripts(browser, origin, "/calorie-tracking", "person");
    expect(kib).toBeLessThanOrEqual(heldDiaryKib);
  } finally {
    await stop();
  }
});
