import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./processes.mjs";
import { textsIn, textsLeftIn } from "./screen-texts.mjs";

test("what people read stands in files of texts, and none of it in a screen", () => {
  const listed = spawnSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "apps/web/src"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  const files = listed.stdout.split("\n").filter((path) => existsSync(join(root, path)));
  expect(files).toContain("apps/web/src/app/app.tsx");
  expect(textsLeftIn(files)).toEqual([]);
});

test.each([
  ["a text between tags", "<p>Save</p>", ["Save"]],
  ["a text that depends", '<p>{isNew ? "Save" : t.change}</p>', ["Save"]],
  ["a text around a value", "<p>{`Save ${name}`}</p>", ["Save …"]],
  ["a spoken attribute", '<button aria-label="Save" />', ["Save"]],
  ["a spoken attribute that depends", '<Field label={isNew ? "Name" : "New name"} />', ["Name", "New name"]],
  ["a message", 'toast({ tone: "success", title: "Saved" })', ["Saved"]],
  ["a name for programs", '<input className="w-full" type="text" />', []],
  ["a text of a file of texts", "<p aria-label={t.name}>{t.save} · {count}</p>", []],
])("%s", (_, code, texts) => {
  expect(textsIn("screen.tsx", code)).toEqual(texts);
});
