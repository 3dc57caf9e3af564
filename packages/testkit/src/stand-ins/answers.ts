/** What a stand-in is told to do with a request. */
export type Answer =
  | { readonly kind: "text"; readonly text: string; readonly finish?: "stop" | "length" }
  | { readonly kind: "image"; readonly bytes: Uint8Array }
  /** The provider's filter lets nothing through. */
  | { readonly kind: "refusal" }
  | { readonly kind: "status"; readonly status: number; readonly retryAfter?: string }
  /** The connection breaks: before the first byte, or in the middle of the answer. */
  | { readonly kind: "cut"; readonly after: "nothing" | "half" }
  /** The connection stays and nothing comes, or in a stream nothing more than this. */
  | { readonly kind: "stall"; readonly text?: string }
  /** The answer itself is no whole JSON. */
  | { readonly kind: "broken" };

/** A request as it came. */
export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: unknown;
}

/** What a request turned out to ask for, or why the provider would not take it. */
export type Accepted =
  | { readonly kind: "complete" | "stream" | "image" }
  | { readonly kind: "refused"; readonly status: number; readonly message: string };

/** How a provider speaks. */
export interface Protocol {
  /** What stands between the address of the server and the paths of the reference. */
  readonly basePath: string;
  readonly accept: (request: Received) => Accepted;
  readonly errorBody: (status: number, message: string) => object;
  /** The whole answer; null stands for what the provider's filter held back. */
  readonly completion: (text: string | null, finish: "stop" | "length") => object;
  /** The answer in the frames of a stream. */
  readonly frames: (pieces: readonly string[] | null, finish: "stop" | "length") => readonly string[];
  readonly image: (base64: string) => object;
}

/** The tokens that every stand-in says it used. */
export const STAND_IN_USAGE = { input: 120, output: 55 } as const;

/** The key that every stand-in takes. */
export const STAND_IN_KEY = "stand-in-key";

/** A frame of server-sent events. */
export const frame = (data: object | string, event?: string): string =>
  `${event === undefined ? "" : `event: ${event}\n`}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
