import { z } from "zod";
import type { Clock } from "../../../ports/clock.ts";
import { PaymentFault } from "../../../ports/payments.ts";

/** Where PayPal is, and who we are there. */
export interface PaypalSettings {
  readonly api: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clock: Clock;
  /** How requests travel; the test checkout takes them itself. */
  readonly send: (request: Request) => Promise<Response>;
}

/** A call of PayPal's REST interface. */
export interface PaypalCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** As it is sent: what was signed must not be written anew. */
  readonly body?: string;
  /** PayPal does once what comes twice with the same. */
  readonly requestId?: string;
}

/** What PayPal answered to a call that it took: the JSON, or undefined where there is none. */
export interface PaypalAnswer {
  readonly status: number;
  readonly json: unknown;
}

const timeoutMs = 15_000;
const unauthorised = 401;
const tooMany = 429;
/** A token is asked for anew a little before it ends. */
const earlierMs = 60_000;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

interface Token {
  readonly text: string;
  readonly endsAt: number;
}

/** Calls PayPal with a token that is kept as long as it lasts. */
export function paypalApi(settings: PaypalSettings): (call: PaypalCall) => Promise<PaypalAnswer> {
  let token: Promise<Token> | undefined;
  const tokenNow = async (): Promise<string> => {
    token ??= fetchToken(settings);
    try {
      const { text, endsAt } = await token;
      if (endsAt > settings.clock.now()) return text;
    } catch (error) {
      token = undefined;
      throw error;
    }
    token = fetchToken(settings);
    return (await token).text;
  };
  return async (call) => {
    const first = await request(settings, call, await tokenNow());
    if (first.status !== unauthorised) return first;
    // The token was taken back before its time.
    token = undefined;
    return request(settings, call, await tokenNow());
  };
}

async function fetchToken(settings: PaypalSettings): Promise<Token> {
  const { api, clientId, clientSecret, clock } = settings;
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  const begunAt = clock.now();
  const { status, json } = await exchange(
    settings,
    new Request(`${api}/v1/oauth2/token`, {
      method: "POST",
      body: "grant_type=client_credentials",
      headers: {
        authorization: `Basic ${credentials}`,
        "content-type": "application/x-www-form-urlencoded",
        accept: "application/json",
      },
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
  // Wrong credentials are the operator's to mend; until then it is as if nobody answered, and nothing is lost.
  if (status !== 200) throw new PaymentFault("unreachable", new Error(`PayPal gives no token: ${status}`));
  const { access_token: text, expires_in: seconds } = readAnswer(tokenAnswer, json);
  return { text, endsAt: begunAt + seconds * 1000 - earlierMs };
}

function request(
  settings: PaypalSettings,
  { method, path, body, requestId }: PaypalCall,
  token: string,
): Promise<PaypalAnswer> {
  const headers = new Headers({ authorization: `Bearer ${token}`, accept: "application/json" });
  if (body !== undefined) headers.set("content-type", "application/json");
  if (requestId !== undefined) {
    headers.set("paypal-request-id", requestId);
    headers.set("prefer", "return=representation");
  }
  const signal = AbortSignal.timeout(timeoutMs);
  return exchange(
    settings,
    new Request(`${settings.api}${path}`, {
      method,
      headers,
      signal,
      ...(body === undefined ? {} : { body }),
    }),
  );
}

/** Sends a request; what PayPal is too busy or too broken to answer counts as no answer. */
async function exchange({ send }: PaypalSettings, outgoing: Request): Promise<PaypalAnswer> {
  let status: number;
  let text: string;
  try {
    const response = await send(outgoing);
    ({ status } = response);
    text = await response.text();
  } catch (cause) {
    throw new PaymentFault("unreachable", cause);
  }
  if (status >= 500 || status === tooMany)
    throw new PaymentFault("unreachable", new Error(`PayPal answers ${status}`));
  return { status, json: jsonOf(text) };
}

/** Reads an answer. One that is none, such as the page of a proxy, counts as no answer. */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new PaymentFault("unreachable", parsed.error);
  return parsed.data;
}

function jsonOf(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
