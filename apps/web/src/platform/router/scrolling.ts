import { tabText } from "../device/text.ts";
import type { Shown } from "./answer.ts";

const stored = tabText("scrolled");
/** How far each entry of the history was scrolled, the latest last. */
const mostKept = 50;

function readKept(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(stored.read() ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Remembers how far pages are scrolled, also over a reload, and scrolls each page as it is shown. */
export function keepScrolled(): (shown: Shown) => void {
  const kept = new Map(readKept());
  let here: string | undefined;
  history.scrollRestoration = "manual";
  const remember = () => {
    if (here === undefined) return;
    kept.delete(here);
    kept.set(here, Math.round(scrollY));
  };
  addEventListener("scroll", remember, { passive: true });
  addEventListener("pagehide", () => stored.write(JSON.stringify([...kept].slice(-mostKept))));
  return ({ scroll, mark: { key }, address: { hash } }) => {
    const isFirst = here === undefined;
    here = key;
    if (scroll === "keep" && !isFirst) return remember();
    const place = scroll === "reset" ? undefined : kept.get(key);
    if (place === undefined && hash !== "") document.getElementById(hash)?.scrollIntoView();
    else if (place !== undefined || !isFirst) scrollTo({ top: place ?? 0, behavior: "instant" });
    remember();
  };
}
