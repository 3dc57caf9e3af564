/** The hashes of what the web build inlines, and the names of its Trusted Types policies. */
export interface InlineHashes {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly trustedTypes: readonly string[];
}

/** The headers that every answer carries, whatever it is. */
export function securityHeaders(hashes: InlineHashes, appUrl: string): Readonly<Record<string, string>> {
  return {
    "content-security-policy": contentSecurityPolicy(hashes),
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
export function contentSecurityPolicy({ script, style, trustedTypes }: InlineHashes): string {
  return [
    "default-src 'self'",
    `script-src 'self'${sources(script)}`,
    `style-src 'self'${sources(style)}`,
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.length === 0 ? "'none'" : trustedTypes.join(" ")}`,
  ].join("; ");
}

function sources(hashes: readonly string[]): string {
  return hashes.map((hash) => ` '${hash}'`).join("");
}
