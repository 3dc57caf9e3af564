import { setImmediate as nextTurn } from "node:timers/promises";
import { errors, type ErrorCode } from "@meal/contract/errors";
import type { Endpoint } from "@meal/contract/endpoint";
import { z } from "zod";

type Json = Readonly<Record<string, unknown>>;

const alwaysPossible: readonly ErrorCode[] = ["invalid_input", "storage_full", "internal"];

/** The OpenAPI 3.1 document of the endpoints. Others are answered between one endpoint and the next. */
export async function openApiOf(endpoints: readonly Endpoint[], version: string): Promise<Json> {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/gu, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
    await nextTurn();
  }
  return {
    openapi: "3.1.0",
    info: { title: "AI Meal Planner", version },
    paths,
    components: {
      securitySchemes: { session: { type: "http", scheme: "bearer" } },
      schemas: { Problem: problemSchema },
    },
  };
}

/** The codes an endpoint can refuse with, the ones of its method, its access and its input included. */
export function errorCodesOf({ errors: own, method, access, input }: Endpoint): readonly ErrorCode[] {
  const all: readonly ErrorCode[] = [
    ...own,
    ...(access === "signed-in" ? (["not_signed_in", "second_factor_needed"] as const) : []),
    ...(method === "GET" ? [] : (["foreign_origin"] as const)),
    ...(input.body ? (["malformed_json", "too_large", "unsupported_media_type"] as const) : []),
    ...alwaysPossible,
  ];
  return [...new Set(all)];
}

function operation(endpoint: Endpoint): Json {
  return {
    summary: endpoint.summary,
    ...(endpoint.access === "signed-in" ? { security: [{ session: [] }] } : {}),
    parameters: [...parameters("path", endpoint.input.params), ...parameters("query", endpoint.input.query)],
    ...requestBody(endpoint),
    responses: { ...success(endpoint), ...failures(endpoint) },
  };
}

function requestBody({ input, takesFile }: Endpoint): Json {
  const content = input.body
    ? jsonContent(schemaOf(input.body, "input"))
    : { "application/octet-stream": { schema: {} } };
  return input.body || takesFile ? { requestBody: { required: true, content } } : {};
}

function parameters(place: "path" | "query", schema: z.ZodType | undefined): readonly Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z
    .object({
      properties: z.record(z.string(), z.unknown()).optional(),
      required: z.array(z.string()).optional(),
    })
    .parse(schemaOf(schema, "input"));
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: shape,
  }));
}

function success({ output, status = 200, summary }: Endpoint): Json {
  if (output === "nothing") return { "204": { description: summary } };
  if (output === "response") return { "200": { description: summary } };
  return { [status]: { description: summary, content: jsonContent(schemaOf(output, "output")) } };
}

function failures(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(errorCodesOf(endpoint), (code) => errors[code].status);
  const content = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(", "), content }]),
  );
}

function jsonContent(schema: unknown): Json {
  return { "application/json": { schema } };
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

const text = { type: "string" };
const problemSchema: Json = {
  type: "object",
  required: ["type", "title", "status", "code", "requestId"],
  properties: {
    type: text,
    title: text,
    status: { type: "integer" },
    detail: text,
    code: { type: "string", enum: Object.keys(errors) },
    requestId: text,
    fields: {
      type: "array",
      items: { type: "object", required: ["path", "message"], properties: { path: text, message: text } },
    },
  },
};
