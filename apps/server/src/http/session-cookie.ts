/** The cookie that holds a browser's session. */
export interface SessionCookie {
  /** The token in the request's cookies. */
  read(request: Request): string | undefined;
  /** The Set-Cookie that hands it out until it ends. */
  write(token: string, lifetimeMs: number): string;
  /** The Set-Cookie that takes it back. */
  readonly clear: string;
}

/** On https the name itself makes browsers insist on Secure, on this host and on the whole path. */
export function sessionCookie(appUrl: string): SessionCookie {
  const isSecure = appUrl.startsWith("https:");
  const name = isSecure ? "__Host-session" : "session";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`, "u");
  return {
    read: (request) => pattern.exec(request.headers.get("cookie") ?? "")?.[1],
    write: (token, lifetimeMs) =>
      `${name}=${token}; ${attributes}; Max-Age=${Math.max(0, Math.floor(lifetimeMs / 1000))}`,
    clear: `${name}=; ${attributes}; Max-Age=0`,
  };
}

/** Whether the caller is a browser that keeps its session in a cookie. */
export function wantsCookie(request: Request): boolean {
  return request.headers.get("x-session-mode") === "cookie";
}
