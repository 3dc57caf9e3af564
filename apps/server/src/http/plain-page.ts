import { createHash } from "node:crypto";
import { contentSecurityPolicy } from "./security-headers.ts";

/** How the pages look that the server writes by itself, without the app and without a script. */
export const plainStyle = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1rem 0; }
h2 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere; }
pre { overflow: auto; padding: 0.75rem; border-radius: 0.5rem;
  background: color-mix(in srgb, currentColor 7%, transparent); }
table { border-collapse: collapse; } td, th { text-align: left; padding: 0.25rem 1rem 0.25rem 0; }
button { font: inherit; min-height: 3rem; padding: 0 1.25rem; margin: 0.25rem 0; border-radius: 0.75rem; cursor: pointer;
  border: 1px solid currentColor; background: color-mix(in srgb, currentColor 7%, transparent); color: inherit; }
`;

const styleHash = `sha256-${createHash("sha256").update(plainStyle).digest("base64")}`;

/** The headers of such a page, which let through exactly that style. */
export const plainPageHeaders: Readonly<Record<string, string>> = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": contentSecurityPolicy({ script: [], style: [styleHash], trustedTypes: [] }),
};
