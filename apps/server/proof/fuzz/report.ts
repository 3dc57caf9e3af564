import type { Endpoint } from "@meal/contract/endpoint";
import { nameOf } from "@meal/testkit/contract-endpoints";
import type { CrossAccountOutcome } from "./cross-account.ts";
import type { Figures } from "./process.ts";
import type { FuzzOutcome } from "./run.ts";
import type { WireOutcome } from "./wire.ts";

const longestStallMs = 100;
const toldComplaints = 10;

interface Outcomes {
  readonly endpoints: readonly Endpoint[];
  readonly requests: FuzzOutcome;
  readonly strangers: CrossAccountOutcome;
  readonly wires: WireOutcome;
  readonly figures: Figures;
}

/** Prints what came of everything that one server was sent, and says whether all of it was as it should be. */
export function report(name: string, { endpoints, requests, strangers, wires, figures }: Outcomes): boolean {
  const { longestMs, stalls, complaints, memory } = figures;
  const counts = [...requests.byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`);
  const never = endpoints.map(nameOf).filter((one) => !requests.succeeded.has(one));
  say(
    `requests made from the contract, ${name}: ${requests.requests} to ${endpoints.length} endpoints, ${requests.wrongs.size} kinds of wrong answers`,
  );
  say(`  ${counts.join(", ")}`);
  say(`  never with success: ${never.join(", ") || "none"}`);
  for (const [wrong, { times, example }] of requests.wrongs) say(`  ✗ ${times} × ${wrong}\n    ${example}`);
  say(
    `  strangers: ${strangers.calls} calls to ${strangers.tried.size} endpoints, ${strangers.wrongs.length} leaks or changes, ${strangers.unproved.length} without a name`,
  );
  for (const wrong of [...strangers.wrongs, ...strangers.unproved]) say(`  ✗ ${wrong}`);
  say(`  wire: ${wires.faults} faults, ${wires.wrongs.length} wrong answers`);
  for (const wrong of wires.wrongs) say(`  ✗ ${wrong}`);
  say(`  log: ${complaints.length} complaints; memory afterwards ${Math.round(memory / 1e6)} MB`);
  for (const complaint of complaints.slice(0, toldComplaints)) say(`  ✗ ${complaint.slice(0, 1000)}`);
  say(`  longest stall ${longestMs} ms (bar ${longestStallMs})`);
  for (const { ms, during } of stalls)
    say(`    ${ms} ms during ${during.join(", ").slice(0, 300) || "nothing"}`);
  const faults = [
    requests.wrongs.size,
    strangers.wrongs.length,
    strangers.unproved.length,
    wires.wrongs.length,
  ];
  return [...faults, complaints.length].every((count) => count === 0) && longestMs <= longestStallMs;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
