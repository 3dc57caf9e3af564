import { createHash } from "node:crypto";
import { paintedPicture } from "@meal/contract/recipes";
import { engineCallOf } from "../../http/engine-call.ts";
import { route, type Route } from "../../http/route.ts";
import { rasterise } from "../../http/uploads.ts";
import type { Engine } from "../../ports/engine.ts";
import type { RecipesWork } from "./recipes-work.ts";

const pngWidthPx = 960;
const headers = {
  // The same question is always answered by the same picture.
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  // The app of a phone shows it from pages of its own.
  "cross-origin-resource-policy": "cross-origin",
};

/** Paints dishes from what stands in the address, and keeps nothing. */
export function pictureRoutes(engine: Engine<Pick<RecipesWork, "paintDish">>): readonly Route[] {
  return [
    route(paintedPicture, async ({ params, query, ...call }) => {
      const { request } = call;
      const svg = await engine.paintDish(query, engineCallOf(call));
      const isPng = params.file === "dish.png";
      const etag = `"${createHash("sha256").update(params.file).update(svg).digest("base64url").slice(0, 22)}"`;
      if (request.headers.get("if-none-match")?.includes(etag) === true)
        return new Response(null, { status: 304, headers: { ...headers, etag } });
      const type = isPng ? "image/png" : "image/svg+xml";
      const body = isPng ? Buffer.from(await rasterise(svg, pngWidthPx)) : svg;
      return new Response(body, { headers: { ...headers, etag, "content-type": type } });
    }),
  ];
}
