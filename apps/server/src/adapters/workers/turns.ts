/** Something that waits for its turn. */
export interface Waiting {
  /** Whose it is; those without a name are one caller. */
  readonly caller: string | null;
}

/**
 * Whose turn it is: the callers come round one after the other, so that one who asks for much waits behind one who asks
 * for little, and nobody waits for ever.
 */
export class Turns<Item extends Waiting> {
  #waiting: { readonly item: Item; readonly round: number }[] = [];
  readonly #rounds = new Map<string | null, number>();
  #round = 0;

  get length(): number {
    return this.#waiting.length;
  }

  add(item: Item): void {
    const round = Math.max(this.#round, this.#rounds.get(item.caller) ?? 0) + 1;
    this.#rounds.set(item.caller, round);
    this.#waiting.push({ item, round });
  }

  remove(item: Item): void {
    this.#waiting = this.#waiting.filter((each) => each.item !== item);
  }

  next(): Item | undefined {
    const [first, ...others] = this.#waiting;
    if (first === undefined) return undefined;
    const { item, round } = others.reduce((best, each) => (each.round < best.round ? each : best), first);
    this.remove(item);
    this.#round = round;
    // Whoever waits for nothing more begins in the round that is running.
    if (this.#waiting.length === 0) this.#rounds.clear();
    return item;
  }
}
