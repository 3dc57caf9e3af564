import type { MealSide } from "@meal/domain/chef/side";
import * as t from "./texts/en/side.ts";

/** What stands beside a dish, under its name. */
export function SideLine({ side }: { readonly side: MealSide | undefined }) {
  return side === undefined ? null : (
    <p className="text-sm text-quiet wrap-anywhere">{t.withSide(side.name)}</p>
  );
}
