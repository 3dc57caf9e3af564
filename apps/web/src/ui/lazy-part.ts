import { type ComponentType, createElement, lazy, useState } from "react";

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

type LazyPart<Props> = ComponentType<Props> & {
  /** Loads it, for when somebody is about to need it. */
  readonly preload: () => void;
  /** The same, for whoever waits for it. Resolves also where it did not come. */
  readonly whenLoaded: () => Promise<void>;
};

/**
 * A component of another file that is loaded when it is first drawn; draw it in a `Suspense`. What has been loaded is
 * drawn at once: React would begin what is around it anew for each part that it has to wait for.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>,
  name: Name,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const bring = async (loading: Promise<{ readonly [Key in Name]: ComponentType<Props> }>) =>
    (loaded = (await loading)[name]);
  const Coming = lazy(async () => ({ default: await bring(onceOnline(load)) }));
  function Part(props: Props) {
    // One and the same for as long as it is on the screen; another one would be built anew.
    const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Coming);
    return createElement(Drawn, props);
  }
  const whenLoaded = async () => {
    // A failure is told when the part is drawn, and then loading is tried again.
    if (mayCome()) await bring(load()).catch(() => {});
  };
  return Object.assign(Part, { preload: () => void whenLoaded(), whenLoaded });
}

/** A part that fails takes the whole screen with it. Without a network nothing is broken: it comes with the network. */
async function onceOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!mayCome()) await network.waitUntilBack();
  try {
    return await load();
  } catch (error) {
    if (!(await network.waitUntilBack())) throw error;
    return onceOnline(load);
  }
}
