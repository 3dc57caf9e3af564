import { type Address, readAddress } from "./address.ts";
import { createEvents } from "./events.ts";

/** What the browser keeps beside an address of its history. */
export interface Mark {
  /** Of this entry alone. */
  readonly key: string;
  /** How many entries of the app stand before it. */
  readonly index: number;
  /** The layer that was opened over the page when the entry was made. */
  readonly layer?: string;
}

export interface Entry {
  readonly address: Address;
  readonly mark: Mark;
}

type Move = "push" | "replace" | "back" | "forward";

/** Where one is now, and how one got there. */
interface Step extends Entry {
  readonly move: Move;
}

/** The history that Back and Forward lead through. */
export interface RouterHistory {
  readonly entry: () => Entry;
  readonly push: (href: string, layer?: string) => void;
  readonly replace: (href: string, layer?: string) => void;
  readonly back: () => void;
  readonly subscribe: (listener: (step: Step) => void) => () => void;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

function markOf(index: number, layer: string | undefined): Mark {
  return { key: newKey(), index, ...(layer !== undefined && { layer }) };
}

function isMark(state: unknown): state is Mark {
  return typeof state === "object" && state !== null && "index" in state;
}

function markHere(): Mark | undefined {
  const state: unknown = history.state;
  return isMark(state) ? state : undefined;
}

/** The browser's own. */
export function browserHistory(): RouterHistory {
  const { tell, on: subscribe } = createEvents<Step>();
  let mark = markHere() ?? markOf(0, undefined);
  const entry = (): Entry => ({
    address: readAddress(location.pathname + location.search + location.hash),
    mark,
  });
  history.replaceState(mark, "", entry().address.href);
  addEventListener("popstate", () => {
    const before = mark.index;
    const marked = markHere();
    mark = marked ?? markOf(before + 1, undefined);
    // A link to a part of the page, and whatever else writes the history itself, make an entry that nobody marked.
    if (marked === undefined) history.replaceState(mark, "");
    tell({ ...entry(), move: marked === undefined ? "push" : mark.index < before ? "back" : "forward" });
  });
  return {
    entry,
    push: (href, layer) => {
      mark = markOf(mark.index + 1, layer);
      history.pushState(mark, "", href);
      tell({ ...entry(), move: "push" });
    },
    replace: (href, layer) => {
      mark = markOf(mark.index, layer);
      history.replaceState(mark, "", href);
      tell({ ...entry(), move: "replace" });
    },
    back: () => history.back(),
    subscribe,
  };
}

/** For tests, and where pages are written: no browser hears of it. */
export function memoryHistory(start: string): RouterHistory {
  const { tell, on: subscribe } = createEvents<Step>();
  const first: Entry = { address: readAddress(start), mark: markOf(0, undefined) };
  const entries = [first];
  let at = 0;
  const entry = () => entries[at] ?? first;
  return {
    entry,
    push: (href, layer) => {
      at += 1;
      entries.splice(at, Infinity, { address: readAddress(href), mark: markOf(at, layer) });
      tell({ ...entry(), move: "push" });
    },
    replace: (href, layer) => {
      entries[at] = { address: readAddress(href), mark: markOf(at, layer) };
      tell({ ...entry(), move: "replace" });
    },
    back: () => {
      if (at === 0) return;
      at -= 1;
      tell({ ...entry(), move: "back" });
    },
    subscribe,
  };
}
