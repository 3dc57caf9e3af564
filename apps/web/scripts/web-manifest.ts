import type * as EntryServer from "../src/app/entry-server.tsx";
import { productName } from "../src/platform/product.ts";
import { manifestShots } from "./manifest-shots.ts";

/** The page's colour in the light theme, for the browser's own frame (tokens.css). */
export const paper = "#fbf7f0";

function screenshots(labels: Readonly<Record<(typeof manifestShots.names)[number], string>>) {
  return Object.entries(manifestShots.forms).flatMap(([form, { width, height, scale }]) =>
    manifestShots.names.map((name) => ({
      src: `/screenshots/${name}-${form}.jpg`,
      sizes: `${width * scale}x${height * scale}`,
      type: "image/jpeg",
      form_factor: form,
      label: labels[name],
    })),
  );
}

/** The web app manifest: what the device needs to install the app. */
export function webManifest({
  tag,
  shortName,
  productDescription,
  shortcuts,
  shotLabels,
}: (typeof EntryServer)["language"]) {
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
    display_override: ["standalone", "minimal-ui"],
    // A press on the icon, on a shortcut or on a share goes on in the window that is open.
    launch_handler: { client_mode: ["navigate-existing", "auto"] },
    // The service worker takes it (`worker/share.ts`), so that it works without a network too.
    share_target: {
      action: "/share",
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [{ name: "photo", accept: ["image/*"] }],
      },
    },
    shortcuts: shortcuts.map(({ name, url }) => ({
      name,
      url,
      icons: [{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }],
    })),
    screenshots: screenshots(shotLabels),
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
}
