/**
 * When something goes out of the memory of the page, in the words of `kept-things.ts`. `session`: with the session,
 * however it ends. `departure`: it stays open after the session ran out, and goes when its person does.
 */
export type MemoryEnd = "session" | "departure";

const forgetting: Readonly<Record<MemoryEnd, Set<() => void>>> = { session: new Set(), departure: new Set() };

/** For what a module has of a person: a page lives on when one person signs out and another one in. */
export function forgetAt(end: MemoryEnd, forget: () => void): void {
  forgetting[end].add(forget);
}

/** Lets go of what whoever was here had in memory. `over`: their session ran out, and some of it stays open. */
export function forgetPerson(leaving: "over" | "left"): void {
  for (const forget of forgetting.session) forget();
  if (leaving === "left") for (const forget of forgetting.departure) forget();
}

/** One of each owner, made when it is first asked for; a guest's is under null, and stays. */
export function oneEach<T>(make: (ownerId: string | null) => T): (ownerId: string | null) => T {
  const made = new Map<string | null, T>();
  forgetAt("session", () => {
    for (const ownerId of made.keys()) if (ownerId !== null) made.delete(ownerId);
  });
  return (ownerId) => {
    const known = made.get(ownerId);
    if (known !== undefined) return known;
    const fresh = make(ownerId);
    made.set(ownerId, fresh);
    return fresh;
  };
}
