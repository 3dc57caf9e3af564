import type { Endpoint, InputOf, OutputOf } from "@meal/contract/endpoint";
import type { ErrorCode, FieldProblem, Problem } from "@meal/contract/errors";
import { localText } from "./device/text.ts";
import { isOurs, network } from "./network.ts";
import { server } from "./server.ts";
import { sessionRefusedEvent } from "./session.ts";
import * as t from "./texts/en/api.ts";

/** A code of the server, or what kept us from having an answer of the server at all. */
export type ApiErrorCode = ErrorCode | "offline" | "timeout" | "aborted" | "unreadable";

/** Why a call failed. Features turn the code into the words on the screen. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number | undefined;
  readonly fields: readonly FieldProblem[];

  constructor(code: ApiErrorCode, message: string, status?: number, fields: readonly FieldProblem[] = []) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

/** "GET /api/health": the address of an endpoint, checked against its type. */
type AddressOf<E extends Endpoint> = `${E["method"]} ${E["path"]}`;

interface CallOptions {
  readonly signal?: AbortSignal;
  /** How long the answer may take; 20 seconds when not given. */
  readonly timeoutMs?: number;
}

/** What goes along; left out where the endpoint takes no input. */
type Arguments<E extends Endpoint> = keyof E["input"] extends never
  ? [input?: RawInput, options?: CallOptions]
  : [input: InputOf<E>, options?: CallOptions];

interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Calls an endpoint of the contract: `await call<typeof readHealth>("GET /api/health")`.
 * Only the endpoint's type is imported, so no schema reaches the browser. Failures throw an `ApiError`.
 */
export async function call<E extends Endpoint>(
  address: AddressOf<E>,
  ...[input = {}, options = {}]: Arguments<E>
): Promise<OutputOf<E>> {
  const response = await send(address, input, options);
  // The server parses its own answers against the contract; here the type is taken at its word.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This is the edge that gives the answer its type.
  if (response.ok) return (response.status === 204 ? undefined : await readJson(response)) as OutputOf<E>;
  throw await readProblem(response);
}

/** Like `call`, for endpoints that answer with a stream or a file: the response itself. */
export async function callRaw<E extends Endpoint>(
  address: AddressOf<E>,
  ...[input = {}, options = {}]: Arguments<E>
): Promise<Response> {
  const response = await send(address, input, options);
  if (response.ok) return response;
  throw await readProblem(response);
}

/** Whether the server answered and said what is wrong, in words of its own. */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === "unreadable") return false;
  return error.status !== undefined && error.status < 500;
}

/** Whether the same call may well succeed a moment later. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === "timeout" || error.code === "offline" || (error.status ?? 0) >= 500;
}

async function send(address: string, input: RawInput, options: CallOptions): Promise<Response> {
  const [method = "GET", path = "/"] = address.split(" ");
  const timeout = AbortSignal.timeout(options.timeoutMs ?? 20_000);
  const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]);
  const body = input.body === undefined ? {} : encode(input.body);
  // What was seen before a change is no more so; a check changes nothing.
  if (method !== "GET" && !path.includes("/check-")) localText("first-look").remove();
  try {
    const response = await server.reach(fillPath(path, input.params) + writeQuery(input.query), {
      method,
      signal,
      headers: { accept: "application/json", ...body.headers },
      ...(body.content === undefined ? {} : { body: body.content }),
    });
    if (isOurs(response)) network.heard();
    return response;
  } catch (cause) {
    if (timeout.aborted) {
      void network.doubt();
      throw new ApiError("timeout", "The answer took too long.");
    }
    if (signal.aborted) throw new ApiError("aborted", "The call was given up.");
    if (cause instanceof TypeError) throw await unreachable(t.serverCannotBeReached);
    throw cause;
  }
}

/** Nothing came back. By the time that this is known, so is whether anything would. */
export async function unreachable(message: string): Promise<ApiError> {
  await network.doubt();
  return new ApiError("offline", message);
}

interface Encoded {
  readonly headers?: Readonly<Record<string, string>>;
  readonly content?: BodyInit;
}

/** Files travel as they are; everything else is JSON. */
function encode(body: unknown): Encoded {
  if (body instanceof FormData || body instanceof Blob) return { content: body };
  return { headers: { "content-type": "application/json" }, content: JSON.stringify(body) };
}

/** Puts the parameters into "/api/plans/:id". */
function fillPath(path: string, params: unknown): string {
  const values = entriesOf(params);
  return path.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(textOf(values.get(name))));
}

function writeQuery(query: unknown): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) {
    if (value !== undefined) parameters.set(name, textOf(value));
  }
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/** Addresses carry plain values only. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

function entriesOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ApiError("unreadable", "The answer was not readable.", response.status);
  }
}

/** The refusal in an answer. A proxy in between may answer with anything; what is no problem document still has its status. */
export async function readProblem(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!isProblem(body)) {
    return new ApiError("unreadable", `The server answered ${response.status}.`, response.status);
  }
  if (body.code === "not_signed_in") dispatchEvent(new Event(sessionRefusedEvent));
  return new ApiError(body.code, body.detail ?? body.title, response.status, body.fields ?? []);
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && "title" in body;
}
