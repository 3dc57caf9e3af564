import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Random } from "@meal/testkit/inputs/random";
import { soundsOfTheInside } from "./check.ts";
import type { Target } from "./target.ts";
import { wireFaults } from "./wire-texts.ts";

const patienceMs = 90_000;
const piecesAtMost = 400;

/** What came of sending what is no HTTP. */
export interface WireOutcome {
  readonly faults: number;
  readonly wrongs: readonly string[];
}

/** Every fault once, then as many at random: whole or cut, in one piece or dripping, ended or torn off. */
export async function breakWires(target: Target, random: Random, count: number): Promise<WireOutcome> {
  const wrongs: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const [name, make] = wireFaults[number] ?? random.pick(wireFaults);
    const isFirst = number < wireFaults.length;
    const whole = make(random);
    const bytes = isFirst || random.chance(0.6) ? whole : whole.subarray(0, random.int(0, whole.length));
    const way = isFirst ? "whole" : random.pick(["whole", "dripping", "torn"] as const);
    const wrong = wrongsOf(await talk(target, bytes, way));
    wrongs.push(...wrong.map((each) => `${name} (${way}, ${bytes.length} bytes): ${each}`));
  }
  const leaving = await leaveEarly(target);
  const { status } = await fetch(`${target.url}/api/health`);
  return { faults: count + leaving, wrongs: status === 200 ? wrongs : [...wrongs, `health says ${status}`] };
}

/** Sends bytes and hears what is answered until the connection ends. */
async function talk({ url }: Target, bytes: Uint8Array, way: "whole" | "dripping" | "torn"): Promise<string> {
  const socket = await open(url);
  const answer = hear(socket);
  await write(socket, bytes, way === "dripping");
  // Node gives up whom it hears no more of, so the end comes after the answer, if there is one within another's.
  if (way === "whole")
    await Promise.race([once(socket, "data"), once(socket, "close"), fetch(`${url}/api/health`)]);
  if (way === "torn") socket.resetAndDestroy();
  else socket.end();
  return answer;
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  // A connection that the other side closes is one of the answers.
  socket.on("error", () => {});
  socket.setTimeout(patienceMs, () => socket.destroy(new Error("no end")));
  await once(socket, "connect");
  return socket;
}

async function hear(socket: Socket): Promise<string> {
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk.toString("latin1")));
  socket.on("end", () => socket.end());
  let isEndless = false;
  socket.on("timeout", () => (isEndless = true));
  await closed(socket);
  return isEndless ? "no end" : heard;
}

/** Until something is heard, or nothing will be. */
function spoken(socket: Socket): Promise<void> {
  return Promise.race([new Promise<void>((resolve) => socket.once("data", () => resolve())), closed(socket)]);
}

/** An error is one way to end, and no reason to stop listening. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once("close", () => resolve());
  });
}

async function write(socket: Socket, bytes: Uint8Array, isDripping: boolean): Promise<void> {
  const size = isDripping ? Math.ceil(bytes.length / piecesAtMost) : bytes.length;
  for (let at = 0; at < bytes.length && !socket.destroyed; at += size) {
    socket.write(bytes.subarray(at, at + size));
    if (isDripping) await nextTurn();
  }
}

function wrongsOf(heard: string): readonly string[] {
  if (heard === "no end") return ["the connection has no end"];
  const statuses = [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /gu)].map(([, status]) => Number(status));
  const refused = statuses.filter((status) => status >= 400).length;
  const problems = heard.match(/content-type: application\/problem\+json/giu)?.length ?? 0;
  return [
    ...statuses.filter((status) => status >= 500 || status === 101).map((status) => `answers ${status}`),
    ...(refused <= problems ? [] : ["refuses without a problem document"]),
    ...soundsOfTheInside(heard),
  ];
}

const longAnswers = ["/api/openapi.json", "/api/docs", "/api/pictures/dish.png?name=soup"];
const leavers = 20;

/** Asks for what takes long to send or to make, and is gone with the first bytes of it, or before. */
async function leaveEarly({ url }: Target): Promise<number> {
  for (let number = 0; number < leavers; number += 1) {
    const socket = await open(url);
    const path = longAnswers[number % longAnswers.length] ?? "/";
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    if (number % 2 === 0) await spoken(socket);
    socket.resetAndDestroy();
  }
  return leavers;
}
