import { join } from "node:path";
import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { answersVersion } from "./scripts/answers-version.ts";
import { countCookbook } from "./scripts/cookbook-counts.ts";
import { drawings } from "./scripts/drawings.tsx";
import { iconData } from "./scripts/icon-data.ts";
import { languages } from "./scripts/languages.ts";
import { shellFolder } from "./scripts/places.ts";
import { preloads } from "./scripts/preload-helper.ts";

/** The API server that `npm run dev` passes requests on to. */
const apiServer = `http://127.0.0.1:${process.env["PORT"] ?? "3000"}`;

/** What every page has: the libraries that draw it, and the numbers and plurals of every text. */
const vendor = /node_modules\/(?:react|react-dom|scheduler)\/|src\/language\//u;
/** What waits for the first paint and then fetches the rest: it must not bring any of the rest along. */
const early =
  /src\/(?:app\/(?:faces|ready|bring-part)\.|platform\/(?:install-offer|was-signed-in)\.)|vite\/preload-helper/u;
/** Everything else that is there from the start, but for what only public pages start with. */
const frame =
  /^(?!.*\/(?:entry-deferred|all-styles|early-presses|later-drawings|fonts|styles|written-styles)\.)/u;
/** What every screen that reads from the server needs, and the small parts that most of them draw. */
const data = anyOf(
  "node_modules/@tanstack/(?:react-query|query-[\\w-]+|react-query-[\\w-]+)/(?!.*(?:nfiniteQuery(?!Options)|utationObserver|useMutation))",
  "node_modules/idb-keyval/",
  "platform/(?:data-provider|query-client|kept-answers|answer-store|account-menu|preferences-query|recipe-cache|dish-picture)\\.",
  "(?:platform/texts/en/minutes|ui/texts/en/diets)\\.",
  "ui/(?:avatar|initials|dish-image)\\.",
  "platform/device/notes\\.",
  "shopping-list/(?:device-store|queue-form)\\.",
  "profile/(?:labels|preferences)\\.",
  "domain/src/(?:accounts/names|chef/diet-labels|dates/format-date|planner/plan-dates|recipes/saved-recipes)\\.",
);
/** What the dashboard shares with the screens of plan and list. */
const meals = anyOf(
  "platform/(?:today|use-today|plans-in-use-query|meal-type|side-line|texts/en/(?:meal-types|side))\\.",
  "(?:shopping-list/line-key|icons/moon-star)\\.",
  "domain/src/(?:chef/(?:meal-steps|known-figures|day-shares)|planner/(?:plan-in-use|started-ahead))\\.",
);
/** What is on the list and at home, counted where it is not the list that is looked at. */
const home = anyOf(
  "shopping-list/(?:list-summary|texts/en/stat)\\.",
  "domain/src/shopping-list/(?:at-home|beside-home)\\.",
);
/** What says which plan somebody pays for, and so whether they keep a diary and are offered to note a meal in it. */
const premium = anyOf(
  "(?:platform|domain/src/entitlements)/(?:use-)?(?:subscription|usage)\\.",
  "platform/(?:may-track|eaten|cook)\\.",
);
/** What stands on the dashboard, whichever feature brings it, but for what keeps it once it is drawn. */
const dashboard = anyOf(
  "features/dashboard/(?!feature|first-look)",
  "(?:dinner-card|next-meal-card|today-lines|what-matters|eating-card|calories-card|stat-tiles|counts-query)\\.",
  "shopping-list/(?:still-to-buy|components/(?:items-stat|list-line|still-to-buy))\\.",
);
/** What the planner has from the start, and its dialogs and settings as well. */
const planner = anyOf(
  "features/planner/(?:plan/(?:undo|quick-swap)|settings/settings-store)\\.",
  "features/planner/(?:keeping/use-keep-(?:plan|for-next)|making/generation-state)\\.",
  "features/planner/texts/en/(?:swap|week|figures)\\.",
  "domain/src/(?:planner/typed-figures|chef/week-wishes)\\.",
);
/** What every visit of somebody who is signed in does once the page is drawn: what was left behind, what waits, what was chosen. */
const visit = anyOf(
  "platform/(?:device/(?:waiting|sealing|clear)|outbox/device-queue)\\.",
  "profile/components/remembered-watch\\.",
);
/** What of it guests need, too. */
const chosen = anyOf("platform/(?:measures|new-id)\\.", "profile/remembered-kind\\.");
/** What every form needs. */
const fields = anyOf(
  "ui/(?:field|input|choice|checkbox|select)\\.",
  "icons/(?:check|chevron-down|circle-exclamation-point)\\.",
);
/** What stands where there is nothing to show. */
const states = /\/ui\/(?:offline-state|empty-state)\./u;
/** What forms that ask for a password need besides. */
const passwords = anyOf(
  "ui/(?:new-password-fields|password-input)\\.",
  "platform/use-rule-form\\.",
  "icons/eye(?:-off)?\\.",
);
/** What speaks up on a page. */
const messages = anyOf(
  "ui/(?:banner|tone-icon|tones)\\.",
  "icons/(?:info|triangle-exclamation-point|circle-x|circle-check)\\.",
);

