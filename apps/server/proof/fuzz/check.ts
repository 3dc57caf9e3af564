import { errors } from "@meal/contract/errors";
import type { Endpoint } from "@meal/contract/endpoint";
import { z } from "zod";
import { errorCodesOf } from "../../src/http/openapi.ts";
import type { FuzzRequest } from "./request.ts";

/** An answer that was read to its end, or as far as it goes on for ever. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string().optional(),
  code: z.enum(Object.keys(errors)),
  requestId: z.string(),
  fields: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  // The clients of the sign-in interface read these.
  msg: z.string().optional(),
  error_code: z.string().optional(),
});

/** How the inside of a server sounds. Nothing that is sent holds any of it. */
const inside = [
  /node_modules|\/(?:packages|apps)\/\w+\/src\//u,
  /\bat (?:async )?[\w.<>]+ \((?:file|node):/u,
  /\.ts:\d+:\d+/u,
  /SQLITE_|SqliteError|no such (?:table|column)|(?:UNIQUE|FOREIGN KEY) constraint/u,
  /pg_catalog|syntax error at or near|relation "\w+"|duplicate key value/u,
  /\$argon2/u,
  /TypeError|RangeError|ZodError|AppError/u,
];
const kindsOfAnswers = [
  /^application\/(?:json|problem\+json|zip)/u,
  /^image\/(?:jpeg|png|svg\+xml|webp)/u,
  /^text\/(?:csv|event-stream|calendar|markdown|html|plain)/u,
];
/** Another site's server may not answer when a page of it is asked for; that is no fault of this one. */
const notOurs: readonly string[] = ["page_unreachable"];

/** What a text tells of the inside of the server, each in a sentence. */
export function soundsOfTheInside(text: string): readonly string[] {
  return inside.filter((sound) => sound.test(text)).map((sound) => `tells of the inside: ${sound}`);
}

/** Everything that is wrong with an answer, each in a sentence; `foreign` are the marks that only others write. */
export function wrongsOf(
  { endpoint, method }: Pick<FuzzRequest, "endpoint" | "method">,
  answer: Answer,
  foreign: readonly string[],
): readonly string[] {
  const { status, headers, text } = answer;
  const whole = `${JSON.stringify([...headers])}${text}`;
  const json = jsonIn(answer);
  return [
    ...(status >= 500 && !notOurs.some((code) => text.includes(`"${code}"`)) ? [`answers ${status}`] : []),
    ...soundsOfTheInside(whole),
    ...foreign
      .filter((mark) => whole.includes(mark))
      .map((mark) => `tells what somebody else wrote: ${mark}`),
    ...(headers.has("x-request-id") ? [] : ["has no request id"]),
    ...wrongHeaders(answer),
    ...(status >= 400 ? wrongRefusal(endpoint, status, json, method) : wrongSuccess(endpoint, answer, json)),
  ];
}

function wrongHeaders({ status, headers, text }: Answer): readonly string[] {
  const type = headers.get("content-type");
  const isKnown = type === null ? text === "" : kindsOfAnswers.some((kind) => kind.test(type));
  const location = headers.get("location");
  const leadsAway = location !== null && /^(?:https?:)?\/\/(?!localhost:3000(?:\/|$))/u.test(location);
  return [
    ...(isKnown ? [] : [`has the content type ${type}`]),
    ...(headers.get("x-content-type-options") === "nosniff" ? [] : ["may be sniffed"]),
    ...(leadsAway ? [`leads away to ${location}`] : []),
    ...(status >= 300 && status < 400 && status !== 304 && location === null ? ["leads nowhere"] : []),
  ];
}

function wrongRefusal(
  endpoint: Endpoint | undefined,
  status: number,
  json: unknown,
  method: string,
): readonly string[] {
  if (method === "HEAD") return [];
  const { data, error } = problem.safeParse(json);
  if (!data) return [`refuses with ${status} and no problem document: ${error?.message}`];
  const known = Object.entries(errors).find(([code]) => code === data.code)?.[1];
  const isTrue = known?.status === status && data.status === status && data.title === known.title;
  const isListed = endpoint === undefined || errorCodesOf(endpoint).some((code) => code === data.code);
  return [
    ...(isTrue
      ? []
      : [`answers ${status} with a problem document that says otherwise: ${JSON.stringify(data)}`]),
    ...(isListed ? [] : [`refuses with ${data.code}, which the contract does not list`]),
  ];
}

function wrongSuccess(
  endpoint: Endpoint | undefined,
  { status, text }: Answer,
  json: unknown,
): readonly string[] {
  if (endpoint === undefined || endpoint.output === "response") return [];
  const expected = endpoint.output === "nothing" ? 204 : (endpoint.status ?? 200);
  const wrongStatus = status === expected ? [] : [`answers ${status} instead of ${expected}`];
  if (endpoint.output === "nothing") return [...wrongStatus, ...(text === "" ? [] : ["answers with a body"])];
  const { error } = endpoint.output.safeParse(json);
  return [...wrongStatus, ...(error ? [`breaks its own schema: ${error.message}`] : [])];
}

function jsonIn({ headers, text }: Answer): unknown {
  if (!/^application\/(?:problem\+)?json/u.test(headers.get("content-type") ?? "")) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
