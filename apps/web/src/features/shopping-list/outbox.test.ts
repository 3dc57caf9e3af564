import type { NumberedOperation, Operation } from "@meal/domain/shopping-list/operations";
import { expect, test } from "vitest";
import { emptyList } from "../../testing/lists.ts";
import { queueOf } from "./queue-form.ts";
import { type Kept, Outbox, type OutboxParts, type OutboxStorage, type ServerList } from "./outbox.ts";

/** A server that only counts, and can be out of reach or refuse. */
class FakeServer {
  readonly arrived: NumberedOperation[] = [];
  isReachable = true;
  losesAnswers = false;
  isBad: (operation: NumberedOperation) => boolean = () => false;

  list(): ServerList {
    return { ...emptyList, revision: new Set(this.arrived.map(({ opId }) => opId)).size };
  }
  readonly send: OutboxParts["send"] = async (operations) => {
    if (!this.isReachable) throw new Error("offline");
    if (operations.some((operation) => this.isBad(operation))) return "rejected";
    this.arrived.push(...operations);
    if (this.losesAnswers) throw new Error("cut");
    return { list: this.list(), refused: [] };
  };
  fetches = 0;
  readonly fetch: OutboxParts["fetch"] = async () => {
    if (!this.isReachable) throw new Error("offline");
    this.fetches += 1;
    return this.list();
  };
}

function memoryStorage(queue?: unknown): OutboxStorage {
  let kept: Kept = { list: undefined, queue };
  return {
    note: () => {},
    read: async () => kept,
    change: async (step) => {
      kept = step(kept);
      return kept;
    },
  };
}

let lastId = 0;

function device(server: FakeServer, storage = memoryStorage()) {
  const retries: (() => void)[] = [];
  const outbox = new Outbox({
    storage,
    send: server.send,
    fetch: server.fetch,
    lock: (work) => work(),
    schedule: (run) => {
      retries.push(run);
      return () => void retries.splice(retries.indexOf(run), 1);
    },
    newId: () => `op-${(lastId += 1)}`,
    onChange: () => {},
  });
  return { outbox, retries };
}

const tick = (id: string): Operation => ({ kind: "check", id, checked: true });
const idsOf = (server: FakeServer) =>
  server.arrived.map(({ operation }) => ("id" in operation ? operation.id : operation.kind));

test("what waits is said to be kept only once it lies on the device", async () => {
  const kept = memoryStorage();
  const disk = Promise.withResolvers<undefined>();
  const { outbox } = device(new FakeServer(), {
    ...kept,
    change: async (step) => {
      await disk.promise;
      return kept.change(step);
    },
  });
  const done = outbox.add(tick("a"));
  expect(outbox.state).toMatchObject({ waiting: [{ operation: tick("a") }], isWritten: false });
  disk.resolve(undefined);
  await done;
  expect(outbox.state.isWritten).toBe(true);
});

test("what is done arrives in its order and is then no longer waiting", async () => {
  const server = new FakeServer();
  const { outbox } = device(server);
  await outbox.open();
  await Promise.all([outbox.add(tick("a")), outbox.add(tick("b")), outbox.add(tick("c"))]);
  expect(idsOf(server)).toEqual(["a", "b", "c"]);
  expect(outbox.state).toMatchObject({ waiting: [], contact: "resting", list: { revision: 3 } });
});

test("what was done without a network is sent after the app was closed and opened again", async () => {
  const server = new FakeServer();
  const storage = memoryStorage();
  server.isReachable = false;
  const before = device(server, storage);
  await before.outbox.add(tick("a"));
  await before.outbox.add(tick("b"));
  expect(before.outbox.state.contact).toBe("out-of-reach");
  before.outbox.close();
  server.isReachable = true;
  const { outbox } = device(server, storage);
  await outbox.open();
  expect(outbox.state.waiting).toHaveLength(2);
  await outbox.sync();
  expect(idsOf(server)).toEqual(["a", "b"]);
});

test("a lost answer makes the same operation go out again under the same id", async () => {
  const server = new FakeServer();
  server.losesAnswers = true;
  const { outbox, retries } = device(server);
  await outbox.add(tick("a"));
  expect(outbox.state.waiting).toHaveLength(1);
  expect(retries).toHaveLength(1);
  server.losesAnswers = false;
  await outbox.sync();
  expect(new Set(server.arrived.map(({ opId }) => opId)).size).toBe(1);
  expect(outbox.state.waiting).toHaveLength(0);
});

test("one operation that the server never takes keeps no other from arriving", async () => {
  const server = new FakeServer();
  server.isReachable = false;
  const { outbox } = device(server);
  for (const id of ["a", "bad", "c"]) await outbox.add(tick(id));
  server.isReachable = true;
  server.isBad = ({ operation }) => operation.kind === "check" && operation.id === "bad";
  await outbox.sync();
  expect(idsOf(server)).toEqual(["a", "c"]);
  expect(outbox.state).toMatchObject({ waiting: [], lost: 1 });
});

test("a queue of another version keeps what can be read, and what cannot is told once", async () => {
  const server = new FakeServer();
  const old = [
    { opId: "1", operation: tick("a") },
    { opId: "2", operation: { kind: "fold", id: "a" } },
    { opId: "3", operation: { kind: "check", id: "a" } },
    "nonsense",
  ];
  const storage = memoryStorage(old);
  const { outbox } = device(server, storage);
  await outbox.open();
  expect(outbox.state.lost).toBe(3);
  await outbox.sync();
  expect(idsOf(server)).toEqual(["a"]);
  const again = device(server, storage);
  await again.outbox.open();
  expect(again.outbox.state.lost).toBe(0);
});

test("two tabs of one device send each other's operations, each once", async () => {
  const server = new FakeServer();
  const storage = memoryStorage();
  const [one, other] = [device(server, storage), device(server, storage)];
  server.isReachable = false;
  await one.outbox.add(tick("a"));
  await other.outbox.add(tick("b"));
  server.isReachable = true;
  await other.outbox.sync();
  expect(idsOf(server)).toEqual(["a", "b"]);
  await one.outbox.open();
  expect(one.outbox.state.waiting).toEqual([]);
});

test("what waits goes before a refresh", async () => {
  const server = new FakeServer();
  server.isReachable = false;
  const { outbox } = device(server);
  await outbox.add(tick("a"));
  server.isReachable = true;
  const order: string[] = [];
  await outbox.ask(async () => {
    order.push(...idsOf(server), "refresh");
    return server.list();
  });
  expect(order).toEqual(["a", "refresh"]);
});

test("a closed outbox takes no answer, and what waits stays for its person", async () => {
  const server = new FakeServer();
  const storage = memoryStorage(queueOf([{ opId: "1", operation: tick("a") }]));
  const { outbox } = device(server, storage);
  await outbox.open();
  outbox.close();
  await outbox.sync();
  expect(server.arrived).toEqual([]);
  expect((await storage.read()).queue).toMatchObject({ operations: [{ opId: "1" }] });
});

test("whoever leaves while their list is on its way asks for none in the name of the next", async () => {
  const server = new FakeServer();
  const { outbox } = device(server);
  const asked = outbox.sync();
  outbox.close();
  await asked;
  expect(server.fetches).toBe(0);
});

test("what somebody asked for before they left never reaches the list of the next", async () => {
  const server = new FakeServer();
  const { outbox } = device(server);
  const asked = outbox.ask(async () => {
    server.fetches += 1;
    return server.list();
  });
  outbox.close();
  await expect(asked).rejects.toThrow("closed");
  expect(server.fetches).toBe(0);
});
