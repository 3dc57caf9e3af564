/** Who hears of something, and how they are told. */
export function createEvents<What>() {
  const all = new Set<(what: What) => void>();
  return {
    tell: (what: What) => {
      for (const listener of all) listener(what);
    },
    on: (listener: (what: What) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
