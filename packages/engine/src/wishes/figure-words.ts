import type { PositionKind } from "../planner/day-layout.ts";
import type { FigureWish, WishedFigure } from "./wish.ts";

const UNITS: Readonly<Record<WishedFigure, string>> = {
  minutes: "minutes",
  carbs: "g of carbohydrate",
  netCarbs: "g of net carbohydrate",
  protein: "g of protein",
  fat: "g of fat",
  fiber: "g of fiber",
  sodiumMg: "mg of sodium",
  cents: "cents",
};

const whole = (amount: number): string => Math.round(amount).toLocaleString("en-US");

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2).replace(/\.00$/, "")}`;

/** "128 g", "78 minutes", "1,420 mg", "$52.40". */
export const amountText = (figure: WishedFigure, amount: number): string => {
  if (figure === "minutes") return Math.round(amount) === 1 ? "1 minute" : `${whole(amount)} minutes`;
  if (figure === "cents") return dollars(amount);
  return `${whole(amount)} ${figure === "sodiumMg" ? "mg" : "g"}`;
};

/** "At most 20 minutes for each breakfast", "At least 125 g of protein a day". */
export const figureText = ({
  figure,
  per,
  bound,
  amount,
  only,
}: Pick<FigureWish, "figure" | "per" | "bound" | "amount"> & {
  readonly only: PositionKind | null;
}): string => {
  if (per === "week") return `At ${bound} ${amountText(figure, amount)} a week for everybody`;
  const where = per === "day" ? "a day" : only === null ? "a meal" : `for each ${only}`;
  return `At ${bound} ${whole(amount)} ${UNITS[figure]} ${where}`;
};
