/** Who waits for what in this process. */
export class Topics {
  readonly #waiting = new Map<string, Set<() => void>>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  add(topic: string, wake: () => void): () => void {
    // The same function may wait twice, and leaves once each time.
    const own = () => wake();
    const waiting = this.#waiting.get(topic) ?? new Set();
    this.#waiting.set(topic, waiting.add(own));
    return () => {
      waiting.delete(own);
      if (waiting.size === 0 && this.#waiting.get(topic) === waiting) this.#waiting.delete(topic);
    };
  }

  wake(topic: string): void {
    for (const wake of this.#waiting.get(topic) ?? []) wake();
  }

  wakeAll(): void {
    for (const topic of this.#waiting.keys()) this.wake(topic);
  }
}
