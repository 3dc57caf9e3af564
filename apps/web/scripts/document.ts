import { bootSkeleton } from "../src/app/boot-skeleton.ts";
import type * as EntryServer from "../src/app/entry-server.tsx";
import { productName } from "../src/platform/product.ts";
import type { Assets } from "./assets.ts";
import type { WrittenPage } from "./draw-pages.ts";
import { paper } from "./web-manifest.ts";

/** What documents say around the pages. */
type Language = (typeof EntryServer)["language"];

type DocumentParts =
  | { readonly kind: "page"; readonly assets: Assets; readonly page: WrittenPage }
  | { readonly kind: "shell"; readonly assets: Assets };

/** A whole document: a page that is complete without script, or the shell that the app fills. */
export function renderDocument(parts: DocumentParts, language: Language): string {
  const { assets } = parts;
  return `<!doctype html>
<html lang="${language.tag}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${parts.kind === "page" ? pageHead(parts.page) : `<title>${productName}</title>`}
<meta name="theme-color" content="${paper}">
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest">
<script>${assets.themeSnippet}</script>
<style>${parts.kind === "page" ? assets.writtenCss : assets.css}</style>
${parts.kind === "page" ? deferredScript(assets) : shellScript(assets)}
</head>
<body>
${parts.kind === "page" ? pageBody(assets, parts.page) : shellBody(assets, language)}
</body>
</html>
`;
}

function pageHead({ title, description }: WrittenPage): string {
  return `<title>${escape(title)} · ${productName}</title>
<meta name="description" content="${escape(description)}">
<meta property="og:title" content="${escape(title)}">
<meta property="og:description" content="${escape(description)}">
<meta property="og:site_name" content="${productName}">`;
}

function deferredScript(assets: Assets): string {
  const imports = assets.deferredImports.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`,
  );
  return [`<script type="module" fetchpriority="low" src="${assets.deferred}"></script>`, ...imports].join(
    "\n",
  );
}

function shellScript(assets: Assets): string {
  const preloads = assets.imports.map((file) => `<link rel="modulepreload" href="${file}">`);
  return [`<script type="module" src="${assets.entry}"></script>`, ...preloads].join("\n");
}

/** The app takes a page over where it names itself, and fetches the styles that it names. */
function pageBody({ styles }: Assets, { path, body }: WrittenPage): string {
  return `<div id="root" data-page="${path}" data-styles="${styles}">${body}</div>`;
}

function shellBody({ firstLookSnippet }: Assets, { withoutScript }: Language): string {
  return `<div id="root" class="peer"></div>
${bootSkeleton}
<script>${firstLookSnippet}</script>
<noscript>
<p class="mx-auto max-w-xl p-6">${withoutScript(productName)}</p>
</noscript>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
