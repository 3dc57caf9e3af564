import { expect, it } from "vitest";
import { PaymentFault } from "../../ports/payments.ts";
import { centsOf } from "./amount.ts";

it("reads what was paid exactly, whatever decimals a currency has", () => {
  const amounts: readonly (readonly [string, string, number])[] = [
    ["9.00", "USD", 900],
    ["9", "USD", 900],
    [".5", "EUR", 50],
    ["1.005000", "TND", 100.5],
    ["2.995", "KWD", 299.5],
    ["0.001", "BHD", 0.1],
    ["1300", "JPY", 130_000],
    ["1300.00", "ISK", 130_000],
    ["-9.00", "USD", -900],
    ["999999999999.99", "USD", 99_999_999_999_999],
  ];
  expect(amounts.map(([amount, currency]) => centsOf(amount, currency))).toEqual(
    amounts.map(([, , cents]) => cents),
  );
});

it.each([
  ["9.005", "USD"],
  ["1300.5", "JPY"],
  ["2.9951", "KWD"],
  ["1.0001", "CLF"],
])("refuses %s %s, which is no amount of that currency", (amount, currency) => {
  expect(() => centsOf(amount, currency)).toThrow(PaymentFault);
});
