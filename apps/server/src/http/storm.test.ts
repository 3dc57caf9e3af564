import { endpoint } from "@meal/contract/endpoint";
import { actorOf } from "@meal/domain/accounts/actor";
import { userId } from "@meal/testkit/people";
import { createBareApp, createTestApp } from "@meal/testkit/test-app";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { assert, asyncProperty, constantFrom } from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { postgresSearch } from "../adapters/search/postgres/postgres-search.ts";
import { sqliteSearch } from "../adapters/search/sqlite/sqlite-search.ts";
import type { Database } from "../db/database.ts";
import { route, type Route } from "./route.ts";
import { requestOf, storm } from "./testing/storm.ts";

/** Throws a route; `npm run proof` asks for 300. */
const runs = Number(process.env["MALFORMED_RUNS"] ?? 6);

const saveNote = endpoint({
  method: "PUT",
  path: "/api/notes/:id",
  summary: "Stores text as it comes.",
  access: "public",
  input: {
    params: z.object({ id: z.string().max(100) }),
    query: z.object({ kind: z.string().max(100).default("note") }),
    body: z.union([z.object({ title: z.string(), body: z.string().default("") }), z.string()]),
  },
  output: "nothing",
  errors: [],
});
const findNotes = endpoint({
  method: "GET",
  path: "/api/notes/:text",
  summary: "Finds text as it comes.",
  access: "public",
  input: { params: z.object({ text: z.string() }), query: z.object({ kind: z.string().optional() }) },
  output: z.array(z.object({ title: z.string() })),
  errors: [],
});

/** Two endpoints that let everything through to the database. */
function noteRoutes({ db, kind }: Database): readonly Route[] {
  const search = kind === "sqlite" ? sqliteSearch(db) : postgresSearch(db);
  const anna = userId("anna");
  return [
    route(saveNote, async ({ params, query, body }) => {
      const note = typeof body === "string" ? { title: body, body: "" } : body;
      await search.save(anna, { ...note, kind: query.kind, refId: params.id });
    }),
    route(findNotes, async ({ params, query }) => {
      const kinds = query.kind === undefined ? {} : { kinds: [query.kind] };
      return [...(await search.find(actorOf(anna), { text: params.text, limit: 5, ...kinds }))];
    }),
  ];
}

describeOnBothDatabases("whatever is sent to any endpoint", ({ product }) => {
  it(
    "is never answered with a fault of ours, and refused as a problem document",
    async () => {
      const database = await product();
      const routes = [...createTestApp(database).routes, ...noteRoutes(database)];
      const app = createBareApp({ routes });
      const endpoints = constantFrom(...routes.map(({ endpoint: one }) => one));
      const law = asyncProperty(endpoints, storm, async (one, thrown) => {
        const request = requestOf(one, thrown);
        if (!request) return;
        const response = await app.request(request);
        expect(response.status).toBeLessThan(500);
        const isProblem = response.headers.get("content-type") === "application/problem+json";
        expect(isProblem).toBe(response.status >= 400);
      });
      // Making a failure smaller would take longer than finding it.
      await assert(law, { numRuns: runs * routes.length, endOnFailure: true });
    },
    120_000 + runs * 4000,
  );
});
