import { describe, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { endpoint, type InputOf, type OutputOf, type ParsedInputOf } from "./endpoint.ts";

const renamePlan = endpoint({
  method: "PATCH",
  path: "/api/plans/:id",
  summary: "Renames a plan.",
  access: "signed-in",
  input: { params: z.object({ id: z.string() }), body: z.object({ days: z.coerce.number<string>() }) },
  output: z.object({ name: z.string() }),
  errors: [],
});

describe("an endpoint", () => {
  it("keeps its method and path as literals, so that a caller cannot misspell them", () => {
    expectTypeOf(renamePlan.method).toEqualTypeOf<"PATCH">();
    expectTypeOf(renamePlan.path).toEqualTypeOf<"/api/plans/:id">();
  });

  it("gives the caller the shape before parsing and the handler the shape after it", () => {
    expectTypeOf<InputOf<typeof renamePlan>["body"]>().toEqualTypeOf<{ days: string }>();
    expectTypeOf<ParsedInputOf<typeof renamePlan>["body"]>().toEqualTypeOf<{ days: number }>();
    expectTypeOf<keyof InputOf<typeof renamePlan>>().toEqualTypeOf<"params" | "body">();
    expectTypeOf<OutputOf<typeof renamePlan>>().toEqualTypeOf<{ name: string }>();
  });
});
