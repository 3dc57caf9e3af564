import { createRoute, lazyPage } from "../../platform/router/route.ts";
import type { Feature } from "../../platform/feature.ts";
import * as t from "./texts/en/feature.ts";

const landing = createRoute({
  path: "/landing",
  page: lazyPage(async () => (await import("./page.tsx")).landingPage(), "LandingPage"),
  access: "signed-out",
  title: t.title,
  description: import.meta.env.SSR ? t.description : "",
  isPrerendered: true,
  frame: "open",
});

const professional = createRoute({
  path: "/professional",
  page: lazyPage(() => import("./professional-page.tsx"), "ProfessionalPage"),
  access: "public",
  title: t.professionalTitle,
  description: import.meta.env.SSR ? t.professionalDescription : "",
  isPrerendered: true,
  frame: "showcase",
});

/** The first page a visitor sees, and the one that says what everything is and costs. */
export const feature = { name: "landing", routes: [landing, professional] } satisfies Feature;
