import { describe, expect, it } from "vitest";
import { openTimer, type WakingScope } from "./wake.ts";

/** A browser with windows of the app at these addresses. */
function windowsAt(...addresses: readonly string[]) {
  const done: string[] = [];
  const scope: Pick<WakingScope, "clients"> = {
    clients: {
      matchAll: async () =>
        addresses.map((url) => ({ url, focus: async () => void done.push(`shows ${url}`) })),
      openWindow: async (url) => void done.push(`opens ${url}`),
    },
  };
  return { scope, done };
}

describe("whoever presses a notification", () => {
  it("comes to the timer that is open, whatever else is", async () => {
    const { scope, done } = windowsAt("https://meals.test/planner", "https://meals.test/cooking-timer");
    await openTimer(scope);
    expect(done).toEqual(["shows https://meals.test/cooking-timer"]);
  });

  it("comes to the timer that is closed, and loses no page that is open beside it", async () => {
    const { scope, done } = windowsAt("https://meals.test/planner");
    await openTimer(scope);
    expect(done).toEqual(["opens /cooking-timer"]);
  });
});
