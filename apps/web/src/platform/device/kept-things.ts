/**
 * Whose a thing is. `whoever` is the person signed in, or the guest where nobody is: what a guest has goes over to the
 * person they become.
 */
type Owner = "device" | "person" | "guest" | "whoever";

/**
 * When a thing goes. `session`: with the session, however it ends. `departure`: it stays open after the session ran out,
 * and goes when its person signs out, says 'Not you?' or deletes the account, or when another person signs in.
 * `account`: closed, for its person's next sign-in; gone once it is opened, or with the account.
 * `sign-in`: it becomes the person's who signs in.
 */
type Ending = "never" | "session" | "departure" | "account" | "sign-in";

/** Local storage, the storage of one tab, the two databases, and the files of the service worker. */
type Place = "local" | "tab" | "answers" | "list" | "files";

export interface KeptThing {
  readonly place: Place;
  /** `{person}` stands for the id of an account. */
  readonly key: string;
  readonly owner: Owner;
  readonly ends: Ending;
}

/**
 * Everything that lies on a device: what is not in this table is not kept. What each is for, says docs/features/device.md.
 */
export const keptThings = [
  { place: "local", key: "ui-theme", owner: "whoever", ends: "departure" },
  { place: "local", key: "install-prompt-dismissed", owner: "device", ends: "never" },
  { place: "local", key: "pixel-consent", owner: "device", ends: "never" },
  { place: "local", key: "recipe-measures", owner: "whoever", ends: "departure" },
  { place: "local", key: "isLoggedIn", owner: "device", ends: "never" },
  { place: "local", key: "lastLoginTime", owner: "person", ends: "session" },
  { place: "local", key: "session-user", owner: "person", ends: "session" },
  { place: "local", key: "session-ends-at", owner: "person", ends: "session" },
  { place: "local", key: "currentUser", owner: "person", ends: "departure" },
  { place: "local", key: "device-person", owner: "person", ends: "departure" },
  { place: "local", key: "cookingTimerPersistentState", owner: "person", ends: "departure" },
  { place: "local", key: "timer-uses-waiting", owner: "person", ends: "session" },
  { place: "local", key: "list-notes", owner: "person", ends: "departure" },
  { place: "local", key: "outbox-notes", owner: "person", ends: "session" },
  { place: "local", key: "open-plan", owner: "person", ends: "session" },
  { place: "local", key: "extra-planner-work", owner: "person", ends: "session" },
  { place: "local", key: "extra-planner-month", owner: "person", ends: "session" },
  { place: "local", key: "guest-plan", owner: "guest", ends: "sign-in" },
  { place: "local", key: "guest-list", owner: "whoever", ends: "session" },
  { place: "local", key: "guest-choices", owner: "guest", ends: "sign-in" },
  { place: "local", key: "said-before-sign-in", owner: "person", ends: "session" },
  { place: "local", key: "selected-meal-plan", owner: "whoever", ends: "session" },
  { place: "local", key: "first-look", owner: "person", ends: "session" },
  { place: "local", key: "captured-ingredients", owner: "whoever", ends: "session" },
  { place: "tab", key: "faces", owner: "device", ends: "never" },
  { place: "tab", key: "come-back-to", owner: "whoever", ends: "departure" },
  { place: "tab", key: "planner-choices", owner: "whoever", ends: "session" },
  { place: "tab", key: "ticked-ingredients", owner: "whoever", ends: "session" },
  { place: "tab", key: "recipe-to-print", owner: "whoever", ends: "session" },
  { place: "tab", key: "scrolled", owner: "whoever", ends: "session" },
  { place: "answers", key: "kept-answers", owner: "person", ends: "session" },
  { place: "answers", key: "shared-photo", owner: "whoever", ends: "session" },
  { place: "answers", key: "timer-alarms", owner: "person", ends: "departure" },
  { place: "answers", key: "{person}:lock", owner: "person", ends: "departure" },
  { place: "answers", key: "{person}:left-day", owner: "person", ends: "departure" },
  { place: "answers", key: "{person}:outbox", owner: "person", ends: "session" },
  { place: "answers", key: "{person}:chats", owner: "person", ends: "session" },
  { place: "answers", key: "{person}:waiting", owner: "person", ends: "account" },
  { place: "list", key: "{person}:list", owner: "person", ends: "session" },
  { place: "list", key: "{person}:queue", owner: "person", ends: "departure" },
  { place: "list", key: "{person}:left-list", owner: "person", ends: "departure" },
  { place: "files", key: "app-files", owner: "device", ends: "never" },
] as const satisfies readonly KeptThing[];

type Things = (typeof keptThings)[number];
type KeyOf<T extends Things> = T["key"];

export type LocalKey = KeyOf<Extract<Things, { place: "local" }>>;
export type TabKey = KeyOf<Extract<Things, { place: "tab" }>>;
/** Texts of a person: `owned.ts` writes them, and asks whether that person is here. */
export type OwnedKey = KeyOf<Extract<Things, { place: "local"; owner: "person" }>>;
/** The name of a thing in a database; `{person}` is filled in. */
export type DatabaseKey<P extends "answers" | "list"> =
  KeyOf<Extract<Things, { place: P }>> extends infer Key
    ? Key extends `{person}:${infer Name}`
      ? `${string}:${Name}`
      : Key
    : never;

const things: readonly KeptThing[] = keptThings;

/** The thing that lies there, if it is declared. */
export function thingAt(place: Place, key: string): KeptThing | undefined {
  return things.find(
    (thing) =>
      thing.place === place && (thing.key === key || thing.key === key.replace(/^[^:]+:/u, "{person}:")),
  );
}
