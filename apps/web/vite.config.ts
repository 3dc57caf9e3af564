import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { drawings } from "./scripts/drawings.tsx";

/** The API server that `npm run dev` passes requests on to. */
const apiServer = `http://127.0.0.1:${process.env["PORT"] ?? "3000"}`;

const vendor =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store))\//u;
/** Small parts that the frame and nearly every page share; a file for each would cost more than it saves. */
const frame =
  /src\/(?:ui\/(?:badge|button|card|cx|drawing|error-state|icon-button|message-state|popover-menu|skeleton|spinner|toast-store)\.|ui\/illustrations\/(?:logo|cut|paper-shapes)\.|platform\/(?:api|session|registry|product|feature|page-title)\.)|lucide-react\/dist\/esm\/(?!icons)/u;
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
              // What every page needs in one file: it packs better, and stays the same from version to version.
              codeSplitting: {
                groups: [
                  { name: "vendor", test: vendor },
                  { name: "frame", test: frame },
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
