import { readFile } from "@meal/contract/files";
import { AppError } from "../../http/app-error.ts";
import { route, type Route } from "../../http/route.ts";
import type { StoredFiles } from "./service.ts";

const types: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  svg: "image/svg+xml",
};

export function filesRoutes(stored: Pick<StoredFiles, "read">): readonly Route[] {
  return [
    route(readFile, async ({ params }) => {
      const bytes = await stored.read(params.bucket, params.path);
      if (!bytes) throw new AppError("not_found");
      const headers = {
        "content-type":
          types[params.path.slice(params.path.lastIndexOf(".") + 1)] ?? "application/octet-stream",
        // spec: 2, section 7, "Storage".
        "cache-control": "public, max-age=3600",
        // A drawing that somebody opens by itself must not be able to do anything.
        "content-security-policy": "default-src 'none'; sandbox",
      };
      return new Response(Buffer.from(bytes), { headers });
    }),
  ];
}
