import { describe, expect, it } from "vitest";
import { parseSearch, writeSearch } from "../../platform/search.ts";
import { readPaymentSearch } from "./payment-search.ts";

const read = (address: string) => readPaymentSearch(parseSearch(address));

describe("the address that a payment comes back to", () => {
  it("is read in both shapes", () => {
    expect(read("?source=paypal&status=pending")).toEqual({ source: "paypal", status: "pending" });
    expect(read("?source=mobile&status=active")).toEqual({ source: "mobile", status: "active" });
    expect(read("?success=true&session_id=s-1")).toEqual({ success: "true", session_id: "s-1" });
    expect(read("?cancelled=true")).toEqual({ cancelled: "true" });
  });

  it("is read in both at once, without what PayPal adds to it", () => {
    const address =
      "?source=paypal&status=pending&session_id=s-2&subscription_id=I-2&ba_token=BA-2&token=EC-2";
    expect(read(address)).toEqual({ source: "paypal", status: "pending", session_id: "s-2" });
  });

  it("has nothing of what is unknown, broken or far too long", () => {
    const long = "x".repeat(65);
    for (const address of [
      "",
      "?source=stripe&status=paid",
      "?success=yes",
      `?session_id=${long}`,
      "?session_id=",
    ])
      expect(read(address)).toEqual({});
  });

  it("stays the same however often it is read", () => {
    const once = read("?success=true&canceled=true&session_id=s-1&utm_source=mail");
    expect(read(writeSearch({ ...once }))).toEqual(once);
  });
});
