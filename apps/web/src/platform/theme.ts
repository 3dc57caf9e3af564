import { useSyncExternalStore } from "react";
import { localText } from "./device/text.ts";

/** What the person chose; `system` follows the device. */
const themeChoices = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = "ui-theme";
const kept = localText(storageKey);
const listeners = new Set<() => void>();

/** The stored choice; light where there is none or storage is forbidden. */
function readTheme(): ThemeChoice {
  const stored = kept.read();
  return themeChoices.find((choice) => choice === stored) ?? "light";
}

/** Stores the choice and shows it. */
export function chooseTheme(choice: ThemeChoice): void {
  kept.write(choice);
  showTheme(choice);
}

/** Follows the device and the other tabs from now on. The page's first theme comes from theme-snippet.js. */
export function followTheme(): void {
  darkDevice().addEventListener("change", () => showTheme(readTheme()));
  addEventListener("storage", (event) => {
    if (event.key === storageKey) showTheme(readTheme());
  });
  // Paper is white, and what is printed of a dark page would be pale on it.
  addEventListener("beforeprint", () => showTheme("light"));
  addEventListener("afterprint", () => showTheme(readTheme()));
  showTheme(readTheme());
}

/** The choice, and whether the page is dark now. A prerendered page is drawn light. */
export function useTheme(): { readonly choice: ThemeChoice; readonly isDark: boolean } {
  const choice = useSyncExternalStore(subscribe, readTheme, (): ThemeChoice => "light");
  const isDark = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset["theme"] === "dark",
    () => false,
  );
  return { choice, isDark };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function showTheme(choice: ThemeChoice): void {
  const isDark = choice === "dark" || (choice === "system" && darkDevice().matches);
  const page = document.documentElement;
  page.dataset["theme"] = isDark ? "dark" : "light";
  const paper = getComputedStyle(page).getPropertyValue("--color-paper");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
  for (const listener of listeners) listener();
}

function darkDevice(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}
