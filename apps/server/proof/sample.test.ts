import { describe, expect, it } from "vitest";
import { killOnPostgres, killOnSqlite } from "./kills.ts";
import { cutPower, recordedCut } from "./power-cuts.ts";

const rounds = 3;
const unharmed = { rounds, lost: 0, halves: 0, corrupt: 0 };
const patienceMs = 120_000;

describe("what was acknowledged", () => {
  it(
    "survives kill -9 on SQLite",
    async () => {
      const { acknowledged, ...outcome } = await killOnSqlite(rounds);
      expect(outcome).toEqual(unharmed);
      expect(acknowledged).toBeGreaterThan(0);
    },
    patienceMs,
  );

  it(
    "survives kill -9 on PostgreSQL, of the database too",
    async () => {
      const { acknowledged, ...outcome } = await killOnPostgres(rounds);
      expect(outcome).toEqual(unharmed);
      expect(acknowledged).toBeGreaterThan(0);
    },
    patienceMs,
  );

  it(
    "survives a power cut on SQLite, as far as recorded syncs tell",
    async () => {
      const { acknowledged, ...outcome } = await cutPower(rounds, recordedCut);
      expect(outcome).toEqual(unharmed);
      expect(acknowledged).toBeGreaterThan(0);
    },
    patienceMs,
  );
});