const initial: ["$initial"] = ["$initial"];
/** What is needed together in one file: it packs better than many small ones. */
const groups = [
  { name: "vendor", test: vendor, priority: 5 },
  { name: "early", test: early, priority: 4 },
  { name: "frame", test: frame, tags: initial, priority: 3 },
  { name: "data", test: data, priority: 1 },
  { name: "fields", test: fields, priority: 2 },
  { name: "states", test: states, priority: 2 },
  { name: "messages", test: messages, priority: 2 },
  // The first page has this icon, and no messages.
  { name: "info", test: /icons\/info\./u, priority: 3 },
  { name: "passwords", test: passwords },
  { name: "meals", test: meals, priority: 1 },
  { name: "home", test: home, priority: 1 },
  { name: "premium", test: premium, priority: 1 },
  { name: "dashboard", test: dashboard },
  { name: "planner", test: planner },
  // The planner shares these with screens that have nothing else of it.
  { name: "vocabulary", test: /chef\/vocabulary\./u, priority: 1 },
  { name: "captured", test: /platform\/captured\./u, priority: 1 },
  { name: "keptPlan", test: /planner\/plan\/(?:plan-store|to-wire)\./u, priority: 1 },
  { name: "visit", test: visit },
  { name: "chosen", test: chosen, priority: 1 },
  // The list has all of these, and with the others it would bring more.
  { name: "listIcons", test: /icons\/(?:scale|ellipsis|refresh-cw)\./u, priority: 1 },
  // Steps of a timer have these, and screens that have none of them would bring them along.
  { name: "stepIcons", test: /icons\/(?:blend|carrot|croissant|egg|wheat)\./u, priority: 1 },
  // Each by itself would be a file of a hundred bytes.
  { name: "icons", test: /lucide-react\/.*\/icons\//u, minShareCount: 3 },
];

const lateParts = preloads();

const faces = ["src/ui/fonts.css", "src/ui/styles.css"];
const inBrowsers = [
  "src/app/entry-client.tsx",
  "src/app/entry-deferred.tsx",
  ...faces,
  "src/ui/written-styles.css",
];
/** The app of a phone has no written pages. */
const inTheApp = ["src/app/entry-shell.tsx", ...faces];

function anyOf(...parts: readonly string[]): RegExp {
  return new RegExp(`/(?:${parts.join("|")})`, "u");
}

// Pages are written by scripts/build.ts after the bundle: index.html serves the development server only.
// oxlint-disable-next-line import/no-default-export -- Vite reads its configuration from the default export.
export default defineConfig(({ isSsrBuild, mode }) => ({
  define: {
    "import.meta.env.BUILD_YEAR": JSON.stringify(String(new Date().getUTCFullYear())),
    "import.meta.env.COOKBOOK": JSON.stringify(countCookbook()),
    "import.meta.env.ANSWERS_VERSION": JSON.stringify(answersVersion()),
  },
  resolve: {
    alias: [
      { find: "../createLucideIcon.mjs", replacement: join(import.meta.dirname, "src/ui/lucide-icon.ts") },
      // A stand-in for older versions of React.
      { find: /^use-sync-external-store\/shim$/u, replacement: "react" },
    ],
  },
  // Written pages have the same icons as the app that takes them over.
  ssr: { noExternal: ["lucide-react"] },
  plugins: [languages(), drawings(), iconData(), ...lateParts.plugins, react(), tailwindcss()],
  build: {
    modulePreload: { resolveDependencies: lateParts.stillToCome },
    target: "es2022",
    manifest: !isSsrBuild,
    // Inlined data: addresses would need room in the Content-Security-Policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(isSsrBuild === true
      ? { outDir: ".cache/prerender", copyPublicDir: false, emptyOutDir: true }
      : {
          outDir: mode === "shell" ? shellFolder : "dist",
          emptyOutDir: true,
          rolldownOptions: {
            // The drawings take a moment, and are worth it.
            checks: { pluginTimings: false },
            input: mode === "shell" ? inTheApp : inBrowsers,
            output: {
              // Nothing but a short hash: the first script names nearly every other file.
              hashCharacters: "base36",
              chunkFileNames: "assets/[hash:7].js",
              assetFileNames: "assets/[hash:7][extname]",
              codeSplitting: { groups },
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
