import { AppError } from "../app-error.ts";

const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/iu;

/** Reads a JSON body as text, and no more than the limit of it. */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  refuseDeclared(request, maxBytes);
  const isDeclared = request.headers.has("content-length");
  const text = isDeclared ? await request.text() : await readUpTo(request, maxBytes);
  if (text !== "") requireJson(request.headers.get("content-type"));
  return text;
}

/** Parses the text of a body; none at all is `undefined`, which only an optional schema takes. */
export function parseJson(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : "not JSON";
    throw new AppError("malformed_json", { fields: [{ path: "body", message }] });
  }
}

/** A body that is a file, piece by piece as it comes in; refused once it is larger than the limit. */
export async function* readFileBody(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  refuseDeclared(request, maxBytes);
  if (!request.body) return;
  let bytes = 0;
  // A refused body is not cancelled, which would cut the line before the answer is on it.
  for await (const chunk of request.body.values({ preventCancel: true })) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

/** A body without a length is counted while it comes in. */
async function readUpTo(request: Request, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of readFileBody(request, maxBytes)) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

function refuseDeclared(request: Request, maxBytes: number): void {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
}

function requireJson(contentType: string | null): void {
  if (contentType !== null && jsonType.test(contentType)) return;
  const message = `Send application/json, not ${contentType ?? "a body without a content type"}.`;
  throw new AppError("unsupported_media_type", { fields: [{ path: "headers.content-type", message }] });
}

function tooLarge(maxBytes: number): AppError {
  const message = `Send at most ${maxBytes} bytes.`;
  return new AppError("too_large", { fields: [{ path: "body", message }] });
}
