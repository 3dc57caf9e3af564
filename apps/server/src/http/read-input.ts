import type { Endpoint, InputSchemas } from "@meal/contract/endpoint";
import type { FieldProblem } from "@meal/contract/errors";
import type { z } from "zod";
import { AppError } from "../app-error.ts";
import { parseJson, readBody } from "./read-body.ts";
import { findUnstorable } from "./storable.ts";

export const DEFAULT_BODY_BYTES = 256 * 1024;
const reportedFieldsLimit = 20;

/** The parsed parts of the input that an endpoint declares, and the body as it came. */
export interface ReadInput {
  readonly parts: Readonly<Record<string, unknown>>;
  readonly bodyText: string;
}

/** Reads and parses everything the endpoint declares; says all that is wrong with it at once. */
export async function readInput(
  { input, maxBodyBytes = DEFAULT_BODY_BYTES }: Endpoint,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<ReadInput> {
  const bodyText = input.body ? await readBody(request, maxBodyBytes) : "";
  const raw: Record<keyof InputSchemas, unknown> = {
    params,
    query: input.query ? readQuery(request.url) : {},
    body: input.body ? parseJson(bodyText) : undefined,
  };
  const parts: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const part of ["params", "query", "body"] as const) {
    const schema = input[part];
    if (schema) problems.push(...parsePart(part, schema, raw[part], parts));
  }
  if (problems.length > 0)
    throw new AppError("invalid_input", { fields: problems.slice(0, reportedFieldsLimit) });
  return { parts, bodyText };
}

/** Parses a body whose shape only the handler knows, and complains about it as of any other. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body, { error: tooMuch });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => describe("body", issue));
  throw new AppError("invalid_input", { fields: fields.slice(0, reportedFieldsLimit) });
}

function parsePart(
  part: string,
  schema: z.ZodType,
  value: unknown,
  parts: Record<string, unknown>,
): FieldProblem[] {
  const unstorable = findUnstorable(value, part);
  if (unstorable) return [unstorable];
  const parsed = schema.safeParse(value, { error: tooMuch });
  if (!parsed.success) return parsed.error.issues.map((issue) => describe(part, issue));
  parts[part] = parsed.data;
  return [];
}

/** A limit without words of its own, in words for people: the library's are for programmers. */
const tooMuch: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== "too_big") return undefined;
  if (issue.origin === "string") return `At most ${issue.maximum} characters`;
  return issue.origin === "array" ? `At most ${issue.maximum} of them` : undefined;
};

function describe(path: string, issue: z.core.$ZodIssue): FieldProblem {
  const fullPath = [path, ...issue.path.map(String)].join(".");
  const closest = closestBranch(issue);
  if (closest) return describe(fullPath, closest);
  return { path: fullPath, message: issue.message };
}

/** Of a union that fits nowhere, the complaint of the branch that came closest says most. */
function closestBranch(issue: z.core.$ZodIssue): z.core.$ZodIssue | undefined {
  if (issue.code !== "invalid_union") return undefined;
  return issue.errors.toSorted((a, b) => a.length - b.length)[0]?.[0];
}

/** A name that occurs twice becomes a list, which only a schema that wants one accepts. */
function readQuery(url: string): Record<string, string | string[]> {
  const mark = url.indexOf("?");
  if (mark === -1) return {};
  const query = new URLSearchParams(url.slice(mark + 1));
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}
