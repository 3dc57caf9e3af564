import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { drawings } from "./scripts/drawings.tsx";

/** The API server that `npm run dev` passes requests on to. */
const apiServer = `http://127.0.0.1:${process.env["PORT"] ?? "3000"}`;

const vendor =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store))\//u;
/** What waits for the first paint and then fetches the rest: it must not bring any of the rest along. */
const early = /src\/(?:app\/(?:early-presses|faces)\.|platform\/install-offer\.)|vite\/preload-helper/u;
/** Everything else that is there from the start, but for what starts it. */
const frame = /^(?!.*\/(?:entry-client|entry-deferred|styles)\.)/u;
/** What every screen that reads from the server needs. */
const data =
  /^(?!.*nfinite).*(?:node_modules\/(?:@tanstack\/(?:react-query|query-[\w-]+|react-query-[\w-]+)|idb-keyval)\/|src\/platform\/(?:data-provider|kept-answers|answer-store)\.)/u;
/** What every form of the accounts and the profile needs. */
const forms = /src\/(?:ui\/(?:field|input|new-password-fields|password-input)\.|platform\/use-rule-form\.)/u;

// Pages are written by scripts/build.ts after the bundle: index.html serves the development server only.
// oxlint-disable-next-line import/no-default-export -- Vite reads its configuration from the default export.
export default defineConfig(({ isSsrBuild }) => ({
  define: { "import.meta.env.BUILD_YEAR": JSON.stringify(String(new Date().getUTCFullYear())) },
  plugins: [drawings(), react(), tailwindcss()],
  build: {
    target: "es2022",
    manifest: !isSsrBuild,
    // Inlined data: addresses would need room in the Content-Security-Policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(isSsrBuild === true
      ? { outDir: ".cache/prerender", copyPublicDir: false, emptyOutDir: true }
      : {
          outDir: "dist",
          emptyOutDir: true,
          rolldownOptions: {
            // The drawings take a moment, and are worth it.
            checks: { pluginTimings: false },
            input: ["src/app/entry-client.tsx", "src/app/entry-deferred.tsx", "src/ui/styles.css"],
            output: {
              // What is needed together in one file: it packs better than many small ones.
              codeSplitting: {
                groups: [
                  { name: "vendor", test: vendor, priority: 4 },
                  { name: "early", test: early, priority: 3 },
                  { name: "frame", test: frame, tags: ["$initial"], priority: 2 },
                  { name: "data", test: data, priority: 1 },
                  { name: "forms", test: forms },
                ],
              },
            },
          },
        }),
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: { "/api": apiServer, "/files": apiServer },
  },
}));
