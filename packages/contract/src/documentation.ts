import { endpoint } from "./endpoint.ts";

/** The whole API as an OpenAPI 3.1 document, made from these endpoints. */
export const readOpenApi = endpoint({
  method: "GET",
  path: "/api/openapi.json",
  summary: "This API as an OpenAPI document.",
  access: "public",
  input: {},
  output: "response",
  errors: [],
});

/** The documentation of the API as a page for people. */
export const readDocs = endpoint({
  method: "GET",
  path: "/api/docs",
  summary: "This API as a page to read.",
  access: "public",
  input: {},
  output: "response",
  errors: [],
});
