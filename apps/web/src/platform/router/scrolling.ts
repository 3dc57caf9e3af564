import { tabText } from "../device/text.ts";
import type { Shown } from "./answer.ts";

const stored = tabText("scrolled");

/** Remembers how far pages are scrolled, also over a reload, and scrolls each page once it is there. */
export function keepScrolled() {
  /** How far each entry of the history was scrolled. */
  const kept = new Map<string, number>();
  for (const entry of (stored.read() ?? "").split(" ")) {
    const [key = "", top] = entry.split(":");
    kept.set(key, Number(top));
  }
  let here: string | undefined;
  history.scrollRestoration = "manual";
  const remember = () => {
    if (here !== undefined) kept.set(here, Math.round(scrollY));
  };
  addEventListener("scroll", remember, { passive: true });
  addEventListener("pagehide", () => stored.write([...kept].map((entry) => entry.join(":")).join(" ")));
  let isFirst = true;
  return {
    /** What is left grows short before the next page is there, and was not scrolled by anybody. */
    leave: () => {
      here = undefined;
    },
    arrive: ({ scroll, mark: { key }, address: { hash } }: Shown) => {
      here = key;
      if (isFirst || scroll !== "keep") {
        const top = scroll === "reset" ? undefined : kept.get(key);
        if (top === undefined && hash !== "") document.getElementById(hash)?.scrollIntoView();
        else if (top !== undefined || !isFirst) scrollTo({ top: top ?? 0, behavior: "instant" });
      }
      isFirst = false;
      remember();
    },
  };
}
