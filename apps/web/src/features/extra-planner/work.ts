import { useEffect } from "react";
import { ownedText } from "../../platform/device/owned.ts";
import { forgetAt } from "../../platform/memory.ts";
import { createValueStore, useValue } from "../../platform/value-store.ts";
import { type KeptWork, type Made, noWork, readWork, type Wish } from "./kept-work.ts";

/** What is under way in this tab. */
export interface Run {
  readonly phase: "picture" | "recipe";
  readonly stop: () => void;
}

interface Work extends KeptWork {
  readonly ownerId: string;
  readonly run: Run | null;
  /** The page was closed while a picture was being made. */
  readonly isBrokenOff: boolean;
}

const store = createValueStore<Work>(workOf("", noWork), "never");
forgetAt("session", forgetWork);
const key = "extra-planner-work";

export const isBlank = ({ recipeName, story }: Wish): boolean =>
  recipeName.trim() === "" && story.trim() === "";

/** What this person has under way; it outlives leaving the page. */
export function useWork(ownerId: string): Work {
  useValue(store);
  return workNow(ownerId);
}

/** Reads from the device what this person had under way, once, and follows what other tabs do. */
export function useKeptWork(ownerId: string): void {
  useEffect(() => {
    store.set(workNow(ownerId));
    return followOtherTabs(ownerId);
  }, [ownerId]);
}

export function workNow(ownerId: string): Work {
  const work = store.get();
  if (work.ownerId === ownerId) return work;
  // Nobody sees what somebody else had on this device.
  const kept = readWork(ownedText(key, ownerId).read());
  return workOf(ownerId, kept, kept.isAsked);
}

/** Changes it, and keeps it on the device as long as its person is here. */
export function changeWork(
  ownerId: string,
  change: Partial<KeptWork & Pick<Work, "run" | "isBrokenOff">>,
): void {
  store.set({ ...workNow(ownerId), ...change });
  ownedText(key, ownerId).write(JSON.stringify(keptWork(ownerId)));
}

/** Leaves nothing of it in the memory of this tab. */
export function forgetWork(): void {
  store.get().run?.stop();
  store.set(workOf("", noWork));
}

/** What of it lies on the device. */
export function keptWork(ownerId: string): KeptWork {
  const { wish, before, made, isAsked } = workNow(ownerId);
  return { wish, before, made, isAsked };
}

/** Changes what was made, if it is still that. */
export function changeMade(ownerId: string, id: string, change: Partial<Made>): void {
  const { made } = workNow(ownerId);
  if (made?.id === id) changeWork(ownerId, { made: { ...made, ...change } });
}

/** Another tab of the same person changed it: what is here follows, unless something is under way here. */
function followOtherTabs(ownerId: string): () => void {
  const follow = (event: StorageEvent) => {
    const { run } = workNow(ownerId);
    if (event.key === key && event.newValue !== null && run === null)
      store.set(workOf(ownerId, readWork(event.newValue)));
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

function workOf(ownerId: string, kept: KeptWork, isBrokenOff = false): Work {
  return { ownerId, ...kept, isAsked: false, run: null, isBrokenOff };
}
