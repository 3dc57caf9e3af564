import { expect, open, test } from "./test.ts";

test("the product describes an app that a browser accepts", async ({ page, request, baseURL }) => {
  await open(page, "/support");
  const address = (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
  const manifest: unknown = await (await request.get(address)).json();
  expect(manifest).toMatchObject({ name: "AI Meal Planner", display: "standalone", start_url: "/" });
  const params = { title: "title", text: "text", url: "url", files: [{ name: "photo" }] };
  expect(manifest).toMatchObject({ share_target: { action: "/share", method: "POST", params } });
  const client = await page.context().newCDPSession(page);
  const { errors } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  const beyondPrivateMode = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(beyondPrivateMode, baseURL).toEqual([]);
});
