import { createTestApp } from "@meal/testkit/test-app";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";

describeOnBothDatabases("what a server says of itself", ({ product }) => {
  it("is who runs it, and what its own pages have written in", async () => {
    const { app } = createTestApp(await product(), {
      settings: { OPERATOR_NAME: "The Oak Kitchen", OPERATOR_EMAIL: "help@oak.example" },
    });
    const answer: unknown = await (await app.request("/api/deployment")).json();
    expect(answer).toMatchObject({
      product: "ai-meal-planner",
      name: "The Oak Kitchen",
      version: expect.stringMatching(/^\d+\./u),
      facts: expect.arrayContaining(["operator", "contact"]),
      texts: { "operator-name": "The Oak Kitchen", "operator-email": "help@oak.example" },
    });
  });

  it("is its address where nobody said who runs it", async () => {
    const { app } = createTestApp(await product());
    expect(await (await app.request("/api/deployment")).json()).toMatchObject({ name: "localhost:3000" });
  });
});
