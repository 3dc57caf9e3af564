import type * as EntryServer from "../src/app/entry-server.tsx";
import { productName } from "../src/platform/product.ts";

/** The page's colour in the light theme, for the browser's own frame (tokens.css). */
export const paper = "#fbf7f0";

/** The web app manifest: what the device needs to install the app. */
export function webManifest({ tag, shortName, productDescription }: (typeof EntryServer)["language"]) {
  return {
    id: "/",
    name: productName,
    short_name: shortName,
    description: productDescription,
    lang: tag,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: paper,
    theme_color: paper,
    categories: ["food", "lifestyle", "health"],
    share_target: {
      action: "/import",
      method: "GET",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "title", text: "text", url: "url" },
    },
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
}
