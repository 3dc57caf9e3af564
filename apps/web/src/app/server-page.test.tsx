import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { ChosenServer } from "../platform/native/chosen-server.ts";
import { axeFindsNothing } from "../testing/axe.ts";
import { ServerPage } from "./server-page.tsx";
import * as t from "./texts/en/server-page.ts";
// oxlint-disable-next-line import/no-unassigned-import -- Screens are looked at as they look.
import "../ui/styles.css";

const place = document.createElement("div");
const chosen: ChosenServer[] = [];
let root: Root;
const address = page.getByLabelText(t.address);
const goOn = page.getByRole("button", { name: t.goOn });

beforeEach(() => {
  chosen.length = 0;
  document.body.append(place);
  root = createRoot(place);
  return () => root.unmount();
});
afterEach(() => vi.unstubAllGlobals());

const answering = (body: unknown, status = 200) =>
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));

test("whose server it is, is said before it is used", async () => {
  answering({ product: "ai-meal-planner", name: "The Oak Kitchen", facts: [], texts: {} });
  root.render(<ServerPage fixed={undefined} trouble={undefined} onChosen={(one) => chosen.push(one)} />);
  await address.fill("meals.test");
  await goOn.click();
  await expect.element(page.getByRole("heading", { name: t.found("The Oak Kitchen") })).toBeVisible();
  await expect.element(page.getByText(t.whatGoesThere("meals.test"))).toBeVisible();
  await axeFindsNothing();
  expect(chosen).toEqual([]);
  await page.getByRole("button", { name: t.use }).click();
  expect(chosen).toMatchObject([{ origin: "https://meals.test" }]);
});

test("what is wrong with an address is said beside it, and another one can be typed", async () => {
  answering({ code: "not_found", title: "There is nothing here" }, 404);
  root.render(<ServerPage fixed={undefined} trouble={undefined} onChosen={(one) => chosen.push(one)} />);
  await address.fill("http://meals.test");
  await goOn.click();
  await expect.element(page.getByText(t.whyNot("insecure", "meals.test"))).toBeVisible();
  await address.fill("meals.test");
  await goOn.click();
  await expect.element(page.getByText(t.whyNot("older", "meals.test"))).toBeVisible();
  await axeFindsNothing();
  expect(chosen).toEqual([]);
});

test("an app for one server asks nobody for another, and tries that one again", async () => {
  answering({ product: "ai-meal-planner", name: "The Oak Kitchen", facts: [], texts: {} });
  root.render(
    <ServerPage fixed="https://meals.test" trouble="unreachable" onChosen={(one) => chosen.push(one)} />,
  );
  await expect.element(page.getByText(t.whyNot("unreachable", "meals.test"))).toBeVisible();
  await expect.element(address).toHaveAttribute("readonly");
  await page.getByRole("button", { name: t.tryAgain }).click();
  await vi.waitFor(() => expect(chosen).toHaveLength(1));
});
