import { createHash } from "node:crypto";
import { paintedPicture } from "@meal/contract/recipes";
import type { Kitchen } from "@meal/engine/writer/kitchen";
import { route, type Route } from "../../http/route.ts";
import { rasterise } from "../../http/uploads.ts";

const pngWidthPx = 960;
const headers = {
  // The same question is always answered by the same picture.
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
};

/** Paints dishes from what stands in the address, and keeps nothing. */
export function pictureRoutes(kitchen: () => Promise<Kitchen>): readonly Route[] {
  return [
    route(paintedPicture, async ({ params, query, request }) => {
      const { paint } = await import("./paint.ts");
      const svg = paint(await kitchen(), query);
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
