import { afterEach, describe, expect, it } from "vitest";
import { STAND_IN_KEY } from "./answers.ts";
import { startAnthropic } from "./anthropic.ts";
import { startGemini } from "./gemini.ts";
import { startOpenai } from "./openai.ts";
import type { ProviderServer } from "./provider-server.ts";

const said = [{ role: "user", content: "Hello" }];

const providers = [
  {
    name: "Gemini",
    start: startGemini,
    path: "/models/gemini-2.5-flash:generateContent",
    headers: { "x-goog-api-key": STAND_IN_KEY },
    body: { contents: [{ role: "user", parts: [{ text: "Hello" }] }] },
    wrong: { generationConfig: { responseJsonSchema: { type: "string", minLength: 1 } } },
    keyRefusal: 400,
  },
  {
    name: "OpenAI",
    start: startOpenai,
    path: "/chat/completions",
    headers: { authorization: `Bearer ${STAND_IN_KEY}` },
    body: { model: "gpt-4o-mini", messages: said },
    wrong: { stream_options: { include_usage: true } },
    keyRefusal: 401,
  },
  {
    name: "Anthropic",
    start: startAnthropic,
    path: "/messages",
    headers: { "x-api-key": STAND_IN_KEY, "anthropic-version": "2023-06-01" },
    body: { model: "claude-haiku-4-5", max_tokens: 100, messages: said },
    wrong: { max_tokens: 0 },
    keyRefusal: 401,
  },
] as const;

let server: ProviderServer | undefined;
afterEach(() => server?.stop());

describe.each(providers)("the stand-in for $name", ({ start, path, headers, body, wrong, keyRefusal }) => {
  const statusOf = async (sent: object, by: Readonly<Record<string, string>>): Promise<number> => {
    server = await start();
    const init = { method: "POST", body: JSON.stringify(sent), headers: by };
    return (await fetch(`${server.url}${path}`, init)).status;
  };

  it("takes what the reference has", async () => {
    expect(await statusOf(body, headers)).toBe(200);
  });

  it("refuses a field that the reference does not have, and a value that it does not allow", async () => {
    expect(await statusOf({ ...body, mood: "good" }, headers)).toBe(400);
    await server?.stop();
    expect(await statusOf({ ...body, ...wrong }, headers)).toBe(400);
  });

  it("refuses a wrong key", async () => {
    expect(await statusOf(body, {})).toBe(keyRefusal);
  });
});
