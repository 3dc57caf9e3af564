import { lazy, type ComponentType, type LazyExoticComponent } from "react";

let waitForNetwork = async (): Promise<boolean> => false;

/** Takes what knows the network: it answers whether a part that did not load may come later, and once it may. */
export function waitWith(wait: () => Promise<boolean>): void {
  waitForNetwork = wait;
}

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Begins to load it: for when somebody is about to need it. */
  readonly preload: () => void;
};

/** A component of another file that is loaded when it is first drawn; draw it in a `Suspense`. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>,
  name: Name,
): LazyPart<Props> {
  const part = lazy(async () => ({ default: (await onceOnline(load))[name] }));
  // A failure is told when the part is drawn, and then loading is tried again.
  return Object.assign(part, { preload: () => void load().catch(() => {}) });
}

/** A part that fails takes the whole screen with it. Without a network nothing is broken: it comes with the network. */
async function onceOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(await waitForNetwork())) throw error;
    return onceOnline(load);
  }
}
