import { createRoute, lazyPage } from "../../platform/router/route.ts";
import type { Feature } from "../../platform/feature.ts";
import * as t from "./texts/en/feature.ts";

const privacy = createRoute({
  path: "/privacy",
  page: lazyPage(() => import("./privacy-page.tsx"), "PrivacyPage"),
  access: "public",
  title: t.privacy,
  description: import.meta.env.SSR ? t.privacyDescription : "",
  isPrerendered: true,
});

const terms = createRoute({
  path: "/terms",
  page: lazyPage(() => import("./terms-page.tsx"), "TermsPage"),
  access: "public",
  title: t.terms,
  description: import.meta.env.SSR ? t.termsDescription : "",
  isPrerendered: true,
});

const support = createRoute({
  path: "/support",
  page: lazyPage(() => import("./support-page.tsx"), "SupportPage"),
  access: "public",
  title: t.support,
  description: import.meta.env.SSR ? t.supportDescription : "",
  isPrerendered: true,
});

/** The legal texts and the support centre: static, public, readable without any script. */
export const feature = { name: "legal", routes: [privacy, terms, support] } satisfies Feature;
