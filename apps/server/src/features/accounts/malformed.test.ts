import type { Endpoint } from "@meal/contract/endpoint";
import { createTestApp } from "@meal/testkit/test-app";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { assert, asyncProperty, constantFrom, dictionary, json, oneof } from "fast-check";
import { expect, it } from "vitest";
import { nastyText, requestOf, storm, type Storm } from "../../http/testing/storm.ts";
import { anna } from "./testing/people.ts";

// A sample; `npm run proof` asks for 300.
const runsPerEndpoint = Number(process.env["MALFORMED_RUNS"] ?? 15);
const timeoutMs = 60_000 + runsPerEndpoint * 1200;
const isOurs = ({ path }: Endpoint) =>
  path.startsWith("/api/auth/") || path === "/api/functions/check-ip-limit" || path === "/api/client-address";

const names = [
  "email",
  "password",
  "current_password",
  "data",
  "type",
  "token",
  "token_hash",
  "refresh_token",
  "auth_code",
  "code_verifier",
  "provider",
  "id_token",
  "grant_type",
  "scope",
  "redirect_to",
  "ip_address",
  "code",
  "factor_id",
  "challenge_id",
  "credential",
];
const plausible = constantFrom(
  anna.email,
  "ü@x.y",
  "123456",
  "signup",
  "recovery",
  "email",
  "email_change",
  "password",
  "refresh_token",
  "pkce",
  "id_token",
  "global",
  "//evil.example",
  "http://[",
);
const field = oneof(
  plausible,
  plausible,
  nastyText,
  json({ maxDepth: 2 }).map((text): unknown => JSON.parse(text)),
);
/** Half of the throws have the names that the endpoints look for, with anything behind them. */
const shaped = dictionary(constantFrom(...names), field, { maxKeys: 6, noNullPrototype: true });
const shapedQuery = dictionary(constantFrom(...names), oneof(plausible, nastyText), {
  maxKeys: 3,
  noNullPrototype: true,
});

describeOnBothDatabases("whatever is sent to the sign-in interface", ({ product }) => {
  it(
    "signed in or not, is never a fault of ours",
    async () => {
      const settings = { RATE_LIMIT_FACTOR: "1000000", MAX_ACCOUNTS_PER_IP: "0" };
      const { app, routes } = createTestApp(await product(), { settings });
      const init = {
        method: "POST",
        body: JSON.stringify(anna),
        headers: { "content-type": "application/json" },
      };
      const signedUp = await app.request("/api/auth/signup", init);
      const { access_token }: { access_token: string } = JSON.parse(await signedUp.text());
      const headers = constantFrom({}, { authorization: `Bearer ${access_token}` });
      for (const { endpoint } of routes.filter((one) => isOurs(one.endpoint))) {
        const law = asyncProperty(
          storm,
          shaped,
          shapedQuery,
          headers,
          async (thrown, body, query, session) => {
            const request = requestOf(endpoint, shape(thrown, body, query, session));
            if (!request) return;
            const response = await app.request(request);
            expect(response.status).toBeLessThan(500);
            const isProblem = response.headers.get("content-type") === "application/problem+json";
            expect(isProblem).toBe(response.status >= 400);
          },
        );
        await assert(law, { numRuns: runsPerEndpoint, endOnFailure: true });
      }
    },
    timeoutMs,
  );
});

function shape(
  thrown: Storm,
  body: object,
  query: Readonly<Record<string, string>>,
  session: Readonly<Record<string, string>>,
): Storm {
  const isShaped = thrown.isJson;
  if (!isShaped) return thrown;
  const headers = { ...session, "x-session-mode": thrown.headers["x-session-mode"] ?? "" };
  return { ...thrown, body: JSON.stringify(body), query, rawQuery: null, headers, keepsMethod: true };
}
