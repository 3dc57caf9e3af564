// Where SQL stands: `npm run house` counts what is outside of repositories, and a test refuses it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { root } from "./processes.mjs";

/** Calls that begin a statement of Kysely, or hand one to a driver. */
const statements = new Set(
  "selectFrom insertInto updateTable deleteFrom mergeInto prepare pragma query".split(" "),
);
const mayHoldSql = /\/(?:[a-z-]+-)?repository\.ts$|^apps\/server\/src\/(?:db|adapters)\//u;

/** The files of the server, among those given, that hold SQL though they are neither repositories nor adapters. */
export function withSqlOutside(files) {
  return files.filter(
    (path) =>
      /^apps\/server\/src\/.*\.ts$/u.test(path) &&
      !/\.test\.ts$|\/testing\//u.test(path) &&
      !mayHoldSql.test(path) &&
      holdsSql(path, readFileSync(join(root, path), "utf8")),
  );
}

/** Whether a file has a statement in it. */
export function holdsSql(path, text) {
  let found = false;
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type === "MemberExpression") found ||= statements.has(callee.property.name);
    },
    TaggedTemplateExpression: ({ tag }) => void (found ||= tag.name === "sql"),
  }).visit(parseSync(path, text).program);
  return found;
}
