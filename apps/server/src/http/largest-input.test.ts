import { expect, it } from "vitest";
import { z } from "zod";
import { signUp } from "../features/accounts/testing/people.ts";
import { describeAccounts } from "../features/accounts/testing/world.ts";
import { largestBody, textShapes } from "@meal/testkit/largest-input";

/** What a request may carry where its endpoint does not say. */
const usualBytes = 262_144;
const settings = {
  RATE_LIMIT_FACTOR: "1000",
  FREE_LIMITS: "meal_plan=unlimited,chat=unlimited,food_analysis=unlimited",
};

/** Streams of events are no JSON; what they carry is looked through as text. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

describeAccounts("every function at its largest input", ({ open }) => {
  it.each(Object.entries(textShapes))(
    "answers what its schema allows, or refuses, where every text is of %s",
    async (_name, shape) => {
      const world = await open({ settings });
      const anna = world.browser();
      await signUp(anna);
      const functions = world.product.routes.filter(({ endpoint }) =>
        endpoint.path.startsWith("/api/functions/"),
      );
      expect(functions.length).toBeGreaterThan(10);
      for (const { endpoint } of functions) {
        const { method, path, input, output, maxBodyBytes = usualBytes } = endpoint;
        const body = input.body === undefined ? undefined : largestBody(input.body, shape, maxBodyBytes);
        expect([path, input.body?.safeParse(body).error]).toEqual([path, undefined]);
        const answer = await anna.send(method, path, body);
        const text = await answer.text();
        expect([path, answer.status < 500]).toEqual([path, true]);
        expect([path, text.includes('"internal"')]).toEqual([path, false]);
        const allowed = answer.ok && output instanceof z.ZodType ? output : z.unknown();
        expect([path, allowed.safeParse(jsonIn(text)).error]).toEqual([path, undefined]);
      }
    },
    // Plans are made, and the machine may be busy; nothing here is about time.
    180_000,
  );
});
