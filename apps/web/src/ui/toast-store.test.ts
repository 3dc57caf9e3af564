import { describe, expect, it, vi } from "vitest";
import { createToastStore } from "./toast-store.ts";

describe("the toast store", () => {
  it("tells its listeners about every change and gives the tone a default", () => {
    const store = createToastStore();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    const id = store.add({ title: "Plan saved" });
    expect(store.list()).toMatchObject([{ id, title: "Plan saved", tone: "default" }]);
    store.dismiss(id);
    expect(store.list()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.add({ title: "Unheard" });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("replaces the same words instead of piling them up", () => {
    const store = createToastStore();
    store.add({ title: "Copied" });
    const again = store.add({ title: "Copied" });
    expect(store.list().map((toast) => toast.id)).toEqual([again]);
    store.add({ title: "Copied", description: "To the other list." });
    expect(store.list()).toHaveLength(2);
  });

  it("keeps the newest three", () => {
    const store = createToastStore();
    for (const title of ["one", "two", "three", "four"]) store.add({ title });
    expect(store.list().map((toast) => toast.title)).toEqual(["two", "three", "four"]);
  });

  it("gives long messages more time, and takes a time that it is told", () => {
    const store = createToastStore();
    store.add({ title: "Short" });
    store.add({ title: "Long", description: "word ".repeat(40) });
    store.add({ title: "Told", durationMs: 1000 });
    const [short, long, told] = store.list().map((toast) => toast.durationMs);
    expect(short).toBe(5000);
    expect(long).toBeGreaterThan(10_000);
    expect(told).toBe(1000);
  });

  it("leaves twice the time where there is something to do", () => {
    const store = createToastStore();
    store.add({ title: "Meal removed", action: { label: "Undo", onPress: () => {} } });
    expect(store.list()[0]?.durationMs).toBe(10_000);
  });

  it("answers the same list until something changes", () => {
    const store = createToastStore();
    store.add({ title: "One" });
    const before = store.list();
    expect(store.list()).toBe(before);
  });
});
