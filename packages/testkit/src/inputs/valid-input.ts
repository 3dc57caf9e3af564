import type { Endpoint, InputSchemas } from "@meal/contract/endpoint";
import { nameOf } from "../contract-endpoints.ts";
import { inputOf, type Choices } from "./input-of.ts";

/** The three parts of an input, as a caller has them before they are sent. */
export type RawInput = { readonly [Part in keyof InputSchemas]?: unknown };

const mostTries = 50;
const parts = ["params", "query", "body"] as const;

/** An input that the endpoint's schemas take. Rules that are code are met by trying again; where they never are, it says so. */
export function validInput(endpoint: Endpoint, choices: Choices): RawInput {
  const made = parts.map((part) => [part, validPart(endpoint, part, choices)] as const);
  return Object.fromEntries(made.filter(([part]) => endpoint.input[part] !== undefined));
}

function validPart(endpoint: Endpoint, part: keyof InputSchemas, choices: Choices): unknown {
  const schema = endpoint.input[part];
  if (schema === undefined) return undefined;
  let complaint = "";
  for (let tries = 0; tries < mostTries; tries += 1) {
    const input = inputOf(schema, choices);
    const { success, error } = schema.safeParse(input);
    if (success) return input;
    complaint = JSON.stringify(error.issues[0]);
  }
  throw new Error(`Nothing that is made for the ${part} of ${nameOf(endpoint)} is right: ${complaint}`);
}
