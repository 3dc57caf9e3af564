import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** What knows the network. */
interface KnownNetwork {
  readonly isOnline: () => boolean;
  /** Answers whether a part that did not load may come later, and once it may. */
  readonly waitUntilBack: () => Promise<boolean>;
}

let network: KnownNetwork = { isOnline: () => true, waitUntilBack: async () => false };

export function waitWith(known: KnownNetwork): void {
  network = known;
}

/** Many browsers never ask again for a file that once failed, so none is asked for where it cannot come. */
function mayCome(): boolean {
  return network.isOnline() || ("serviceWorker" in navigator && navigator.serviceWorker.controller !== null);
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
  return Object.assign(part, { preload: () => void (mayCome() && load().catch(() => {})) });
}

/** A part that fails takes the whole screen with it. Without a network nothing is broken: it comes with the network. */
export async function onceOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!mayCome()) await network.waitUntilBack();
  try {
    return await load();
  } catch (error) {
    if (!(await network.waitUntilBack())) throw error;
    return onceOnline(load);
  }
}
