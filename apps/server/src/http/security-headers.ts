/** The hashes of what the web build inlines, the names of its Trusted Types policies, and who else may be asked. */
export interface PageSources {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly trustedTypes: readonly string[];
  /** Origins that the app may send to, and those whose pages it may show inside of its own: none unless set. */
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
}

/** The headers that every answer carries, whatever it is. */
export function securityHeaders(sources: PageSources, appUrl: string): Readonly<Record<string, string>> {
  return {
    "content-security-policy": contentSecurityPolicy(sources),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(appUrl.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

/** Everything from ourselves, nothing inline but what the build hashed, no way around Trusted Types. */
export function contentSecurityPolicy(sources: PageSources): string {
  const { script, style, trustedTypes, connect = [], frame = [] } = sources;
  return [
    "default-src 'self'",
    `script-src 'self'${quoted(script)}`,
    `style-src 'self'${quoted(style)}`,
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...connect].join(" "),
    "object-src 'none'",
    `frame-src ${frame.length === 0 ? "'none'" : frame.join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.length === 0 ? "'none'" : trustedTypes.join(" ")}`,
  ].join("; ");
}

function quoted(hashes: readonly string[]): string {
  return hashes.map((hash) => ` '${hash}'`).join("");
}
