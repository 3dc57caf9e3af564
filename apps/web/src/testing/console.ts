import { vi } from "vitest";

/** Listens to what the console is told that nobody asked for; answers how to stop and what was heard. */
export function listenToConsole(allowed: RegExp | undefined): () => readonly string[] {
  const heard: string[] = [];
  const spies = (["warn", "error"] as const).map((kind) =>
    vi
      .spyOn(console, kind)
      .mockImplementation((...parts: readonly unknown[]) => void heard.push(parts.join(" "))),
  );
  return () => {
    for (const spy of spies) spy.mockRestore();
    return heard.filter((text) => allowed?.test(text) !== true);
  };
}
