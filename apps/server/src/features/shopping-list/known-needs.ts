import type { PlanNeed } from "@meal/domain/shopping-list/merge-plan";
import type { Engine, EngineCall } from "../../ports/engine.ts";
import type { ListWork } from "./list-work.ts";
import type { LineToBuy } from "./needed-line.ts";

type Lines = readonly LineToBuy[];
type Needs = readonly PlanNeed[];

/** What each group of lines asks to be bought, known at once. */
export type KnownNeeds = (groups: readonly Lines[]) => readonly Needs[];

/** Some of what is asked for is not known yet. */
class NotKnown extends Error {
  readonly groups: readonly Lines[];

  constructor(groups: readonly Lines[]) {
    super("These lines were not read yet.");
    this.groups = groups;
  }
}

/**
 * Work that reads lines of recipes. Reading takes a while and happens elsewhere, and no transaction may wait for it: the
 * work ends at the first lines that nobody has read yet, and begins anew once they are.
 */
export async function withNeeds<T>(
  engine: Engine<ListWork>,
  call: EngineCall,
  work: (needsOf: KnownNeeds) => Promise<T>,
): Promise<T> {
  const known = new Map<string, Needs>();
  const needsOf: KnownNeeds = (groups) => {
    const unread = groups.filter((lines) => !known.has(keyOf(lines)));
    if (unread.length > 0) throw new NotKnown(unread);
    return groups.map((lines) => known.get(keyOf(lines)) ?? []);
  };
  for (;;) {
    try {
      return await work(needsOf);
    } catch (thrown) {
      if (!(thrown instanceof NotKnown)) throw thrown;
      const read = await engine.needsOf(thrown.groups, call);
      for (const [at, lines] of thrown.groups.entries()) known.set(keyOf(lines), read[at] ?? []);
    }
  }
}

const keyOf = (lines: Lines): string => JSON.stringify(lines);
