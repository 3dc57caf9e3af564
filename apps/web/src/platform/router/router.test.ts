import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryHistory } from "./history.ts";
import { createRoute, lazyPage, type Page } from "./route.ts";
import type { Shown } from "./answer.ts";
import { createRouter, type Detour } from "./router.ts";

const here = () => null;
const pageNow = lazyPage(async () => ({ Page: here }), "Page");

const readSearch = ({ tab }: Readonly<Record<string, string>>) => (tab === undefined ? {} : { tab });

/** A page whose file comes when it is let. */
function slowPage() {
  let isThere = false;
  const file = Promise.withResolvers<typeof here>();
  const page: Page = {
    load: async () => file.promise,
    loaded: () => (isThere ? here : undefined),
  };
  return {
    page,
    come: () => {
      isThere = true;
      file.resolve(here);
    },
    fail: () => file.reject(new Error("no file")),
  };
}

function setUp(
  start: string,
  guard: (path: string, isPreload: boolean) => Detour | undefined = () => undefined,
) {
  const slow = slowPage();
  const history = memoryHistory(start);
  const router = createRouter({
    history,
    routes: [
      createRoute({ path: "/a", access: "public", page: pageNow, readSearch }),
      createRoute({ path: "/b/$id", access: "public", page: pageNow }),
      createRoute({ path: "/old", access: "public", leadsTo: "/a" }),
      createRoute({ path: "/slow", access: "public", page: slow.page }),
    ],
    guard: (_route, { pathname }, isPreload) => guard(pathname, isPreload),
  });
  const shows: Shown[] = [];
  router.onShow((shown) => shows.push(shown));
  const path = () => router.shown().address.href;
  return { router, history, shows, path, slow };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows the page of an address, with what its address says", async () => {
  const { router } = setUp("/b/7?tab=x");
  await router.load();
  expect(router.shown()).toMatchObject({
    route: { path: "/b/$id" },
    params: { id: "7" },
    search: {},
    page: here,
  });
  await router.navigate({ to: "/a", search: { tab: "second" } });
  expect(router.shown()).toMatchObject({ route: { path: "/a" }, search: { tab: "second" } });
});

it("has nothing to show for an address that nothing answers", async () => {
  const { router } = setUp("/nowhere");
  await router.load();
  expect(router.shown()).toMatchObject({ route: undefined, page: undefined });
});

it("goes where the guard leads, in the place of the address that was asked for", async () => {
  const { router, path, history } = setUp("/a", (at) =>
    at === "/b/7" ? { to: "/a", search: { tab: "no" } } : undefined,
  );
  await router.load();
  await router.navigate({ to: "/b/$id", params: { id: "7" } });
  expect(path()).toBe("/a?tab=no");
  history.back();
  expect(path()).toBe("/a");
});

it("knows a page by its other name, too", async () => {
  const { router, path } = setUp("/old");
  await router.load();
  expect(path()).toBe("/a");
});

it("asks the guard anew where somebody is, when it is told to", async () => {
  let isIn = true;
  const { router, path } = setUp("/b/1", (at) => (isIn || at === "/a" ? undefined : { to: "/a" }));
  await router.load();
  isIn = false;
  await router.load();
  expect(path()).toBe("/a");
});

it("makes no second entry of the address that one is on", async () => {
  const { router, history } = setUp("/a");
  await router.load();
  await router.navigate({ to: "/a" });
  expect(history.entry().mark.index).toBe(0);
  await router.navigate({ to: "/b/$id", params: { id: "1" }, replace: true });
  expect(history.entry().mark.index).toBe(0);
  await router.navigate({ to: "/a" });
  expect(history.entry().mark.index).toBe(1);
});

it("goes back to the address before, where it was scrolled to", async () => {
  const { router, history, path } = setUp("/a");
  await router.load();
  await router.navigate({ to: "/b/$id", params: { id: "1" } });
  expect(router.shown().scroll).toBe("reset");
  history.back();
  expect([path(), router.shown().scroll]).toEqual(["/a", "restore"]);
  await router.navigate({ to: "/a", search: { tab: "x" }, keepsScroll: true });
  expect(router.shown().scroll).toBe("keep");
});

