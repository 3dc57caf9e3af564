import { expect, it } from "vitest";
import { firstNameOf, splitFullName } from "./names.ts";

it("greets by the first word of the name", () => {
  expect(firstNameOf({ fullName: "  Grace  Hopper ", email: "g@example.org" })).toBe("Grace");
});

it("greets by the address before the at sign when there is no name", () => {
  expect(firstNameOf({ fullName: " ", email: "grace@example.org" })).toBe("grace");
});

it("greets 'there' when it knows nothing", () => {
  expect(firstNameOf({ fullName: "", email: "" })).toBe("there");
});

it("splits a full name at the first space", () => {
  expect(splitFullName("Ana María López")).toEqual({ firstName: "Ana", lastName: "María López" });
  expect(splitFullName("Cher")).toEqual({ firstName: "Cher", lastName: "" });
});
