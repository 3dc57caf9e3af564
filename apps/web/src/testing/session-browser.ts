import { type SessionAnswer, SessionStore } from "../platform/session-store.ts";

export const hourMs = 60 * 60 * 1000;
export const ada = { id: "u1", email: "ada@example.org", fullName: "Ada Miller" };
export const bo = { id: "u2", email: "bo@example.org", fullName: "" };
/** The session of Ada ran out here. */
export const expiredAda = {
  status: "guest",
  hasExpired: true,
  leftBy: { id: "u1", email: "ada@example.org" },
};
export const person = (user = ada, endsAt = 4 * hourMs): SessionAnswer => ({ kind: "person", user, endsAt });

/** A browser: its storage is shared by all tabs, and each write is told to the others. */
export function browser() {
  const kept = new Map<string, string>();
  const tabs: SessionStore[] = [];
  const world = { now: 0, answer: (): Promise<SessionAnswer> => Promise.resolve({ kind: "nobody" }) };
  const told: string[] = [];
  const done: string[] = [];
  const forgotten: string[] = [];
  let left = 0;
  function open() {
    const tell = (key: string, value: string | null) => {
      for (const tab of tabs) if (tab !== store) tab.hearStorage(key, value);
    };
    const store = new SessionStore({
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => {
          kept.set(key, value);
          tell(key, value);
        },
        removeItem: (key) => {
          if (kept.delete(key)) tell(key, null);
        },
      },
      ask: () => world.answer(),
      leave: async () => void (left += 1),
      now: () => world.now,
      announce: (event) => void told.push(event),
      putAside: async (id) => void done.push(`aside ${id}`),
      clear: async (leaving, id) => void done.push(`${leaving} ${id}`),
      forget: (leaving) => void forgotten.push(leaving),
      clearTab: (leaving, id) => void done.push(`tab ${leaving} ${id}`),
      entered: () => {},
    });
    tabs.push(store);
    return store;
  }
  const says = (answer: SessionAnswer) => (world.answer = () => Promise.resolve(answer));
  const isSilent = () => (world.answer = () => Promise.reject(new Error("No network")));
  return { kept, world, told, done, forgotten, open, says, isSilent, left: () => left };
}