it("marks a layer by an entry of the same address", async () => {
  const { router, history, path } = setUp("/a?tab=x#y");
  await router.load();
  router.markLayer("menu", false);
  expect([path(), history.entry().mark]).toMatchObject(["/a?tab=x#y", { index: 1, layer: "menu" }]);
  history.back();
  expect(history.entry().mark).not.toHaveProperty("layer");
});

it("keeps the page until the next can be drawn, and shows a skeleton where that takes long", async () => {
  const { router, path, shows, slow } = setUp("/a");
  await router.load();
  router.drawn(router.shown());
  const arrival = router.navigate({ to: "/slow" });
  await vi.advanceTimersByTimeAsync(100);
  expect(path()).toBe("/a");
  await vi.advanceTimersByTimeAsync(100);
  expect(router.shown()).toMatchObject({ route: { path: "/slow" }, page: undefined });
  slow.come();
  await vi.advanceTimersByTimeAsync(300);
  await arrival;
  expect(router.shown().page).toBe(here);
  expect(shows).toHaveLength(3);
});

it("shows no page of which somebody has thought better meanwhile", async () => {
  const { router, path, slow } = setUp("/a");
  await router.load();
  const arrival = router.navigate({ to: "/slow" });
  await router.navigate({ to: "/b/$id", params: { id: "1" } });
  slow.come();
  await vi.runAllTimersAsync();
  await arrival;
  expect(path()).toBe("/b/1");
});

it("tells why a page did not come, and asks for it again the next time", async () => {
  const { router, slow } = setUp("/a");
  await router.load();
  const arrival = router.navigate({ to: "/slow" });
  slow.fail();
  await arrival;
  expect(router.shown()).toMatchObject({ route: { path: "/slow" }, error: new Error("no file") });
  await router.navigate({ to: "/a" });
  expect(router.shown()).not.toHaveProperty("error");
});

it("fetches what a link will draw, also where the guard leads, and calls that no visit", () => {
  const asked: [string, boolean][] = [];
  const { router, slow, path } = setUp("/a", (at, isPreload) => {
    asked.push([at, isPreload]);
    return at === "/b/9" ? { to: "/slow" } : undefined;
  });
  const load = vi.spyOn(slow.page, "load");
  router.preload("/b/9");
  expect(load).toHaveBeenCalledOnce();
  expect(asked).toEqual([["/b/9", true]]);
  expect(path()).toBe("/a");
});

it("says which page is left for which, and once what is drawn", async () => {
  const { router } = setUp("/a");
  const turns: string[] = [];
  router.onLeave(({ from, to }) => turns.push(`leaves ${from?.href} for ${to.href}`));
  router.onDrawn(({ from, to }) => turns.push(`draws ${to.href} after ${from?.href}`));
  await router.load();
  router.drawn(router.shown());
  await router.navigate({ to: "/a", search: { tab: "x" } });
  router.drawn(router.shown());
  router.drawn(router.shown());
  expect(turns).toEqual(["draws /a after undefined", "leaves /a for /a?tab=x", "draws /a?tab=x after /a"]);
});

it("begins the next page at its top, also where the guard is asked anew while it is on its way", async () => {
  const { router, slow } = setUp("/a");
  await router.load();
  router.drawn(router.shown());
  const arrival = router.navigate({ to: "/slow" });
  slow.come();
  await Promise.all([router.load(), arrival]);
  expect(router.shown()).toMatchObject({ route: { path: "/slow" }, scroll: "reset" });
  router.drawn(router.shown());
  await router.load();
  expect(router.shown().scroll).toBe("keep");
});

it("hands out the same search for as long as the address says the same", async () => {
  const { router } = setUp("/a?tab=x");
  await router.load();
  const before = router.shown().search;
  router.markLayer("menu", false);
  expect(router.shown().search).toBe(before);
  await router.navigate({ to: "/a", search: { tab: "y" } });
  expect(router.shown().search).toEqual({ tab: "y" });
});
