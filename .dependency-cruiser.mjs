// The arrows of ARCHITECTURE.md, held by machine: what is not allowed here does not pass `npm test`.
import { readFileSync } from "node:fs";

const { exports: doors } = JSON.parse(
  readFileSync(new URL("packages/engine/package.json", import.meta.url), "utf8"),
);
const engineDoors = Object.values(doors).map((path) => path.slice("./".length).replaceAll(".", "\\."));

const only = (name, from, mayImport, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.tsx?$" },
  to: { path: "^(packages|apps|e2e|bench|scripts)/", pathNot: mayImport },
});

export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    only("domain-knows-nobody", "^packages/domain/", "^packages/domain/", "Words and rules stand alone."),
    only("contract-knows-domain", "^packages/contract/", "^packages/(contract|domain)/", "The API as data."),
    only("reader-knows-domain", "^packages/reader/", "^packages/(reader|domain)/", "Both sides read alike."),
    only(
      "engine-knows-domain-and-reader",
      "^packages/engine/",
      "^packages/(engine|domain|reader)/",
      "The chef is pure.",
    ),
    only(
      "testkit-knows-domain",
      "^packages/testkit/",
      "^(packages/(testkit|domain|contract)|apps/server)/",
      "Kits for tests run the real server.",
    ),
    only(
      "server-imports-packages",
      "^apps/server/",
      "^(apps/server|packages)/",
      "The server never imports the web.",
    ),
    only(
      "web-imports-small-packages",
      "^apps/web/",
      "^(apps/web|packages/(domain|contract|reader))/",
      "The engine stays on the server.",
    ),
    {
      name: "engine-is-entered-by-its-doors",
      comment: "Its `exports` name them; a path around those is no way in.",
      severity: "error",
      from: { path: "^(packages|apps|e2e|bench)/", pathNot: "^packages/engine/" },
      to: { path: "^packages/engine/src/.*\\.ts$", pathNot: `^packages/engine/(${engineDoors.join("|")})$` },
    },
    {
      name: "engine-doors-lead-inside",
      comment: "Inside, a file is imported from where it is.",
      severity: "error",
      from: { path: "^packages/engine/src/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/engine/src/[a-z]+\\.ts$" },
    },
    {
      name: "testkit-is-for-tests",
      severity: "error",
      from: { path: "^(packages|apps)/", pathNot: "^packages/testkit/|\\.test\\.tsx?$|/(testing|proof)/" },
      to: { path: "^packages/testkit/" },
    },
    {
      name: "server-features-meet-through-services",
      severity: "error",
      from: { path: "^apps/server/src/features/([^/]+)/", pathNot: "\\.test\\.ts$|/testing/" },
      to: {
        path: "^apps/server/src/features/",
        pathNot: ["^apps/server/src/features/$1/", "/service\\.ts$"],
      },
    },
    {
      name: "server-features-import-no-adapter",
      severity: "error",
      from: { path: "^apps/server/src/(features|ports)/", pathNot: "\\.test\\.ts$|/testing/" },
      to: { path: "^apps/server/src/(adapters|compose)" },
    },
    {
      name: "web-features-do-not-meet",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "web-shared-knows-no-feature",
      severity: "error",
      from: { path: "^apps/web/src/(ui|platform)/" },
      to: { path: "^apps/web/src/(features|app)/" },
    },
    {
      name: "web-language-knows-nobody",
      severity: "error",
      from: { path: "^apps/web/src/language/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^apps/web/", pathNot: "^apps/web/src/language/" },
    },
    {
      name: "web-ui-knows-no-platform",
      severity: "error",
      from: { path: "^apps/web/src/ui/" },
      to: { path: "^apps/web/src/platform/" },
    },
    {
      name: "pure-packages-touch-nothing",
      comment: "No I/O, no framework: domain, reader and engine take time, randomness and ids as parameters.",
      severity: "error",
      from: { path: "^packages/(domain|reader|engine)/src/", pathNot: "\\.test\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.cache)/|^apps/mobile/(android|ios|www)/|\\.css$|\\.svg$|\\.woff2$" },
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
