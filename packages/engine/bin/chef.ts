#!/usr/bin/env node
import process from "node:process";
import { createInterface } from "node:readline";
import { COMMANDS } from "./commands.ts";
import { loadKitchen } from "./kitchen.ts";

// Reads JSON lines on standard input and writes one JSON line for each. Nothing that a line holds can stop the next.

const usage = (): string => `usage: chef <command>   commands: ${Object.keys(COMMANDS).join(" ")}\n`;

const answer = async (line: string, run: (input: unknown) => unknown): Promise<unknown> => {
  try {
    return await run(JSON.parse(line));
  } catch (problem) {
    return { error: problem instanceof Error ? problem.message : String(problem) };
  }
};

const main = async (name: string): Promise<void> => {
  const command = COMMANDS[name];
  if (command === undefined) {
    process.stderr.write(usage());
    process.exitCode = 2;
    return;
  }
  const kitchen = await loadKitchen();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === "") continue;
    const result = await answer(line, (input) => command(input, kitchen));
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
};

await main(process.argv[2] ?? "");
