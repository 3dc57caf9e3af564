import { AppError } from "../../../../app-error.ts";
import type { AiCallRecord } from "../../../../ports/chef.ts";
import { costMicroUsd } from "./cost.ts";
import { faultOf } from "./faults.ts";
import type { ModelCall } from "./model-call.ts";

/** What a provider says it used. */
export interface Usage {
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}

type Outcome = AiCallRecord["outcome"];

/** One call to a model in the books: it is entered once, whatever becomes of it. */
export interface Entry {
  readonly note: (usage: Usage) => void;
  readonly end: (outcome: Outcome) => Promise<void>;
  /** Ends it with what was thrown, and answers with what to throw instead. */
  readonly fail: (thrown: unknown) => Promise<unknown>;
}

/** Begins a call, if it may be made. */
export async function beginCall(line: ModelCall): Promise<Entry> {
  const { clock, meter } = line.exchange;
  if (!(await meter.mayCall(line.call.userId))) throw new AppError("model_budget_spent");
  line.signal.throwIfAborted();
  const startedAt = clock.now();
  let used: Usage | undefined;
  let isOpen = true;
  const end = async (outcome: Outcome) => {
    if (!isOpen) return;
    isOpen = false;
    await recordCall(line, used, { durationMs: clock.now() - startedAt, outcome });
  };
  const fail = async (thrown: unknown) => {
    const fault = faultIn(line, thrown);
    await end(fault?.code ?? "aborted");
    return fault ?? thrown;
  };
  // A stream that nobody reads any more is entered too.
  line.signal.addEventListener("abort", () => void fail(line.signal.reason), { once: true });
  const note = (usage: Usage) => {
    used = usage;
  };
  return { note, end, fail };
}

/** Makes one call to a model and enters it. */
export async function metered<T>(line: ModelCall, work: (note: Entry["note"]) => Promise<T>): Promise<T> {
  const entry = await beginCall(line);
  try {
    const answer = await work(entry.note);
    await entry.end("ok");
    return answer;
  } catch (thrown) {
    throw await entry.fail(thrown);
  }
}

/** The error of a call; or nothing of the kind, where the person left. */
function faultIn({ signal, endpoint }: ModelCall, thrown: unknown): AppError | undefined {
  if (!signal.aborted) return faultOf(thrown, endpoint);
  return signal.reason instanceof AppError ? signal.reason : undefined;
}

async function recordCall(
  { exchange, endpoint, call, function: name }: ModelCall,
  usage: Usage | undefined,
  ended: Pick<AiCallRecord, "durationMs" | "outcome">,
): Promise<void> {
  const { provider, model } = endpoint;
  const inputTokens = usage?.inputTokens ?? null;
  const outputTokens = usage?.outputTokens ?? null;
  const tokens = { inputTokens, outputTokens, costMicroUsd: costMicroUsd(model, inputTokens, outputTokens) };
  try {
    await exchange.meter.record({
      userId: call.userId,
      function: name,
      provider,
      model,
      ...tokens,
      ...ended,
    });
  } catch (error) {
    // An answer that is there is worth more than its entry in the books.
    exchange.log.error({ err: error }, "a call to a model could not be recorded");
  }
}
