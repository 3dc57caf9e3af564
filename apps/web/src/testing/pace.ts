/** Set, nothing answers at once: the same seed makes the same answers late. */
const seed = import.meta.env.SLOW_ANSWERS;
/** Tests stop the clock of the page, and this one goes on. */
const { setTimeout } = globalThis;

/** Makes what waits as long as an answer to a question takes: not at all, but where answers are slow. */
export function makePace(longestMs: number): (question: string) => Promise<void> {
  const asked = new Map<string, number>();
  return async (question) => {
    if (seed === undefined) return;
    const count = (asked.get(question) ?? 0) + 1;
    asked.set(question, count);
    const ms = shareOf(`${seed} ${count} ${question}`) * longestMs;
    await new Promise((done) => {
      setTimeout(done, ms);
    });
  };
}

/** A number from 0 to 1 that hangs on nothing but the text, so that the order of questions changes no answer. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
