import { THEMES, type ThemeChoice } from "@meal/domain/profile/choices";
import { useSyncExternalStore } from "react";
import { localText } from "./device/text.ts";
import { tellChosen } from "./chosen-here.ts";

const storageKey = "ui-theme";
const kept = localText(storageKey);
const listeners = new Set<() => void>();

/** What was chosen on this device, if anything was. */
export const themeHere = (): ThemeChoice | null => THEMES.find((choice) => choice === kept.read()) ?? null;

/** The stored choice; light where there is none or storage is forbidden. */
const readTheme = (): ThemeChoice => themeHere() ?? "light";

/** Stores the choice and shows it. */
export function chooseTheme(choice: ThemeChoice): void {
  takeTheme(choice);
  tellChosen({ theme: choice });
}

/** As the person's account has it. */
export function takeTheme(choice: ThemeChoice): void {
  kept.write(choice);
  showTheme(choice);
}

/** Shows the theme of whoever is here now: what their predecessor chose may have been cleared away. */
export const showKeptTheme = (): void => showTheme(readTheme());

/** Follows the device and the other tabs from now on. The page's first theme comes from theme-snippet.js. */
export function followTheme(): void {
  darkDevice().addEventListener("change", showKeptTheme);
  addEventListener("storage", (event) => {
    if (event.key === storageKey) showKeptTheme();
  });
  // Paper is white, and what is printed of a dark page would be pale on it.
  addEventListener("beforeprint", () => showTheme("light"));
  addEventListener("afterprint", showKeptTheme);
  showKeptTheme();
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
