import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabasePlace } from "../db/open-database.ts";
import { backedUp, deployment, newSecret, oldSecret, restore, whoIsIn } from "./testing/deployments.ts";
import { runProgram, settingsOf, testPlaces } from "./testing/places.ts";

describe("a restore that is killed", () => {
  const places = testPlaces();
  const until = "backup/testing/restore-until.ts";
  const undecided = ["begun", "database built", "pictures built", "synced"];
  const settled = [
    "decided",
    "old app.db kept",
    "new app.db in place",
    "old files kept",
    "new files in place",
    "old auth-secret kept",
    "new auth-secret in place",
  ];
  const forAll = testPlaces(afterAll);
  let file = "";
  beforeAll(async () => {
    file = await backedUp(forAll, await deployment(forAll, "new", newSecret), newSecret);
  });

  it("has been tried at every step that there is", async () => {
    const old = await deployment(places, "old", oldSecret);
    const { said } = await runProgram(until, [old.dataFolder, file, "none"], {});
    expect(said.trim().split("\n")).toEqual([...undecided, ...settled]);
  });

  it.each(undecided)("at “%s” leaves the old whole", async (step) => {
    const old = await deployment(places, "old", oldSecret);
    expect(await killedAt(step, old)).toEqual([null, step]);
    expect(await whoIsIn(places, old)).toEqual(["old", "old", oldSecret]);
    expect(readdirSync(old.dataFolder).filter((name) => name.startsWith("restor"))).toEqual([]);
  });

  it.each(settled)("at “%s” leaves the new whole, which whoever starts next finishes", async (step) => {
    const old = await deployment(places, "old", oldSecret);
    expect(await killedAt(step, old)).toEqual([null, step]);
    await expect(places.open(old)).rejects.toThrow(
      "is under way, or was cut off. If none is running, start the server",
    );
    expect(await whoIsIn(places, old)).toEqual(["new", "new", newSecret]);
    const [kept = "", ...more] = readdirSync(old.dataFolder).filter((name) => /^re(?:stor|plac)/u.test(name));
    expect(more).toEqual([]);
    const aside = { dataFolder: join(old.dataFolder, kept), url: undefined };
    expect(await whoIsIn(places, aside)).toEqual(["old", "old", oldSecret]);
  });

  it.each(["database filled", "pictures and secret in place"])(
    "into PostgreSQL at “%s” leaves it empty, and can be done again",
    async (step) => {
      const target = await places.make("postgres");
      expect(await killedAt(step, target)).toEqual([null, step]);
      await restore(file, target);
      expect(await whoIsIn(places, target)).toEqual(["new", "new", newSecret]);
    },
  );

  async function killedAt(
    step: string,
    place: DatabasePlace,
  ): Promise<readonly [number | null, string | undefined]> {
    const { code, said } = await runProgram(until, [place.dataFolder, file, step], settingsOf(place));
    return [code, said.trim().split("\n").at(-1)];
  }
});
