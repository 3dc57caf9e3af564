import { EMPTY_LIST } from "@meal/domain/shopping-list/list";
import type { NumberedOperation } from "@meal/domain/shopping-list/operations";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceStore, isAnythingKept, listNotes } from "../features/shopping-list/device-store.ts";
import { leftList, leftListKey } from "../features/shopping-list/left-list.ts";
import { Outbox as ListOutbox } from "../features/shopping-list/outbox.ts";
import { readQueue } from "../features/shopping-list/kept-queue.ts";
import { emptyList, itemCalled } from "../testing/lists.ts";
import { clearDevice } from "../platform/device/clear.ts";
import { answersDatabase, listDatabase } from "../platform/device/database.ts";
import { personHereKey } from "../platform/device/person-here.ts";
import { localText } from "../platform/device/text.ts";
import { forgetPerson } from "../platform/memory.ts";
import { deviceQueue } from "../platform/outbox/device-queue.ts";
import { Outbox, type Waiting } from "../platform/outbox/outbox.ts";

const ann = "ann";
const stays = (stay: "here" | "over") =>
  localText(personHereKey).write(JSON.stringify({ id: ann, email: "ann@example.org", stay, isTold: false }));

/** The page is left before its databases have written anything. */
const leaving = () =>
  [listDatabase, answersDatabase].map((one) =>
    vi.spyOn(one, "change").mockReturnValue(new Promise(() => {})),
  );

const shared = {
  lock: <T>(work: () => Promise<T>) => work(),
  schedule: () => () => {},
  newId: () => crypto.randomUUID(),
  onChange: () => {},
};

function listPage(arrived: NumberedOperation[]) {
  return new ListOutbox({
    ...shared,
    storage: deviceStore(ann),
    send: async (operations) => {
      arrived.push(...operations);
      return { list: { ...emptyList }, refused: [] };
    },
    fetch: async () => ({ ...emptyList }),
  });
}

function diaryPage(arrived: Waiting[]) {
  return new Outbox({
    ...shared,
    storage: deviceQueue(ann),
    send: async (one) => {
      arrived.push(one);
      return "done";
    },
    onSettled: () => {},
  });
}

beforeEach(async () => {
  // Another file may have left the list of the same person open in this memory.
  forgetPerson("left");
  await clearDevice("deleted", ann);
  stays("here");
});
afterEach(() => vi.restoreAllMocks());

describe("what is done in the moment in which a page is left", () => {
  it("is on the list when it is opened again, is sent once, and leaves no note", async () => {
    const gone = leaving();
    void listPage([]).add({ kind: "check", id: "milk", checked: true });
    for (const one of gone) one.mockRestore();
    expect(await isAnythingKept(ann)).toBe(true);
    const arrived: NumberedOperation[] = [];
    const outbox = listPage(arrived);
    await outbox.open();
    expect(outbox.state.waiting).toMatchObject([{ operation: { id: "milk" } }]);
    await outbox.sync();
    await outbox.add({ kind: "check", id: "eggs", checked: true });
    expect(arrived.map(({ operation }) => "id" in operation && operation.id)).toEqual(["milk", "eggs"]);
    expect([await isAnythingKept(ann), localText("list-notes").read()]).toEqual([false, null]);
  });

  it("waits in the outbox when it is opened again, is sent once, and leaves no note", async () => {
    const gone = leaving();
    void diaryPage([]).add("diary", "toast");
    for (const one of gone) one.mockRestore();
    const arrived: Waiting[] = [];
    const outbox = diaryPage(arrived);
    await outbox.open();
    expect(outbox.state.waiting).toMatchObject([{ value: "toast" }]);
    await outbox.add("diary", "soup");
    await outbox.sync();
    await outbox.sync();
    expect(arrived.map(({ value }) => value)).toEqual(["toast", "soup"]);
    expect([await deviceQueue(ann).read(), localText("outbox-notes").read()]).toEqual([[], null]);
  });

  it("is on the list that stayed open after a session, and waits for the next sign-in", async () => {
    const cake = itemCalled("Cake");
    const list = { ...EMPTY_LIST, items: [cake] };
    await listDatabase.change(ann, [leftListKey(ann)], () => ({ [leftListKey(ann)]: list }));
    stays("over");
    const page = leftList(ann);
    await expect.poll(() => page.shown.get().list).toBeDefined();
    const gone = leaving();
    page.act({ kind: "check", id: cake.id, checked: true });
    await expect.poll(() => gone.some((one) => one.mock.calls.length > 0)).toBe(true);
    forgetPerson("left");
    for (const one of gone) one.mockRestore();
    const next = leftList(ann);
    await expect.poll(() => next.shown.get().list?.items[0]?.checked).toBe(true);
    const { queue } = await deviceStore(ann).read();
    expect(readQueue(queue).operations).toMatchObject([{ operation: { id: cake.id } }]);
    expect(localText("list-notes").read()).toBeNull();
  });

  it("is not kept where the outbox says that it was not", async () => {
    vi.spyOn(answersDatabase, "change").mockRejectedValue(new Error("full"));
    const outbox = diaryPage([]);
    await expect(outbox.add("diary", "toast")).rejects.toThrow("full");
    expect([outbox.state.waiting, await deviceQueue(ann).read()]).toEqual([[], []]);
  });

  it("is nobody else's, and goes with its person", async () => {
    const gone = leaving();
    void listPage([]).add({ kind: "check", id: "milk", checked: true });
    void diaryPage([]).add("diary", "toast");
    for (const one of gone) one.mockRestore();
    expect([listNotes("bob").read(), await deviceQueue("bob").read()]).toEqual([[], []]);
    await clearDevice("left", ann);
    expect([localText("list-notes").read(), localText("outbox-notes").read()]).toEqual([null, null]);
  });

  it("does no harm where somebody else wrote the note", async () => {
    for (const text of ["", "{", "null", "[]", '"x"', `{"ownerId":"ann","values":{"a":1}}`]) {
      localText("list-notes").write(text);
      localText("outbox-notes").write(text);
      expect(await isAnythingKept(ann)).toBe(false);
      expect(await deviceQueue(ann).read()).toEqual([]);
    }
  });
});
