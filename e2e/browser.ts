import { existsSync } from "node:fs";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** The same pages without the program around them, for two thirds of the work. */
const shells = ["/usr/bin/chromium-headless-shell"];

const chosen = process.env["CHROMIUM_PATH"];
const whole = chosen ?? thatIsThere(places) ?? "/usr/bin/chromium";

/** The Chromium of the machine, with what it needs to run as root and to draw the same everywhere. */
export const browser = {
  executablePath: whole,
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
    "--disable-lcd-text",
  ],
};

/** What tests run in, where they need no more than pages: no notifications, no camera. */
export const pagesAlone = { ...browser, executablePath: chosen ?? thatIsThere(shells) ?? whole };

/** The two devices that everything is looked at on. */
export const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

function thatIsThere(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}
