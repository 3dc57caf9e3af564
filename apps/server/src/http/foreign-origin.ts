import { AppError } from "../app-error.ts";

const harmlessMethods = new Set(["GET", "HEAD", "OPTIONS"]);
const ownSites = new Set(["same-origin", "none"]);

/**
 * Refuses what another website makes a browser send to us. Browsers always say where a changing request comes
 * from; programs without a browser say nothing, and carry no cookie by accident either.
 */
export function refuseForeignOrigin(request: Request, ownOrigins: ReadonlySet<string>): void {
  if (harmlessMethods.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (site !== null && !ownSites.has(site)) throw foreign("headers.sec-fetch-site", ownOrigins);
  if (origin !== null && !ownOrigins.has(origin)) throw foreign("headers.origin", ownOrigins);
}

function foreign(path: string, ownOrigins: ReadonlySet<string>): AppError {
  const message = `This server is opened as ${[...ownOrigins].join(" or ")}; APP_URL sets that.`;
  return new AppError("foreign_origin", { fields: [{ path, message }] });
}

/** The origins that are ours: the public one, and on this machine each of its names. */
export function ownOriginsOf(appUrl: string): ReadonlySet<string> {
  const { origin, protocol, hostname, port } = new URL(appUrl);
  if (hostname !== "localhost") return new Set([origin]);
  const suffix = port === "" ? "" : `:${port}`;
  return new Set([origin, `${protocol}//127.0.0.1${suffix}`, `${protocol}//[::1]${suffix}`]);
}
