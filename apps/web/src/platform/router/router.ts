import { writeSearch } from "../search.ts";
import { type Address, readAddress, writePath } from "./address.ts";
import { answerTo, type Shown } from "./answer.ts";
import { createEvents } from "./events.ts";
import { browserHistory, type Entry, type RouterHistory } from "./history.ts";
import type { Goal, Route, Target } from "./route.ts";

/** Where the app leads instead. */
export interface Detour {
  readonly to: string;
  readonly search?: object;
}

interface Parts {
  readonly routes: readonly Route[];
  /** Where a visit may not go on, where to instead. Of a link that is only pointed at it is asked as well. */
  readonly guard: (route: Route | undefined, address: Address, isPreload: boolean) => Detour | undefined;
  readonly history?: RouterHistory;
}

/** How an address is gone to. */
interface How extends Pick<Goal, "replace" | "keepsScroll"> {
  readonly layer?: string;
}

interface Turn {
  /** Undefined at the first page. */
  readonly from: Address | undefined;
  readonly to: Address;
}

export interface Router {
  readonly history: RouterHistory;
  readonly shown: () => Shown;
  readonly navigate: <const To extends string>(target: Target<To>) => Promise<void>;
  /** Goes to an address as it is written. */
  readonly goTo: (href: string, how?: Pick<Goal, "replace" | "keepsScroll">) => Promise<void>;
  /** Makes an entry of the same address, for a layer over the page. */
  readonly markLayer: (layer: string, replace: boolean) => void;
  /** Fetches what an address will draw. */
  readonly preload: (href: string) => void;
  /** Asks anew whether somebody may be where they are; the first time it draws the page. */
  readonly load: () => Promise<void>;
  /** Is called with each new page to draw. */
  readonly onShow: (listener: (shown: Shown) => void) => () => void;
  /** Before a page is left, and once the next is drawn. */
  readonly onLeave: (listener: (turn: Turn) => void) => () => void;
  readonly onDrawn: (listener: (turn: Turn) => void) => () => void;
  /** The app says that it has drawn this. */
  readonly drawn: (shown: Shown) => void;
}

/** A file that comes sooner than this shows no skeleton, and a skeleton that is shown stays long enough to be seen. */
const PENDING_MS = 150;
const LEAST_PENDING_MS = 200;

const wait = async (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** The address of a goal, in words. */
export function hrefOf({ to, params, search = {}, hash = "" }: Goal): string {
  const mark = hash === "" ? "" : `#${hash}`;
  return writePath(to, params ?? {}) + writeSearch({ ...search }) + mark;
}

/** What is shown, and who hears of it. */
function createStage() {
  const [shows, leaves, draws] = [createEvents<Shown>(), createEvents<Turn>(), createEvents<Turn>()];
  let shown: Shown | undefined;
  let lastDrawn: Shown | undefined;
  return {
    shown: () => shown,
    lastDrawn: () => lastDrawn,
    show: (next: Shown) => {
      shown = next;
      shows.tell(next);
    },
    leaveFor: ({ address }: Shown) => {
      if (lastDrawn !== undefined) leaves.tell({ from: lastDrawn.address, to: address });
    },
    told: {
      onShow: shows.on,
      onLeave: leaves.on,
      onDrawn: draws.on,
      drawn: (one: Shown) => {
        if (one === lastDrawn) return;
        draws.tell({ from: lastDrawn?.address, to: one.address });
        lastDrawn = one;
      },
    },
  };
}

/** The page's file, with a skeleton in its place where it takes long. */
async function fetchPage(next: Shown, page: NonNullable<Route["page"]>, showSkeleton: () => boolean) {
  let pendingSince: number | undefined;
  const skeleton = setTimeout(() => {
    if (showSkeleton()) pendingSince = Date.now();
  }, PENDING_MS);
  try {
    return { ...next, page: await page.load() };
  } catch (error) {
    return { ...next, error };
  } finally {
    clearTimeout(skeleton);
    if (pendingSince !== undefined) await wait(LEAST_PENDING_MS - (Date.now() - pendingSince));
  }
}

/** Asks the guard, fetches the page's file, and shows it, unless somebody has gone elsewhere meanwhile. */
function createVisits({ routes, guard }: Parts, stage: ReturnType<typeof createStage>) {
  let visits = 0;
  const find = (entry: Entry, scroll: Shown["scroll"]) => answerTo(routes, entry, scroll, stage.shown());
  const detourOf = ({ route, address }: Shown, isPreload: boolean): Detour | undefined =>
    route?.leadsTo === undefined ? guard(route, address, isPreload) : { to: route.leadsTo };
  return {
    find,
    /** Where the visit leads instead; undefined once the page is shown. */
    visit: async (entry: Entry, scroll: Shown["scroll"]): Promise<Detour | undefined> => {
      visits += 1;
      const mine = visits;
      const next = find(entry, scroll);
      const detour = detourOf(next, false);
      if (detour !== undefined) return detour;
      stage.leaveFor(next);
      const page = next.route?.page;
      const ready =
        page === undefined || next.page !== undefined
          ? next
          : await fetchPage(next, page, () => {
              const isWanted = mine === visits && stage.lastDrawn() !== undefined;
              if (isWanted) stage.show(next);
              return isWanted;
            });
      if (mine === visits) stage.show(ready);
      return undefined;
    },
    preload: (entry: Entry) => {
      const detour = detourOf(find(entry, "keep"), true);
      const address = detour === undefined ? entry.address : readAddress(hrefOf(detour));
      // What does not come now is asked for again when somebody goes there.
      find({ ...entry, address }, "keep")
        .route?.page?.load()
        .catch(() => {});
    },
  };
}

/** Leads from address to address, and says what is to be drawn. */
export function createRouter(parts: Parts): Router {
  const { history = browserHistory() } = parts;
  const stage = createStage();
  const { find, visit, preload } = createVisits(parts, stage);
  /** How the page of the newest entry is to be scrolled once it is there. */
  let scroll: Shown["scroll"] = "keep";
  let wantsScrollKept = false;
  let arrival = Promise.resolve();

  const go = async (href: string, { replace, keepsScroll, layer }: How): Promise<void> => {
    wantsScrollKept = keepsScroll === true;
    const isSame = href === history.entry().address.href && layer === undefined;
    const move = replace === true || isSame ? history.replace : history.push;
    move(href, layer);
    await arrival;
  };
  const arrive = async (): Promise<void> => {
    const detour = await visit(history.entry(), scroll);
    if (detour !== undefined) await go(hrefOf(detour), { replace: true });
  };
  history.subscribe(({ move }) => {
    const isWayBack = move === "back" || move === "forward";
    scroll = isWayBack ? "restore" : wantsScrollKept ? "keep" : "reset";
    wantsScrollKept = false;
    arrival = arrive();
  });
  return {
    history,
    ...stage.told,
    shown: () => {
      const shown = stage.shown() ?? find(history.entry(), "keep");
      if (stage.shown() === undefined) stage.show(shown);
      return shown;
    },
    navigate: async (goal: Goal) => go(hrefOf(goal), goal),
    goTo: async (href, how = {}) => go(href, how),
    markLayer: (layer, replace) =>
      void go(history.entry().address.href, { layer, replace, keepsScroll: true }),
    preload: (href) => preload({ address: readAddress(href), mark: history.entry().mark }),
    load: async () => {
      // The next page may be on its way still, and was scrolled by nobody.
      if (stage.lastDrawn()?.mark === history.entry().mark) scroll = "keep";
      arrival = arrive();
      await arrival;
    },
  };
}
