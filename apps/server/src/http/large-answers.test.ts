import { exportEverything } from "@meal/contract/import-export";
import { userId, userSession } from "@meal/testkit/people";
import { createBareApp } from "@meal/testkit/test-app";
import { expect, it, vi } from "vitest";
import { AppError } from "../app-error.ts";
import { LargeAnswers } from "./large-answers.ts";
import { listen } from "./listen.ts";
import { route } from "./route.ts";

const anna = userId("anna");
const silent = { error: () => {} };
const large = "x".repeat(100_000);

/** Pieces without end, which know how many were asked for and whether anybody still wants more. */
function endless() {
  const state = { asked: 0, isOver: false };
  async function* pieces() {
    try {
      for (;;) {
        state.asked += 1;
        yield large;
      }
    } finally {
      state.isOver = true;
    }
  }
  return { state, pieces: pieces() };
}

async function* fewPieces() {
  yield "a";
  yield Buffer.from("b");
}

async function* failing() {
  yield "a";
  throw new Error("The database is gone.");
}

it("a large answer is made no further than it is read", async () => {
  const { state, pieces } = endless();
  const reader = new LargeAnswers().stream(anna, pieces, silent).getReader();
  await reader.read();
  await reader.read();
  expect(state).toEqual({ asked: 2, isOver: false });
  await reader.cancel();
  expect(state).toEqual({ asked: 2, isOver: true });
});

it("a person is sent one at a time, until it is done, given up or failed", async () => {
  const answers = new LargeAnswers();
  const refused = () => answers.stream(anna, fewPieces(), silent);
  const first = answers.stream(anna, endless().pieces, silent);
  expect(refused).toThrow(AppError);
  expect(refused).toThrow("Another download of yours is in progress. Wait until it is done.");
  await first.cancel();
  expect(await new Response(answers.stream(anna, fewPieces(), silent)).text()).toBe("ab");
  const errors: unknown[] = [];
  const cut = answers.stream(anna, failing(), { error: (...given: unknown[]) => errors.push(given) });
  await expect(new Response(cut).text()).rejects.toThrow("The database is gone.");
  expect(errors).toHaveLength(1);
  expect(await new Response(answers.stream(anna, fewPieces(), silent)).text()).toBe("ab");
});

it("few people are sent one at the same time", async () => {
  const answers = new LargeAnswers();
  const people = ["a", "b", "c", "d", "e"].map(userId);
  const streams = people.slice(0, 4).map((person) => answers.stream(person, endless().pieces, silent));
  const fifth = () => answers.stream(userId("e"), fewPieces(), silent);
  expect(fifth).toThrow("Others are downloading at the moment. Try again in a minute.");
  await streams[0]?.cancel();
  expect(await new Response(fifth()).text()).toBe("ab");
});

it("whoever reads no further for a while gives the place to others", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const answers = new LargeAnswers(60_000);
    const { state, pieces } = endless();
    const reader = answers.stream(anna, pieces, silent).getReader();
    await reader.read();
    await vi.advanceTimersByTimeAsync(59_999);
    await reader.read();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(reader.read()).rejects.toThrow("Nobody is reading this anymore.");
    expect(state.isOver).toBe(true);
    expect(await new Response(answers.stream(anna, fewPieces(), silent)).text()).toBe("ab");
  } finally {
    vi.useRealTimers();
  }
});

it("whoever closes the connection in the middle ends the work", async () => {
  const { state, pieces } = endless();
  const ended = Promise.withResolvers<void>();
  async function* watched() {
    try {
      yield* pieces;
    } finally {
      ended.resolve();
    }
  }
  const answers = new LargeAnswers();
  const download = route(exportEverything, async () => new Response(answers.stream(anna, watched(), silent)));
  const identify = async () => userSession(anna);
  const app = createBareApp({ routes: [download], sessions: { identify } });
  const server = await listen(app, { host: "127.0.0.1", port: 0 });
  const leaving = new AbortController();
  const address = `http://127.0.0.1:${server.port}${exportEverything.path}`;
  const { body } = await fetch(address, { signal: leaving.signal });
  await body?.getReader().read();
  leaving.abort();
  await ended.promise;
  expect(state.isOver).toBe(true);
  expect(await new Response(answers.stream(anna, fewPieces(), silent)).text()).toBe("ab");
  await server.stop();
});
