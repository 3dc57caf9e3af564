import { beforeEach, describe, expect, it } from "vitest";
import { clearDevice, type Leaving } from "./clear.ts";
import { answersDatabase, listDatabase } from "./database.ts";
import { type KeptThing, keptThings } from "./kept-things.ts";
import { ownedText } from "./owned.ts";
import { personHereKey } from "./person-here.ts";
import { type KeptText, localText, tabText } from "./text.ts";

// Without a browser everything lies in memory, as in a browser that forbids storage.
const things: readonly KeptThing[] = keptThings;
/** Every text of the table, but for the one that says whose they are. */
const texts = keptThings.flatMap((thing): { readonly key: string; readonly text: KeptText }[] => {
  if (thing.key === personHereKey) return [];
  if (thing.place === "local") return [{ key: thing.key, text: localText(thing.key) }];
  return thing.place === "tab" ? [{ key: thing.key, text: tabText(thing.key) }] : [];
});

const isHere = (id: string, stay = "here") =>
  localText(personHereKey).write(JSON.stringify({ id, email: `${id}@example.org`, stay, isTold: false }));

const answerKeys = (id: string) =>
  [
    "kept-answers",
    "shared-photo",
    "timer-alarms",
    `${id}:lock`,
    `${id}:left-day`,
    `${id}:outbox`,
    `${id}:chats`,
    `${id}:waiting`,
  ] as const;

/** Puts something at every place of the table, for one person. */
async function fill(id: string): Promise<void> {
  for (const { text } of texts) text.write(`of ${id}`);
  const value = `of ${id}`;
  await answersDatabase.change(id, answerKeys(id), () => ({
    "kept-answers": value,
    "shared-photo": value,
    "timer-alarms": value,
    [`${id}:outbox`]: value,
    [`${id}:chats`]: value,
    [`${id}:lock`]: value,
    [`${id}:left-day`]: value,
    [`${id}:waiting`]: value,
  }));
  await listDatabase.change(id, [`${id}:list`, `${id}:queue`, `${id}:left-list`], () => ({
    [`${id}:list`]: value,
    [`${id}:queue`]: value,
    [`${id}:left-list`]: value,
  }));
}

/** The keys at which something lies. */
async function everything(id: string): Promise<readonly string[]> {
  const found: string[] = texts.filter(({ text }) => text.read() !== null).map(({ key }) => key);
  const answers = await answersDatabase.read(...answerKeys(id));
  const lists = await listDatabase.read(`${id}:list`, `${id}:queue`, `${id}:left-list`);
  for (const [key, value] of [...Object.entries(answers), ...Object.entries(lists)])
    if (value !== undefined) found.push(key.replace(id, "{person}"));
  return found.toSorted();
}

const keysThat = (...ends: readonly KeptThing["ends"][]) =>
  things
    .filter((thing) => ends.includes(thing.ends) && thing.place !== "files" && thing.key !== personHereKey)
    .map(({ key }) => key)
    .toSorted();

const clearedFor = async (leaving: Leaving) => {
  await clearDevice(leaving, "ann");
  return everything("ann");
};

describe("a device that is cleared", () => {
  beforeEach(async () => {
    isHere("ann");
    await fill("ann");
  });

  it("was full before", async () => {
    expect(await everything("ann")).toEqual(keysThat("never", "session", "departure", "account", "sign-in"));
  });

  it("keeps open after a session what the table says, and no more", async () => {
    expect(await clearedFor("over")).toEqual(keysThat("never", "departure", "account", "sign-in"));
  });

  it("keeps after a sign-out only what is the device's, a guest's, or closed", async () => {
    expect(await clearedFor("left")).toEqual(keysThat("never", "account", "sign-in"));
  });

  it("keeps after a deletion nothing of the account", async () => {
    expect(await clearedFor("deleted")).toEqual(keysThat("never", "sign-in"));
  });

  it("keeps what waits for another account, whatever becomes of this one", async () => {
    isHere("ben");
    await answersDatabase.change("ben", ["ben:waiting"], () => ({ "ben:waiting": "closed" }));
    await clearDevice("deleted", "ann");
    expect((await answersDatabase.read("ben:waiting"))["ben:waiting"]).toBe("closed");
  });
});

describe("what is somebody's", () => {
  beforeEach(async () => {
    isHere("ann");
    await clearDevice("deleted", "ann");
  });

  it("is not written once another person is here", async () => {
    isHere("ben");
    ownedText("open-plan", "ann").write("a plan");
    await answersDatabase.change("ann", ["ann:lock"], () => ({ "ann:lock": "a key" }));
    expect(localText("open-plan").read()).toBeNull();
    expect((await answersDatabase.read("ann:lock"))["ann:lock"]).toBeUndefined();
  });

  it("is not written after the session, but for what stays open or is closed", async () => {
    isHere("ann", "over");
    ownedText("open-plan", "ann").write("a plan");
    ownedText("cookingTimerPersistentState", "ann").write("a timer");
    await listDatabase.change("ann", ["ann:list", "ann:left-list"], () => ({
      "ann:list": "a list",
      "ann:left-list": "the same",
    }));
    expect(localText("open-plan").read()).toBeNull();
    expect(localText("cookingTimerPersistentState").read()).toBe("a timer");
    expect(await listDatabase.read("ann:list", "ann:left-list")).toEqual({
      "ann:list": undefined,
      "ann:left-list": "the same",
    });
  });

  it("is not written while the device is being cleared", () => {
    isHere("ann", "gone");
    ownedText("cookingTimerPersistentState", "ann").write("a timer");
    expect(localText("cookingTimerPersistentState").read()).toBeNull();
  });
});
