import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { navigationSlots } from "../../platform/feature.ts";
import { RegistryContext } from "../../platform/registry.ts";
import { memoryHistory } from "../../platform/router/history.ts";
import { RouterView } from "../../platform/router/outlet.tsx";
import { createRouter } from "../../platform/router/router.ts";
import { registry } from "../registry.ts";
import { BottomBar } from "./bottom-bar.tsx";

const labels = ["Planner", "Shopping", "Extra", "Food", "Calories", "Timer"];

async function drawBar(): Promise<string> {
  const navigation = navigationSlots.map((slot, index) => ({
    slot,
    label: labels[index] ?? "",
    to: `/${slot}`,
    icon: () => createElement("svg"),
  }));
  const router = createRouter({ routes: [], guard: () => undefined, history: memoryHistory("/") });
  const bar = createElement(RouterView, { router, layout: BottomBar, failed: () => null });
  return renderToStaticMarkup(createElement(RegistryContext, { value: { ...registry, navigation } }, bar));
}

describe("the bar at the thumb", () => {
  it("leads to the six places in their order, each by its name", async () => {
    const markup = await drawBar();
    const links = [...markup.matchAll(/href="([^"]+)".*?<span[^>]*>([^<]+)<\/span>/gu)];
    expect(links.map(([, to, label]) => `${label} ${to}`)).toEqual(
      navigationSlots.map((slot, index) => `${labels[index]} /${slot}`),
    );
    expect(markup).toContain('aria-label="Main"');
  });
});
