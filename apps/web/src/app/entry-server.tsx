import { renderToString } from "react-dom/server";
import { direction, tag } from "../language/texts/en.ts";
import type { Feature } from "../platform/feature.ts";
import { memoryHistory } from "../platform/router/history.ts";
import { guestSession } from "../platform/session.ts";
import { App } from "./app.tsx";
import { features } from "./features.ts";
import { loadSiteLinks } from "./layout/site-menu.tsx";
import { redirects } from "./redirects.ts";
import { makeRouter } from "./router.ts";
import * as t from "./texts/en/documents.ts";

/** One address of the app, as the build needs to know it. */
export interface PageInfo {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly isPrerendered: boolean;
  /** Only for people who are signed in. */
  readonly isSignedIn: boolean;
}

/** Every page that the registered features bring. */
export function listPages(): readonly PageInfo[] {
  const list: readonly Feature[] = features;
  return list
    .flatMap((feature) => feature.routes)
    .map((route) => ({
      path: route.path,
      title: route.title ?? "",
      description: route.description ?? "",
      isPrerendered: route.isPrerendered ?? false,
      isSignedIn: route.access === "signed-in",
    }));
}

/** Addresses that lead to a page under its own name. */
export const otherNames: readonly string[] = redirects.map(({ path }) => path);

/** What the documents say around the pages, in the language of this build. */
export const language = { tag, direction, ...t };

/** The markup of a page as a guest sees it, for the file that is served before any script runs. */
export async function renderPage(path: string): Promise<string> {
  const router = makeRouter({
    session: guestSession,
    history: memoryHistory(path),
  });
  await Promise.all([router.load(), loadSiteLinks()]);
  return renderToString(<App router={router} session={guestSession} />);
}
