import { join } from "node:path";

/** The folder of the web app. */
export const root = join(import.meta.dirname, "..");
/** What the server serves. */
export const dist = join(root, "dist");
/** What the app of a phone has with it. */
export const shellFolder = join(root, "../mobile/www");
/** Where the service worker fetches the shell from, whose other addresses depend on the features. */
export const shellAddress = "/app-shell";
/** What the build makes on the way. */
export const cache = join(root, ".cache");
