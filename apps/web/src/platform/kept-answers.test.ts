import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AnswerStore, keepAnswers, type KeptAnswers } from "./kept-answers.ts";
import type { Session, SessionPort } from "./session.ts";

const guest: Session = { status: "guest", hasExpired: false };
const person = (id: string): Session => ({
  status: "signed-in",
  user: { id, email: `${id}@example.org`, fullName: "" },
});

function fakeSession(first: Session) {
  let session = first;
  const listeners = new Set<() => void>();
  const port: SessionPort = {
    current: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const become = (next: Session) => {
    session = next;
    for (const listener of listeners) listener();
  };
  return { port, become };
}

function memoryStore() {
  let kept: KeptAnswers | undefined;
  const store: AnswerStore = {
    read: async () => kept,
    write: async (next) => {
      kept = next;
    },
    remove: async () => {
      kept = undefined;
    },
  };
  return { store, kept: () => kept };
}

const open = async (store: AnswerStore, session: SessionPort, version = "1") => {
  const queries = new QueryClient();
  await keepAnswers({ queries, session, store, version, maxAgeMs: 60_000 });
  return queries;
};

const plans = ["plans"];
const refuse = () => Promise.reject(new Error("no storage"));

describe("kept answers", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("come back at the next start of the same person", async () => {
    const { store } = memoryStore();
    const first = await open(store, fakeSession(person("ann")).port);
    first.setQueryData(plans, ["soup"]);
    await vi.advanceTimersByTimeAsync(2000);
    const second = await open(store, fakeSession(person("ann")).port);
    expect(second.getQueryData(plans)).toEqual(["soup"]);
  });

  it("are there while the session still loads, because offline nobody answers", async () => {
    const { store } = memoryStore();
    (await open(store, fakeSession(person("ann")).port)).setQueryData(plans, ["soup"]);
    await vi.advanceTimersByTimeAsync(2000);
    const second = await open(store, fakeSession({ status: "loading" }).port);
    expect(second.getQueryData(plans)).toEqual(["soup"]);
  });

  it("of another person are not shown, whoever left them here", async () => {
    const { store } = memoryStore();
    (await open(store, fakeSession(person("ann")).port)).setQueryData(plans, ["soup"]);
    await vi.advanceTimersByTimeAsync(2000);
    const known = await open(store, fakeSession(person("ben")).port);
    expect(known.getQueryData(plans)).toBeUndefined();
    const { port, become } = fakeSession({ status: "loading" });
    const queries = await open(store, port);
    become(person("ben"));
    await vi.advanceTimersByTimeAsync(0);
    expect(queries.getQueryData(plans)).toBeUndefined();
  });

  it("that waited to be kept are dropped when their person leaves meanwhile", async () => {
    const { store, kept } = memoryStore();
    const { port, become } = fakeSession(person("ann"));
    const queries = await open(store, port);
    queries.setQueryData(plans, ["soup"]);
    become(guest);
    await vi.advanceTimersByTimeAsync(2000);
    expect(queries.getQueryData(plans)).toBeUndefined();
    expect(kept()).toBeUndefined();
  });

  it("of another version of the app are dropped: their shapes may be others", async () => {
    const { store, kept } = memoryStore();
    (await open(store, fakeSession(person("ann")).port)).setQueryData(plans, ["soup"]);
    await vi.advanceTimersByTimeAsync(2000);
    const queries = await open(store, fakeSession(person("ann")).port, "2");
    expect(queries.getQueryData(plans)).toBeUndefined();
    expect(kept()).toBeUndefined();
  });

  it.each([{ answers: "none" }, { answers: [null] }, { answers: [{ key: "plans", data: 1, at: 1 }] }, {}])(
    "that are damaged are dropped, and the app opens: %j",
    async (damaged) => {
      let kept: object | undefined = { ownerId: "ann", version: "1", ...damaged };
      const store: AnswerStore = {
        read: async () => kept,
        write: async () => {},
        remove: async () => {
          kept = undefined;
        },
      };
      await open(store, fakeSession(person("ann")).port);
      expect(kept).toBeUndefined();
    },
  );

  it("of a guest are not kept", async () => {
    const { store, kept } = memoryStore();
    (await open(store, fakeSession(guest).port)).setQueryData(plans, ["soup"]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(kept()).toBeUndefined();
  });

  it("do without a device that refuses to store", async () => {
    const queries = await open(
      { read: refuse, write: refuse, remove: refuse },
      fakeSession(person("ann")).port,
    );
    queries.setQueryData(plans, ["soup"]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(queries.getQueryData(plans)).toEqual(["soup"]);
  });
});
