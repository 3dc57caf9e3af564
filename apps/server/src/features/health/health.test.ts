import { expectProblem } from "@meal/testkit/expect-problem";
import { createTestApp } from "@meal/testkit/test-app";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";

describeOnBothDatabases("the health of the server", ({ kind, product }) => {
  it("tells that it works, with which database, and its version", async () => {
    const { app } = createTestApp(await product());
    const response = await app.request("/api/health");
    expect(await response.json()).toEqual({
      status: "ok",
      database: kind,
      version: expect.stringMatching(/^\d+\.\d+/u),
    });
  });

  it("tells that the database does not answer", async () => {
    const database = await product();
    const { app } = createTestApp(database);
    await database.close();
    await expectProblem(await app.request("/api/health"), "database_unreachable");
  });
});
