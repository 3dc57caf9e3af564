import { endpoint } from "@meal/contract/endpoint";
import { createBareApp } from "@meal/testkit/test-app";
import { afterEach, describe, expect, it } from "vitest";
import { readEvents } from "../features/ai-usage/testing/events.ts";
import { AppError } from "../app-error.ts";
import { listen, type Listening } from "./listen.ts";
import { route } from "./route.ts";
import { eventStream, type EventWriter } from "./server-sent-events.ts";

const tell = endpoint({
  method: "POST",
  path: "/api/tell",
  summary: "Tells.",
  access: "public",
  input: {},
  output: "response",
  errors: [],
});

const running: Listening[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function ask(
  work: (events: EventWriter, signal: AbortSignal) => Promise<void>,
  { pauseMs = 15_000, leaving }: { readonly pauseMs?: number; readonly leaving?: AbortSignal } = {},
): Promise<Response> {
  const handler = route(tell, async (call) =>
    eventStream(call, (events) => work(events, call.request.signal), pauseMs),
  );
  const server = await listen(createBareApp({ routes: [handler] }), { host: "127.0.0.1", port: 0 });
  running.push(server);
  return fetch(`http://127.0.0.1:${server.port}/api/tell`, { method: "POST", signal: leaving ?? null });
}

describe("a stream of events", () => {
  it("arrives in order, whatever stands in it", async () => {
    const told = { text: "two\nlines\r\nand: a colon, ü 🍲 \u2028" };
    const events = await readEvents(
      await ask(async ({ send }) => {
        send("text", told);
        await Promise.resolve();
        send("done", [1, null]);
      }),
    );
    expect(events).toEqual([
      { event: "text", data: told },
      { event: "done", data: [1, null] },
    ]);
  });

  it("ends with a problem when the work fails, and tells nothing of a fault of ours", async () => {
    const refused = await readEvents(
      await ask(async () => {
        throw new AppError("model_busy");
      }),
    );
    expect(refused).toMatchObject([{ event: "problem", data: { code: "model_busy", status: 503 } }]);
    const broken = await readEvents(
      await ask(async () => {
        throw new Error("the secret of the cellar");
      }),
    );
    expect(broken).toMatchObject([{ event: "problem", data: { code: "internal" } }]);
    expect(JSON.stringify(broken)).not.toContain("cellar");
  });

  it("says that it is still there while the work is silent", async () => {
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const response = await ask(() => enough, { pauseMs: 5 });
    const decoder = new TextDecoder();
    let text = "";
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk);
      if (text.split(": still here\n\n").length > 3) resolve();
    }
    expect(text).not.toContain("event:");
  });

  it("tells the work when the reader leaves, and sends nothing after that", async () => {
    const controller = new AbortController();
    const { promise: over, resolve } = Promise.withResolvers<boolean>();
    const work = async ({ send }: EventWriter, signal: AbortSignal) => {
      send("text", "first");
      await new Promise<void>((resume) => {
        signal.addEventListener("abort", () => resume());
      });
      send("text", "nobody reads this");
      resolve(signal.aborted);
    };
    const response = await ask(work, { leaving: controller.signal });
    await response.body?.getReader().read();
    controller.abort();
    expect(await over).toBe(true);
  });
});
