import { pieces, tried, type Question } from "./ask.ts";
import type { ModelCall } from "./model-call.ts";
import { beginCall } from "./metered.ts";
import { UnusableAnswer } from "./unusable.ts";

/**
 * An answer as it is spoken. It is asked for again only before its first word, which is there, or the failure, when the
 * promise is; afterwards a failure ends the words. The line is closed with them, read to the end or not.
 */
export async function speak(line: ModelCall, question: Question): Promise<AsyncIterable<string>> {
  const words = spoken(line, question);
  const first = await words.next();
  return joined(first, words);
}

async function* spoken(line: ModelCall, question: Question): AsyncGenerator<string> {
  try {
    const entry = await beginCall(line);
    try {
      const { first, rest } = await tried(line, () => begin(pieces(line, question, entry.note)));
      yield first;
      yield* rest;
      await entry.end("ok");
    } catch (thrown) {
      throw await entry.fail(thrown);
    } finally {
      // Reached with an open entry only where nobody listens any more.
      await entry.end("aborted");
    }
  } finally {
    line.close();
  }
}

async function begin(words: AsyncGenerator<string>) {
  for (;;) {
    const { value, done } = await words.next();
    if (done === true) throw new UnusableAnswer("", "It was empty.");
    if (value !== "") return { first: value, rest: words };
  }
}

async function* joined(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    if (first.done !== true) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
