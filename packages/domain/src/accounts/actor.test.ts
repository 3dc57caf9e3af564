import { expect, expectTypeOf, it } from "vitest";
import { actorOf, type OwnerId, type UserId } from "./actor.ts";

it("everybody acts for a household of one, whose id is theirs", () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only sessions make real ids; tests have none.
  expect(actorOf("anna" as UserId)).toEqual({ userId: "anna", ownerId: "anna" });
});

it("who acts is never taken for whose it is, nor the other way round", () => {
  expectTypeOf<UserId>().not.toExtend<OwnerId>();
  expectTypeOf<OwnerId>().not.toExtend<UserId>();
  expectTypeOf<string>().not.toExtend<OwnerId>();
});
