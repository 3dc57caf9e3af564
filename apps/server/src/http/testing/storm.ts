import type { Endpoint } from "@meal/contract/endpoint";
import { testOrigin } from "@meal/testkit/test-app";
import {
  array,
  boolean,
  constantFrom,
  dictionary,
  integer,
  json,
  oneof,
  option,
  record,
  string,
  type Arbitrary,
} from "fast-check";

/** Text that breaks what was not expecting it. */
export const nastyText = oneof(
  string({ unit: "binary", maxLength: 40 }),
  constantFrom(
    "\0",
    "\uD800",
    "' or 1=1 --",
    "../../etc/passwd",
    "%00",
    "__proto__",
    "constructor",
    "NaN",
    "1e999",
    "-0",
  ),
  string({ minLength: 2000, maxLength: 4000 }),
);
const nastyJson = oneof(
  json({ maxDepth: 4 }),
  record({ title: nastyText, body: nastyText }).map((note) => JSON.stringify(note)),
  json().map((text) => text.slice(0, -1)),
  nastyText,
  constantFrom('{"__proto__":{"x":1}}', '"\\u0000"', "[".repeat(50_000), "1e400", "null", "", "\uFEFF{}"),
  integer({ min: 1, max: 30_000 }).map((depth) => `${"[".repeat(depth)}${"]".repeat(depth)}`),
);
const printable = string({
  unit: constantFrom(...`abcXYZ019 -_.,:;/*+="'(){}<>@%&?`.split("")),
  maxLength: 60,
});
const headerNames = [
  "accept",
  "accept-encoding",
  "authorization",
  "content-length",
  "content-type",
  "cookie",
  "if-none-match",
  "origin",
  "range",
  "sec-fetch-site",
  "x-forwarded-for",
  "x-session-mode",
];
const headers = dictionary(constantFrom(...headerNames), printable, { maxKeys: 5 });

/** What may be thrown at an endpoint. */
export const storm = record({
  params: array(nastyText, { minLength: 5, maxLength: 5 }),
  query: dictionary(printable, nastyText, { maxKeys: 4 }),
  rawQuery: option(printable),
  body: nastyJson,
  headers,
  isJson: boolean(),
  method: constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"),
  keepsMethod: boolean(),
});
/** One request of the storm, as the arbitrary makes it. */
export type Storm = typeof storm extends Arbitrary<infer T> ? T : never;

/** The throw as a request to this endpoint, if it can be written as one. */
export function requestOf(
  target: Endpoint,
  { params, query, rawQuery, body, isJson, ...rest }: Storm,
): Request | undefined {
  const left = [...params];
  const path = target.path.replaceAll(
    /:\w+/gu,
    () => encodeURIComponent((left.pop() ?? "").toWellFormed()) || "x",
  );
  const search = rawQuery ?? String(new URLSearchParams(query));
  const method = rest.keepsMethod ? target.method : rest.method;
  const type = isJson ? { "content-type": "application/json" } : {};
  const hasBody = !["GET", "HEAD"].includes(method);
  try {
    const init = { method, headers: { ...rest.headers, ...type }, ...(hasBody ? { body } : {}) };
    return new Request(`${testOrigin}${path}?${search}`, init);
  } catch {
    // What cannot even be written as a request is not one.
    return undefined;
  }
}
