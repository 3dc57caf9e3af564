import { assert, asyncProperty, constantFrom, oneof, string, uint8Array } from "fast-check";
import { expect, it } from "vitest";
import { nastyText } from "../../../http/testing/storm.ts";
import { annaAndBert } from "../../accounts/testing/two-people.ts";
import { describeAccounts } from "../../accounts/testing/world.ts";
import { dataFolder, fileOf, jobOf, send, soups, uploadsIn } from "../testing/imports.ts";
import { zipWithPicture } from "../testing/pictures.ts";
import { readImport } from "@meal/contract/import-export";

/** Throws, each with a thread of its own. `npm run proof` asks for 300; MALFORMED_RUNS=1000 makes it the long storm. */
const numRuns = Number(process.env["MALFORMED_RUNS"] ?? 10);

/** A file of which some bytes are others, or are missing. */
function damaged(file: Uint8Array, noise: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(file);
  const [from = 0, length = 0, ...bytes] = noise;
  copy.set(bytes.slice(0, copy.length), Math.floor((from / 256) * Math.max(0, copy.length - bytes.length)));
  return length < 128 ? copy : copy.slice(0, Math.floor((copy.length * length) / 256));
}

describeAccounts("whatever is sent as a file", ({ open }) => {
  it(
    "is refused, or ends as an import that says what became of it, and leaves no file",
    async () => {
      const DATA_DIR = dataFolder();
      const world = await open({ settings: { DATA_DIR, RATE_LIMIT_FACTOR: "1000" } });
      const { anna } = await annaAndBert(world);
      const files = { zip: await zipWithPicture(3), json: new TextEncoder().encode(fileOf(...soups(3))) };
      const names = oneof(nastyText, string(), constantFrom("a.zip", "../../x", "a.cook", "b.csv"));
      const law = asyncProperty(
        names,
        constantFrom("zip", "json"),
        uint8Array({ maxLength: 60 }),
        async (name, kind, noise) => {
          const answer = await send(world.url, anna, damaged(files[kind], noise), name.toWellFormed());
          const text = await answer.text();
          expect(answer.status).toBeLessThan(500);
          if (!answer.ok) return;
          await world.product.accounts.background.settle();
          const { state, problem } = await jobOf(anna, readImport.output.parse(JSON.parse(text)).id);
          expect(["done", "failed"]).toContain(state);
          expect(state === "failed").toBe(problem !== null);
          expect(problem ?? "").not.toMatch(/on our side/u);
          expect(uploadsIn(DATA_DIR)).toEqual([]);
        },
      );
      await assert(law, { numRuns, endOnFailure: true });
    },
    60_000 + numRuns * 1000,
  );
});
