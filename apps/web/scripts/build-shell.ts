// Builds what the app of a phone has with it, into apps/mobile/www: one page, its script and its styles. VITE_SERVER names the
// server that the app is for; without it people name their own at the first start.
// oxlint-disable-next-line import/no-unassigned-import -- It has its say before anything else is loaded.
import "./production.ts";
import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { bootSkeleton } from "../src/app/boot-skeleton.ts";
import { direction, tag } from "../src/language/texts/en.ts";
import { productName } from "../src/platform/product.ts";
import { readManifest, readSnippet } from "./assets.ts";
import { root, shellFolder } from "./places.ts";
import { paper } from "./web-manifest.ts";

await build({ root, mode: "shell", logLevel: "warn" });
const manifest = await readManifest(shellFolder);
const entry = manifest["src/app/entry-shell.tsx"];
if (entry === undefined) throw new Error("The bundle does not start.");
const css = (await takeStyles("fonts")) + (await takeStyles("styles"));
const themeSnippet = await readSnippet("theme");
const firstLookSnippet = await readSnippet("first-look");
const preloads = (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? []);
await writeFile(
  join(shellFolder, "index.html"),
  `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy()}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${paper}">
<title>${productName}</title>
<script>${themeSnippet}</script>
<style>${css}</style>
<script type="module" src="/${entry.file}"></script>
${preloads.map((file) => `<link rel="modulepreload" href="/${file}">`).join("\n")}
</head>
<body>
<div id="root" class="peer"></div>
${bootSkeleton}
<script>${firstLookSnippet}</script>
</body>
</html>
`,
);
await rm(join(shellFolder, ".vite"), { recursive: true });

async function takeStyles(name: string): Promise<string> {
  const file = manifest[`src/ui/${name}.css`]?.file;
  if (file === undefined) throw new Error(`The bundle has no ${name}.`);
  const text = await readFile(join(shellFolder, file), "utf8");
  await rm(join(shellFolder, file));
  return text.trim();
}

/** As strict as the server's own, but that everything of the server comes from elsewhere here. */
function policy(): string {
  return [
    "default-src 'self'",
    `script-src 'self' '${hash(themeSnippet)}' '${hash(firstLookSnippet)}'`,
    `style-src 'self' '${hash(css)}'`,
    "img-src 'self' https: blob: data:",
    "media-src 'self' blob:",
    "connect-src 'self' https:",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types sw",
  ].join("; ");
}

function hash(content: string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
