import { createRoot } from "react-dom/client";
import { expect, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { App } from "../app/app.tsx";
import { makeRouter } from "../app/router.ts";
import { chatBox } from "../platform/chat-opener.ts";
import { answersDatabase, listDatabase } from "../platform/device/database.ts";
import { network } from "../platform/network.ts";
import { memoryHistory } from "../platform/router/history.ts";
import { searchBox } from "../platform/search-opener.ts";
import { toastStore } from "../ui/toast-store.ts";
import type { Answer } from "./answers.ts";
import { deploymentIs, type Here } from "./here.ts";
import { listenToConsole } from "./console.ts";
import { createFakeServer, type FakeServer } from "./fake-server.ts";
import { fakeSession, type Who } from "./fake-session.ts";
// oxlint-disable-next-line import/no-unassigned-import -- Before anything asks anything.
import "./pauses.ts";
import { QuietEvents } from "./quiet-events.ts";
import { usualAnswers } from "./usual-answers.ts";
// oxlint-disable-next-line import/no-unassigned-import -- Screens are looked at as they look.
import "../ui/styles.css";

interface Scene {
  /** A guest when not given. */
  readonly as?: Who;
  /** What the server says; the last answer to an endpoint counts. */
  readonly answers?: readonly Answer[];
  /** From the start there is no network. */
  readonly isOffline?: boolean;
  /** What is so of the deployment. */
  readonly here?: Here;
  /** What the console may say. */
  readonly allow?: RegExp;
}

/** A screen with the server behind it. */
export interface Shown extends Pick<FakeServer, "sent"> {
  /** The address, as a person would read it. */
  readonly address: () => string;
  /** From here on the server says this. */
  readonly now: (...answers: readonly Answer[]) => void;
  /** The browser's Back. */
  readonly goBack: () => void;
  readonly goOffline: () => void;
  readonly goOnline: () => void;
}

/**
 * Who answers now. What a screen asks that is gone is answered by nobody: behind the test runner is no server, and the refusal
 * would take the network from the next test.
 */
let answering: FakeServer | undefined;
const realFetch = globalThis.fetch;
globalThis.fetch = (input, options) =>
  isOurs(input)
    ? (answering?.fetch(input, options) ?? new Promise<never>(() => {}))
    : realFetch(input, options);

/** Shows an address as the app would, through its router and its providers, with a fake of the server alone. */
export async function renderAt(
  path: string,
  { as = "guest", answers = [], isOffline = false, here = {}, allow }: Scene = {},
): Promise<Shown> {
  const server = createFakeServer();
  server.add([...usualAnswers(as), ...answers]);
  // What the test before asked last may have been answered after its end.
  silence();
  const heard = listenToConsole(allow);
  answering = server;
  vi.stubGlobal("EventSource", QuietEvents);
  const goOffline = () => {
    server.setReachable(false);
    network.lose();
  };
  if (isOffline) goOffline();
  onTestFinished(deploymentIs(here));
  const session = fakeSession(as);
  const history = memoryHistory(path);
  const router = makeRouter({ session, history });
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  await router.load();
  const stopInvalidating = session.subscribe(() => void router.load());
  root.render(<App router={router} session={session} />);
  onTestFinished(async () => {
    root.unmount();
    place.remove();
    server.setReachable(true);
    network.heard();
    chatBox.set(false);
    searchBox.set(false);
    silence();
    answering = undefined;
    stopInvalidating();
    await session.end();
    globalThis.history.replaceState(null, "", location.pathname + location.search);
    await clearDevice();
    expect([...server.complaints(), ...heard()]).toEqual([]);
  });
  await expect.element(page.getByRole("main")).toBeInTheDocument();
  return {
    sent: server.sent,
    now: (...more) => server.add(more),
    address: () => history.entry().address.href,
    goBack: () => history.back(),
    goOffline,
    goOnline: () => {
      server.setReachable(true);
      network.look();
    },
  };
}

function silence(): void {
  for (const { id } of toastStore.list()) toastStore.dismiss(id);
}

/** The same person may come in the next test, and finds nothing of this one: what comes late has nobody to be kept for. */
async function clearDevice(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await Promise.all([answersDatabase, listDatabase].map(async (one) => one.removeAllBut(() => false)));
}

/** Scripts and styles come from the test runner. */
function isOurs(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  return /^\/(?:api|files)\//u.test(new URL(address, location.href).pathname);
}
