import { AppError } from "./app-error.ts";

const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/iu;

/** Reads a JSON body as text, and no more than the limit of it. */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > maxBytes) throw tooLarge(maxBytes);
  const text = declared === null ? await readUpTo(request, maxBytes) : await request.text();
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

/** A body without a length is counted while it comes in. */
async function readUpTo(request: Request, maxBytes: number): Promise<string> {
  if (!request.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
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
