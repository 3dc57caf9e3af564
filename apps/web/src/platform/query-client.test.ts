import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { OurQueryClient } from "./query-client.ts";

const queryKey = ["diary", "lately"];
let queries: OurQueryClient;
/** What the server has now. */
let stored: string;
/** Answers that are on their way, each with what the server had when it was asked. */
let onTheWay: (() => void)[];

const queryFn = () => {
  const seen = stored;
  return new Promise<string>((resolve) => onTheWay.push(() => resolve(seen)));
};
const answer = async () => {
  onTheWay.shift()?.();
  await new Promise((resolve) => setTimeout(resolve));
};
const lookAt = () => {
  const observer = new QueryObserver(queries, { queryKey, queryFn });
  observer.subscribe(() => {});
  return observer;
};
/** A screen that has its answer, with the next one on its way. */
const askAnew = async () => {
  const screen = lookAt();
  await answer();
  void screen.refetch();
  return screen;
};
/** A change has arrived at the server, and whoever sent it says so. */
const change = (to: string) => {
  stored = to;
  void queries.invalidateQueries({ queryKey: ["diary"] });
};

beforeEach(() => {
  queries = new OurQueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  stored = "before";
  onTheWay = [];
});

test("an answer that a change overtook is not taken for the newest by whoever looks next", async () => {
  const asked = queries.fetchQuery({ queryKey, queryFn });
  change("after");
  await answer();
  await expect(asked).resolves.toBe("before");
  const screen = lookAt();
  await answer();
  expect(screen.getCurrentResult().data).toBe("after");
});

test("the first answer of a screen is asked for again if a change overtook it", async () => {
  const screen = lookAt();
  change("after");
  await answer();
  await answer();
  expect(screen.getCurrentResult().data).toBe("after");
  expect(onTheWay).toEqual([]);
});

test("who comes to a screen while an overtaken answer is on its way sees the next one", async () => {
  void queries.prefetchQuery({ queryKey, queryFn });
  change("after");
  const screen = lookAt();
  await answer();
  await answer();
  expect(screen.getCurrentResult().data).toBe("after");
});

test("an answer counts as overtaken also where it is asked for because of a change before", async () => {
  const first = queries.fetchQuery({ queryKey, queryFn });
  await answer();
  await first;
  change("between");
  const second = queries.fetchQuery({ queryKey, queryFn });
  change("after");
  await answer();
  await second;
  const screen = lookAt();
  await answer();
  expect(screen.getCurrentResult().data).toBe("after");
});

test("where nothing was on its way, or it was given up, nothing is asked twice", async () => {
  const screen = lookAt();
  await answer();
  change("after");
  change("at last");
  await answer();
  await answer();
  expect(screen.getCurrentResult().data).toBe("at last");
  expect(onTheWay).toEqual([]);
});

test("what was written here is not written over by an answer that was asked for before", async () => {
  const screen = await askAnew();
  stored = "after";
  queries.setQueryData(queryKey, "after");
  await answer();
  await answer();
  expect(screen.getCurrentResult().data).toBe("after");
  expect(onTheWay).toEqual([]);
});

test("what was written here and is asked for at once is asked for once", async () => {
  const screen = await askAnew();
  queries.setQueryData(queryKey, "after");
  change("after");
  onTheWay.shift();
  await answer();
  expect(screen.getCurrentResult().data).toBe("after");
  expect(onTheWay).toEqual([]);
});
