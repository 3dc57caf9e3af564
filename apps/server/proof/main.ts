import { killOnPostgres, killOnSqlite, type Outcome } from "./kills.ts";
import { canMount, cutPower, mountedCut, recordedCut } from "./power-cuts.ts";

const isSample = process.argv.includes("--sample");
const kills = isSample ? 3 : 50;
const cuts = isSample ? 3 : 20;

let isWhole = true;
report(`kill -9, SQLite`, await killOnSqlite(kills));
report(`kill -9, PostgreSQL (every second time the database too)`, await killOnPostgres(kills));
report(`power cut, SQLite, recorded syncs`, await cutPower(cuts, recordedCut));
if (canMount())
  report(`power cut, SQLite, un-synced pages of a mounted disk dropped`, await cutPower(cuts, mountedCut));
else process.stdout.write("power cut on a mounted disk: not run, because mounting needs root\n");
process.exitCode = isWhole ? 0 : 1;

function report(name: string, { rounds, acknowledged, lost, halves, corrupt }: Outcome): void {
  isWhole &&= lost + halves + corrupt === 0;
  process.stdout.write(
    `${name}: ${rounds} times, ${acknowledged} acknowledged, ${lost} lost, ${halves} half, ${corrupt} corrupt\n`,
  );
}
