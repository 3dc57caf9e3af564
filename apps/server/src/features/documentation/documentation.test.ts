import { createTestApp } from "@meal/testkit/test-app";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";

interface Operation {
  readonly summary: string;
  readonly responses: Readonly<
    Record<string, { description: string; content: Record<string, { schema: { required: string[] } }> }>
  >;
}
interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

describeOnBothDatabases("the documentation", ({ product }) => {
  it("holds every mounted endpoint, itself included", async () => {
    const { app, routes } = createTestApp(await product());
    const document: OpenApi = JSON.parse(await (await app.request("/api/openapi.json")).text());
    expect(document.openapi).toBe("3.1.0");
    for (const { endpoint } of routes) {
      const path = endpoint.path.replaceAll(/:(\w+)/gu, "{$1}");
      expect(document.paths[path]?.[endpoint.method.toLowerCase()]?.summary).toBe(endpoint.summary);
    }
    const health = document.paths["/api/health"]?.["get"]?.responses;
    expect(health?.["200"]?.content["application/json"]?.schema.required).toEqual([
      "status",
      "version",
      "database",
    ]);
    expect(health?.["503"]?.description).toBe("database_unreachable");
  });

  it("is a page without scripts and without anything from another host", async () => {
    const { app, routes } = createTestApp(await product());
    const response = await app.request("/api/docs");
    const page = await response.text();
    for (const { endpoint } of routes) expect(page).toContain(`${endpoint.method} ${endpoint.path}`);
    expect(page).not.toMatch(/<script|https?:\/\/|<link|src=/iu);
    const style = /<style>([^]*?)<\/style>/u.exec(page)?.[1] ?? "";
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
    const hash = `sha256-${Buffer.from(digest).toString("base64")}`;
    expect(response.headers.get("content-security-policy")).toContain(`style-src 'self' '${hash}'`);
  });
});
