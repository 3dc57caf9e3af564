import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** The methods an endpoint can have. HEAD is answered wherever GET is. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: everybody, or only somebody with a session. */
export type Access = "public" | "signed-in";

/** The three places input comes from. What is not declared is not read. */
export interface InputSchemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
}

/** A JSON shape; "nothing" is an empty 204; "response" is made by the handler itself (redirect, stream, file). */
export type Output = z.ZodType | "nothing" | "response";

/** One endpoint of the HTTP API as plain data. Paths are written as "/api/things/:id". */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  /** One sentence for the reader of /api/docs. */
  readonly summary: string;
  readonly access: Access;
  readonly input: InputSchemas;
  readonly output: Output;
  /** What it can refuse with, besides what every endpoint can (bad input, no session, too large …). */
  readonly errors: readonly ErrorCode[];
  /** The status of a success with a JSON shape; 200 when not given. */
  readonly status?: 200 | 201 | 202;
  /** The largest body it takes; 256 KiB when not given. */
  readonly maxBodyBytes?: number;
  /** The body is a file: the handler reads it from the request as it comes, and nothing parses it. */
  readonly takesFile?: true;
}

/** Declares an endpoint and keeps its literal types, so that callers and handlers are checked against it. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** What a caller sends: only the declared parts, before parsing. */
export type InputOf<E extends Endpoint> = { [Part in keyof E["input"]]: z.input<SchemaOf<E["input"][Part]>> };

/** What a handler receives: only the declared parts, parsed. */
export type ParsedInputOf<E extends Endpoint> = {
  [Part in keyof E["input"]]: z.output<SchemaOf<E["input"][Part]>>;
};

/** The JSON that a caller gets back on success; undefined where there is none. */
export type OutputOf<E extends Endpoint> = E["output"] extends z.ZodType ? z.output<E["output"]> : undefined;

type SchemaOf<T> = T extends z.ZodType ? T : never;
