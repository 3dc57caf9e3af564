/** Holds work in a worker until it is let go, and knows how much of it has begun. */
export function openGate() {
  const state = new Int32Array(new SharedArrayBuffer(8));
  return {
    state,
    begun: () => Atomics.load(state, 1),
    async untilBegun(): Promise<void> {
      await Atomics.waitAsync(state, 1, 0).value;
    },
    letGo(): void {
      Atomics.store(state, 0, 1);
      Atomics.notify(state, 0);
    },
  };
}
