import { readRows } from "../chef/measures/labelled-set.ts";
import { openProbe } from "./probe.ts";

const warmUps = 5;

/** What an answer of the chat takes over HTTP, from the built-in chef: every labelled question once, one after another. */
export async function measureChat(say: (line: string) => void): Promise<void> {
  const probe = await openProbe(1);
  try {
    const questions = readRows("kitchen-questions.tsv").map(([, question = ""]) => question);
    const ask = async (question: string): Promise<number> => {
      const startedAt = performance.now();
      const response = await fetch(`${probe.url}/api/functions/chat`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: probe.cookieOf(0) },
        body: JSON.stringify({ messages: [{ role: "user", content: question }] }),
      });
      const words = await response.text();
      if (!response.ok) throw new Error(`The chat answered ${response.status}: ${words}`);
      return performance.now() - startedAt;
    };
    const times: number[] = [];
    // One after another: what is measured is one person who waits.
    // oxlint-disable-next-line no-await-in-loop
    for (const question of questions.slice(0, warmUps)) await ask(question);
    // oxlint-disable-next-line no-await-in-loop
    for (const question of questions) times.push(await ask(question));
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): string =>
      (sorted[Math.floor(share * sorted.length)] ?? Number.NaN).toFixed(0);
    say(`chat, ${questions.length} questions: ${at(0.5)} ms median, ${at(0.95)} ms p95 (bar p95 <= 150)`);
  } finally {
    await probe.stop();
  }
}
