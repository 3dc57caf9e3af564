import { showField } from "../keyboard.ts";
import type { Device, Fields } from "./bridge.ts";
import { takeSharedPhoto } from "./shared-photo.ts";

/** Pages open one another by their address, before the app is drawn and after. */
export function goTo(address: string): void {
  history.pushState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** What the phone does and the page has to know: its back key, links into the app, coming back to the app, light and dark. */
export function followDevice(device: Device, serverOrigin: string): void {
  const { ask, listen } = device;
  listen("App", "backButton", (event) => goBack(event, () => void ask("App", "minimizeApp")));
  const openLink = async (link: unknown) => {
    const address = addressIn(link, serverOrigin);
    if (address === undefined) return;
    if (address.startsWith("/import?") && address.includes("shared=photo")) await takeSharedPhoto(device);
    goTo(address);
  };
  listen("App", "appUrlOpen", (event) => void openLink(event.get("url")));
  // spec: 2, section 4: what slept looks at the clock again.
  listen("App", "resume", () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  followKeyboard(device);
  const followTheme = () => {
    const isDark = document.documentElement.dataset["theme"] === "dark";
    void ask("SystemBars", "setStyle", { style: isDark ? "DARK" : "LIGHT" });
  };
  new MutationObserver(followTheme).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  followTheme();
}

/** The phone makes the page smaller by itself: bars would only take room from what is written, whose field may have gone out of sight. */
function followKeyboard({ listen }: Device): void {
  const { dataset } = document.documentElement;
  listen("Keyboard", "keyboardWillShow", () => (dataset["keyboard"] = ""));
  listen("Keyboard", "keyboardDidShow", () => showField({ offsetTop: 0, height: innerHeight }));
  listen("Keyboard", "keyboardWillHide", () => delete dataset["keyboard"]);
}

/** The back key closes what lies open, then goes back, and at the first page leaves the app without ending it. */
function goBack(event: Fields, leave: () => void): void {
  const isOpen = document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null;
  if (isOpen) {
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(escape);
  } else if (event.get("canGoBack") === true) history.back();
  else leave();
}

/** A link to a page: in the app's own scheme, or the address that the page has in a browser. Any other leads nowhere. */
export function addressIn(link: unknown, serverOrigin: string): string | undefined {
  if (typeof link !== "string" || !URL.canParse(link)) return undefined;
  const { protocol, origin, host, pathname, search } = new URL(link);
  const page = pathname === "/" ? "" : pathname;
  if (protocol === "aimealplanner:") return `/${host}${page}${search}`;
  return origin === serverOrigin ? `${pathname}${search}` : undefined;
}
