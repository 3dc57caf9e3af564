import type { Problem } from "@meal/contract/errors";
import { ApiError, unreachable } from "./api.ts";
import { readEvents, type StreamEvent } from "./event-stream.ts";

/** The events of an answer that comes piece by piece. A problem among them, and a connection that breaks, are thrown as an `ApiError`. */
export async function* streamedAnswer(response: Response, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  try {
    for await (const event of readEvents(response)) {
      if (event.name === "problem" && isProblem(event.data)) throw toError(event.data);
      yield event;
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (signal.aborted) throw new ApiError("aborted", "The call was given up.");
    throw await unreachable("The connection was cut.");
  }
}

function toError({ code, title, detail, status, fields }: Problem): ApiError {
  return new ApiError(code, detail ?? title, status, fields);
}

function isProblem(data: unknown): data is Problem {
  return typeof data === "object" && data !== null && "code" in data && "title" in data;
}
