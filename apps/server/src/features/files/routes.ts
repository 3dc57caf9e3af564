import { readFile, readMealPhoto } from "@meal/contract/files";
import { AppError } from "../../app-error.ts";
import { route, type Route } from "../../http/route.ts";
import type { Bucket } from "../../ports/files.ts";
import type { StoredFiles } from "./service.ts";

const types: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  svg: "image/svg+xml",
};

export function filesRoutes(stored: Pick<StoredFiles, "read">): readonly Route[] {
  const show = async (bucket: Bucket, path: string) => {
    const bytes = await stored.read(bucket, path);
    if (!bytes) throw new AppError("not_found");
    const headers = {
      "content-type": types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream",
      // spec: 2, section 7, "Storage".
      "cache-control": "public, max-age=3600",
      // A drawing that somebody opens by itself must not be able to do anything.
      "content-security-policy": "default-src 'none'; sandbox",
      // The app of a phone shows it from pages of its own.
      "cross-origin-resource-policy": "cross-origin",
    };
    return new Response(Buffer.from(bytes), { headers });
  };
  return [
    route(readFile, ({ params }) => show(params.bucket, params.path)),
    route(readMealPhoto, ({ params }) => show("meal-images", `meal_photos/${params.path}`)),
  ];
}
