import { planted } from "./faults.ts";
import { simulate } from "./simulation.ts";

const seeds = Number(process.env["SEEDS"] ?? 3000);
const say = (line: string) => process.stdout.write(`${line}\n`);

const whole = await simulate(seeds);
say(`shopping list: ${whole.seeds} households, ${whole.operations} operations, ${whole.faults.length} wrong`);
for (const fault of whole.faults) say(`  ${fault}`);
process.exitCode = whole.faults.length === 0 ? 0 : 1;

for (const [name, faults] of Object.entries(planted)) {
  // oxlint-disable-next-line no-await-in-loop -- One after the other, so that the lines stay in order.
  const found = await simulate(200, faults);
  if (found.faults.length === 0) process.exitCode = 1;
  say(
    `  planted: ${name}: ${found.faults.length === 0 ? "NOT noticed" : `noticed, ${found.faults[0] ?? ""}`}`,
  );
}
