import { MEAL_IS_OVER } from "@meal/domain/planner/what-matters";
import { localText } from "../../platform/device/text.ts";
import { ownedText } from "../../platform/device/owned.ts";
import { minuteOfDay } from "../../platform/today.ts";

/** An element as its name, attributes and what is inside, or a text. */
type Piece =
  | string
  | readonly [name: string, facts: Readonly<Record<string, string>>, pieces: readonly Piece[]];

/** What the dashboard showed, for the first moment of the next start (`app/first-look-snippet.js`). */
interface FirstLook {
  readonly address: string;
  readonly width: number;
  /** The build that drew it: another one has other styles. */
  readonly script: string | null | undefined;
  readonly from: number;
  readonly until: number;
  readonly pieces: readonly Piece[];
}

/** Changes are gathered for so long. */
const gatherMs = 1000;
const midnight = 24 * 60;

/** Keeps what the dashboard shows as long as it is open; answers how to stop. */
export function keepFirstLook(ownerId: string): () => void {
  const root = document.querySelector("#root");
  if (root === null) return () => {};
  const text = ownedText("first-look", ownerId);
  const keep = () => {
    // What is on its way is there a moment later.
    if (root.querySelector("[aria-busy=true]") !== null) return;
    if (isPassing(root)) text.remove();
    else text.write(JSON.stringify(lookOf(root)));
  };
  let timer = setTimeout(keep);
  const changes = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(keep, gatherMs);
  });
  changes.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  const keepAtOnce = () => void (document.visibilityState === "hidden" && keep());
  document.addEventListener("visibilitychange", keepAtOnce);
  return () => {
    changes.disconnect();
    document.removeEventListener("visibilitychange", keepAtOnce);
    clearTimeout(timer);
  };
}

/** A timer under way says something else every second, and what is being typed would be lost. */
function isPassing(root: Element): boolean {
  return root.querySelector("[data-timer], input, textarea, select") !== null;
}

function lookOf(root: Element): FirstLook {
  const now = new Date();
  return {
    address: location.pathname + location.search + location.hash,
    width: innerWidth,
    script: document.querySelector("script[src]")?.getAttribute("src"),
    from: now.getTime(),
    until: Math.min(untilNextMeal(now), endOfSession()),
    pieces: piecesOf(root),
  };
}

/** Until the dashboard would speak of another meal, or of another day. */
function untilNextMeal(now: Date): number {
  const minute = minuteOfDay();
  const next = Math.min(...[...Object.values(MEAL_IS_OVER), midnight].filter((each) => each > minute));
  return new Date(now.getFullYear(), now.getMonth(), now.getDate(), 0, next).getTime();
}

function endOfSession(): number {
  return Number(localText("session-ends-at").read() ?? Infinity);
}

/** Notices and messages are of the moment, and are left out. */
function piecesOf(parent: Element): readonly Piece[] {
  return [...parent.childNodes].flatMap((node): readonly Piece[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element) || node.ariaLive !== null) return [];
    return [[node.localName, factsOf(node), piecesOf(node)]];
  });
}

function factsOf(element: Element): Readonly<Record<string, string>> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}
