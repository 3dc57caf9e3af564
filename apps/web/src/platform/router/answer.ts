import type { ComponentType } from "react";
import { writeSearch } from "../search.ts";
import { type Address, type Params, readPath } from "./address.ts";
import type { Entry, Mark } from "./history.ts";
import type { Route } from "./route.ts";

/** What is drawn: an address and what answers it. */
export interface Shown {
  readonly address: Address;
  readonly mark: Mark;
  /** Undefined where nothing answers. */
  readonly route: Route | undefined;
  readonly params: Params;
  /** What the route reads in the address; the same object for as long as it says the same. */
  readonly search: object;
  /** Undefined while its file is still on its way, and where there is none. */
  readonly page: ComponentType | undefined;
  /** Why the page did not come. */
  readonly error?: unknown;
  readonly scroll: "reset" | "restore" | "keep";
}

function searchOf(route: Route, { search }: Address, before: Shown | undefined): object {
  const isSame = before?.route === route && writeSearch(before.address.search) === writeSearch(search);
  return isSame ? before.search : (route.readSearch?.(search) ?? {});
}

/** What answers an address, after what is shown now. */
export function answerTo(
  routes: readonly Route[],
  { address, mark }: Entry,
  scroll: Shown["scroll"],
  before: Shown | undefined,
): Shown {
  for (const route of routes) {
    const params = readPath(route.path, address.pathname);
    if (params === undefined) continue;
    const search = searchOf(route, address, before);
    return { address, mark, route, params, search, page: route.page?.loaded(), scroll };
  }
  return { address, mark, route: undefined, params: {}, search: {}, page: undefined, scroll };
}
