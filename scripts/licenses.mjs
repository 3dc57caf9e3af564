// What others made and the app of a phone has with it, and the terms that it comes under.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** What the project of a folder is made of, and what that needs. Typefaces are cut to files of ours when it is built. */
export function packagesIn(project) {
  const folders = new Set();
  const follow = (name, from) => {
    const folder = folderOf(name, from);
    if (folder === undefined || folders.has(folder)) return;
    folders.add(folder);
    for (const each of Object.keys(manifestOf(folder).dependencies ?? {})) follow(each, folder);
  };
  const { dependencies, devDependencies = {} } = manifestOf(project);
  const typefaces = Object.keys(devDependencies).filter((name) => name.startsWith("@fontsource"));
  for (const name of [...Object.keys(dependencies), ...typefaces]) follow(name, project);
  return [...folders].filter((folder) => !folder.includes("@meal"));
}

/** As Node looks for it; what may be missing and is, goes to nobody's phone. */
function folderOf(name, from) {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  return dirname(from) === from ? undefined : folderOf(name, dirname(from));
}

export function licenseOf(folder) {
  const { name, version, license } = manifestOf(folder);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/iu.test(each));
  const text = file === undefined ? "" : readFileSync(join(folder, file), "utf8").trim();
  return `${name} ${version} (${license})\n\n${text}`.trim();
}
