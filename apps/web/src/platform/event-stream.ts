/** One event of a server: its name, and what came with it. */
export interface StreamEvent {
  readonly name: string;
  readonly data: unknown;
}

/** Reads server-sent events from an answer as they come; what is a comment or no JSON is passed over. */
export async function* readEvents(response: Response): AsyncGenerator<StreamEvent> {
  if (response.body === null) return;
  let waiting = "";
  for await (const text of textsOf(response.body)) {
    const blocks = (waiting + text).replaceAll("\r\n", "\n").split("\n\n");
    waiting = blocks.pop() ?? "";
    for (const block of blocks) yield* readBlock(block);
  }
}

async function* textsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      yield decoder.decode(part.value, { stream: true });
    }
  } finally {
    // Whoever stops listening ends the work at the other side too.
    await reader.cancel().catch(() => {});
  }
}

function* readBlock(block: string): Generator<StreamEvent> {
  let name = "message";
  const lines: string[] = [];
  for (const line of block.split("\n")) {
    if (line.startsWith("event:")) name = line.slice(6).trim();
    if (line.startsWith("data:")) lines.push(line.slice(5));
  }
  try {
    if (lines.length > 0) yield { name, data: JSON.parse(lines.join("\n")) };
  } catch {
    // A cut line is no event.
  }
}
