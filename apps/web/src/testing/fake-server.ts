import type { Endpoint, ParsedInputOf } from "@meal/contract/endpoint";
import type { Answer } from "./answers.ts";
import { makePace } from "./pace.ts";

/** What stands in for the server behind `call`: an endpoint that a screen asks and no test answers fails the test. */
export interface FakeServer {
  /** The latest answer to an endpoint counts. */
  readonly add: (answers: readonly Answer[]) => void;
  /** What this endpoint was sent so far, oldest first. */
  readonly sent: <E extends Endpoint>(endpoint: E) => readonly ParsedInputOf<E>[];
  /** No request gets through from here on, until the network is back. */
  readonly setReachable: (isReachable: boolean) => void;
  readonly fetch: typeof fetch;
  /** What went wrong with requests, by name. */
  readonly complaints: () => readonly string[];
}

export function createFakeServer(): FakeServer {
  const answers: Answer[] = [];
  const received: { readonly endpoint: Endpoint; readonly input: unknown }[] = [];
  const complaints: string[] = [];
  const takeTime = makePace(400);
  let isReachable = true;

  async function take(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (!isReachable) throw new TypeError("Failed to fetch");
    // What finds out whether there is a network is no business of a screen.
    if (pathname === "/api/health") return Response.json({});
    const found = answers.findLast(({ endpoint }) => paramsOf(endpoint, request) !== undefined);
    if (found === undefined) {
      complaints.push(`No answer for ${request.method} ${pathname}`);
      return new Response("no", { status: 501 });
    }
    const { endpoint } = found;
    await takeTime(`${request.method} ${pathname}`);
    try {
      const input = parse(endpoint, await readInput(endpoint, request));
      received.push({ endpoint, input });
      return await found.reply(input);
    } catch (error) {
      complaints.push(`${endpoint.method} ${endpoint.path}: ${String(error)}`);
      return new Response("no", { status: 500 });
    }
  }

  return {
    add: (more) => void answers.push(...more),
    sent: <E extends Endpoint>(endpoint: E) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Parsed with the schemas of this very endpoint.
      received.flatMap((one) => (one.endpoint === endpoint ? [one.input as ParsedInputOf<E>] : [])),
    setReachable: (next) => {
      isReachable = next;
    },
    fetch: async (input, options) => {
      const request = new Request(input, options);
      return endingWith(request.signal, await Promise.race([take(request), aborted(request.signal)]));
    },
    complaints: () => complaints,
  };
}

/** An answer that is still on its way ends when its call is given up. */
function endingWith(signal: AbortSignal, response: Response): Response {
  const isStream = response.headers.get("content-type") === "text/event-stream";
  if (!isStream || response.body === null) return response;
  return new Response(response.body.pipeThrough(new TransformStream(), { signal }), response);
}

async function aborted(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  const end = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => end.reject(signal.reason));
  return end.promise;
}

/** What travelled, as the contract names its parts. */
interface RawInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The parameters of the path, where this is a request for that endpoint. */
function paramsOf(endpoint: Endpoint, { method, url }: Request): RawInput["params"] | undefined {
  if (method !== endpoint.method) return undefined;
  const { pathname } = new URL(url);
  const pattern = endpoint.path.replaceAll(/:(\w+)/gu, "(?<$1>[^/]+)");
  const found = new RegExp(`^${pattern}$`, "u").exec(pathname);
  if (found === null) return undefined;
  const entries = Object.entries(found.groups ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, decodeURIComponent(value)]));
}

async function readInput(endpoint: Endpoint, request: Request): Promise<RawInput> {
  const type = request.headers.get("content-type") ?? "";
  return {
    params: paramsOf(endpoint, request) ?? {},
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: type === "application/json" ? await request.json() : await request.blob(),
  };
}

/** What the real server would refuse fails the test here. */
function parse({ input, takesFile }: Endpoint, given: RawInput): unknown {
  return {
    ...(input.params && { params: input.params.parse(given.params) }),
    ...(input.query && { query: input.query.parse(given.query) }),
    ...(input.body && { body: takesFile === true ? given.body : input.body.parse(given.body) }),
  };
}
