import { createTestApp } from "@meal/testkit/test-app";
import { expectProblem } from "@meal/testkit/expect-problem";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { assert, asyncProperty, string } from "fast-check";
import sharp from "sharp";
import { expect, it } from "vitest";

const address = (file: string, query: Readonly<Record<string, string>>) =>
  `/api/pictures/${file}?${String(new URLSearchParams(query))}`;
const soup = { name: "Red lentil soup", foods: "lentil-red:80,carrot-frozen:60,nothing-we-know:10", v: "1" };

describeOnBothDatabases("the picture of a dish", ({ product }) => {
  it("is painted from its address, for everybody and for good", async () => {
    const { app } = createTestApp(await product());
    const response = await app.request(address("dish.svg", soup));
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    const svg = await response.text();
    expect(svg).toMatch(/^<svg .*<\/svg>$/u);
    expect(await (await app.request(address("dish.svg", soup))).text()).toBe(svg);
    const other = await app.request(address("dish.svg", { ...soup, foods: "salmon:200,carrot-frozen:60" }));
    expect(await other.text()).not.toBe(svg);
    const etag = response.headers.get("etag") ?? "";
    const again = await app.request(address("dish.svg", soup), { headers: { "if-none-match": etag } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  });

  it("comes as PNG too", async () => {
    const { app } = createTestApp(await product());
    const response = await app.request(address("dish.png", soup));
    expect(response.headers.get("content-type")).toBe("image/png");
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 960, height: 720 });
  });

  it("is found by the dish, or by the name alone", async () => {
    const { app } = createTestApp(await product());
    const paint = async (query: Readonly<Record<string, string>>) =>
      (await app.request(address("dish.svg", query))).text();
    const empty = await paint({ name: "Xqzvw", foods: "nothing-we-know:1" });
    const dish = await paint({ name: "Xqzvw", dish: "pad-thai-shrimp" });
    const named = await paint({ name: "Pad Thai" });
    expect(dish.length).toBeGreaterThan(empty.length);
    expect(named.length).toBeGreaterThan(empty.length);
  });

  it("is a picture whatever stands in the address", async () => {
    const { app } = createTestApp(await product());
    const law = asyncProperty(
      string({ minLength: 1, maxLength: 60 }),
      string({ maxLength: 200 }),
      async (name, foods) => {
        const response = await app.request(address("dish.svg", { name, foods }));
        expect(response.status).toBe(200);
        expect(await response.text()).toMatch(/^<svg [^]*<\/svg>$/u);
      },
    );
    await assert(law, { numRuns: 50 });
    await expectProblem(await app.request(address("dish.gif", soup)), "invalid_input");
    await expectProblem(await app.request("/api/pictures/dish.svg"), "invalid_input");
  });
});
