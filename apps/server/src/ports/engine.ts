import type { Kitchen } from "@meal/engine/kitchen";

/** Who waits for work of the engine, and how long. */
export interface EngineCall {
  /** Whose work is counted together: a person, or a guest's address; null for work of the server itself. */
  readonly callerKey: string | null;
  /** Ends the work when nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/** What the engine does for a feature: functions of the kitchen and of plain data, which answer with plain data. */
export type EngineWork = Readonly<Record<string, (kitchen: Kitchen, input: never) => unknown>>;

/**
 * The same work as the features ask for it: done aside, so that nobody else waits for it. Besides what the work itself
 * throws, it may be refused or ended by an AppError of `engineErrors`.
 */
export type Engine<Work extends EngineWork> = {
  readonly [Name in keyof Work]: (
    input: Parameters<Work[Name]>[1],
    call: EngineCall,
  ) => Promise<Awaited<ReturnType<Work[Name]>>>;
};
