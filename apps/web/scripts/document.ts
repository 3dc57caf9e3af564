import { bootSkeleton, withoutScript } from "../src/app/boot-skeleton.ts";
import { productName } from "../src/platform/product.ts";
import type { Assets } from "./assets.ts";
import { paper } from "./web-manifest.ts";

interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

type DocumentParts =
  | { readonly kind: "page"; readonly assets: Assets; readonly page: Page }
  | { readonly kind: "shell"; readonly assets: Assets };

/** A whole document: a page that is complete without script, or the shell that the app fills. */
export function renderDocument(parts: DocumentParts): string {
  const { assets } = parts;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${parts.kind === "page" ? pageHead(parts.page) : `<title>${productName}</title>`}
<meta name="theme-color" content="${paper}">
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest">
<script>${assets.themeSnippet}</script>
<style>${assets.css}</style>
${parts.kind === "page" ? deferredScript(assets) : shellScript(assets)}
</head>
<body>
${parts.kind === "page" ? `<div id="root" data-page="${parts.page.path}">${parts.page.body}</div>` : shellBody}
</body>
</html>
`;
}

function pageHead({ title, description }: Page): string {
  return `<title>${escape(title)} · ${productName}</title>
<meta name="description" content="${escape(description)}">
<meta property="og:title" content="${escape(title)}">
<meta property="og:description" content="${escape(description)}">
<meta property="og:site_name" content="${productName}">`;
}

function deferredScript(assets: Assets): string {
  return `<script type="module" fetchpriority="low" src="${assets.deferred}"></script>`;
}

function shellScript(assets: Assets): string {
  const preloads = assets.imports.map((file) => `<link rel="modulepreload" href="${file}">`);
  return [`<script type="module" src="${assets.entry}"></script>`, ...preloads].join("\n");
}

const shellBody = `<div id="root" class="peer"></div>
${bootSkeleton}
${withoutScript}`;

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
