import { generateText, Output, streamText, type ModelMessage } from "ai";
import { AppError } from "../../../../app-error.ts";
import { ANTHROPIC_OUTPUT_TOKENS, languageModel } from "../provider.ts";
import { faultOf } from "./faults.ts";
import type { ModelCall } from "./model-call.ts";
import { metered, type Usage } from "./metered.ts";
import { retrying } from "./retrying.ts";
import { UnusableAnswer } from "./unusable.ts";

// The library's warnings go to the console, which is for people.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** What a model is asked. */
export interface Question {
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  /** The form of the answer, as JSON Schema; without it the answer is text. */
  readonly form?: { readonly name: string; readonly schema: object };
}

const MOST_SHOWN_BACK = 20_000;

/** Asks once, and once more with the mistake shown where the answer cannot be read. */
export async function askUntilRead<T>(
  line: ModelCall,
  question: Question,
  read: (text: string) => T | Promise<T>,
  onText?: (text: string) => void,
): Promise<T> {
  try {
    return await ask(line, question, read, onText);
  } catch (thrown) {
    if (!(thrown instanceof UnusableAnswer)) throw thrown;
    return ask(line, withMistakeShown(question, thrown), read, onText);
  }
}

function withMistakeShown(question: Question, { text, problem }: UnusableAnswer): Question {
  const said = text.trim() === "" ? "(nothing)" : text.slice(0, MOST_SHOWN_BACK);
  const messages: ModelMessage[] = [
    ...question.messages,
    { role: "assistant", content: said },
    {
      role: "user",
      content: `That answer cannot be used: ${problem}\nAnswer again, complete and in the form asked for.`,
    },
  ];
  return { ...question, messages };
}

function ask<T>(
  line: ModelCall,
  question: Question,
  read: (text: string) => T | Promise<T>,
  onText?: (text: string) => void,
): Promise<T> {
  return metered(line, async (note) =>
    read(
      await tried(line, () =>
        onText === undefined ? complete(line, question, note) : followed(line, question, note, onText),
      ),
    ),
  );
}

/** Through the breaker of the provider, and again where that helps. */
export function tried<T>(line: ModelCall, attempt: () => Promise<T>): Promise<T> {
  const { exchange, signal, deadline, endpoint } = line;
  const toFault = (thrown: unknown) => faultOf(thrown, endpoint);
  const trying = { ...exchange, signal, deadline, toFault };
  return exchange.breakerOf(endpoint).run(async () => {
    try {
      return await retrying(trying, attempt);
    } catch (thrown) {
      signal.throwIfAborted();
      throw thrown;
    }
  });
}

async function complete(line: ModelCall, question: Question, note: (usage: Usage) => void): Promise<string> {
  const { text, finishReason, usage } = await generateText(callOf(line, question));
  note(usage);
  refuseFiltered(finishReason);
  return text;
}

/** Asks a model and follows its answer while it is being written. */
async function followed(
  line: ModelCall,
  question: Question,
  note: (usage: Usage) => void,
  onText: (text: string) => void,
): Promise<string> {
  let text = "";
  for await (const piece of pieces(line, question, note)) {
    text += piece;
    onText(text);
  }
  return text;
}

/** The words of an answer as they come. */
export async function* pieces(
  line: ModelCall,
  question: Question,
  note: (usage: Usage) => void,
): AsyncGenerator<string> {
  // Errors come as parts of the stream; without a listener the library prints them with everything that was asked.
  const { stream } = streamText({ ...callOf(line, question), onError: () => undefined });
  for await (const part of stream) {
    if (part.type === "text-delta") yield part.text;
    if (part.type === "error") throw part.error;
    if (part.type === "abort") line.signal.throwIfAborted();
    if (part.type !== "finish") continue;
    note(part.totalUsage);
    refuseFiltered(part.finishReason);
  }
}

function callOf({ endpoint, exchange, signal }: ModelCall, { instructions, messages, form }: Question) {
  return {
    model: languageModel(endpoint, exchange.fetch),
    instructions,
    messages: [...messages],
    maxRetries: 0,
    abortSignal: signal,
    ...(form === undefined ? {} : { output: formOf(form) }),
    ...(endpoint.provider === "anthropic" ? { maxOutputTokens: ANTHROPIC_OUTPUT_TOKENS } : {}),
  };
}

/** The provider is told the form; reading is ours, because models wrap their JSON in words and fences. */
function formOf({ name, schema }: { readonly name: string; readonly schema: object }) {
  return { ...Output.text(), responseFormat: Promise.resolve({ type: "json" as const, name, schema }) };
}

function refuseFiltered(finishReason: string): void {
  if (finishReason === "content-filter") throw new AppError("model_refused");
}
