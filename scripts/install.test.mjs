import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isInstalled } from "./install.mjs";
import { root } from "./processes.mjs";

let folder = "";

/** What `npm ci` leaves: the packages for this machine, and its own note of them. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "meal-install-"));
  lock({ soup: { version: "1.0.0" }, "soup-elsewhere": { version: "1.0.0", optional: true } });
  mkdirSync(join(folder, "node_modules/soup"), { recursive: true });
  note({ soup: { version: "1.0.0" } });
});

afterEach(() => rmSync(folder, { recursive: true }));

function lock(packages) {
  write("package-lock.json", { "": { name: "kitchen" }, ...inFolder(packages) });
}

function note(packages) {
  write("node_modules/.package-lock.json", inFolder(packages));
}

function inFolder(packages) {
  return Object.fromEntries(Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]));
}

function write(name, packages) {
  writeFileSync(join(folder, name), JSON.stringify({ packages }));
}

it("does not install a second time what npm has installed by itself", () => {
  expect(isInstalled(folder)).toBe(true);
  expect(isInstalled(root)).toBe(true);
});

it("installs once the lockfile asks for another version, or for one package more", () => {
  lock({ soup: { version: "1.1.0" } });
  expect(isInstalled(folder)).toBe(false);
  lock({ soup: { version: "1.0.0" }, bread: { version: "1.0.0" } });
  expect(isInstalled(folder)).toBe(false);
});

it("installs what was never installed, broken off, or deleted by hand", () => {
  rmSync(join(folder, "node_modules/soup"), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
  mkdirSync(join(folder, "node_modules/soup"));
  rmSync(join(folder, "node_modules/.package-lock.json"));
  expect(isInstalled(folder)).toBe(false);
  rmSync(join(folder, "node_modules"), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});
