import { expect, open, test } from "./test.ts";

test("the product describes an app that a browser accepts", async ({ page, request, baseURL }) => {
  await open(page, "/support");
  const address = (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
  const manifest: unknown = await (await request.get(address)).json();
  expect(manifest).toMatchObject({ name: "AI Meal Planner", display: "standalone", start_url: "/" });
  const params = { title: "title", text: "text", url: "url", files: [{ name: "photo" }] };
  expect(manifest).toMatchObject({ share_target: { action: "/share", method: "POST", params } });
  const { screenshots } = readScreenshots(manifest);
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(["narrow", "wide"]));
  for (const { src, sizes } of screenshots) expect(await page.evaluate(sizeOf, src), src).toBe(sizes);
  const client = await page.context().newCDPSession(page);
  const { errors } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  const beyondPrivateMode = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(beyondPrivateMode, baseURL).toEqual([]);
});

interface Screenshots {
  readonly screenshots: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly form_factor: string;
  }[];
}

function readScreenshots(manifest: unknown): Screenshots {
  expect(manifest).toMatchObject({ screenshots: expect.any(Array) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our own file.
  return manifest as Screenshots;
}

/** Of a picture as the browser draws it. */
async function sizeOf(src: string): Promise<string> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return `${picture.naturalWidth}x${picture.naturalHeight}`;
}
