import { besideName } from "@meal/domain/chef/side";
import * as t from "./texts/en/side.ts";

/** What stands beside a dish, and what is in it that nobody would think of, under its name. */
export function SideLine({ meal }: { readonly meal: Parameters<typeof besideName>[0] }) {
  const beside = besideName(meal);
  return beside === undefined ? null : (
    <p className="text-sm text-quiet wrap-anywhere">{t.withSide(beside)}</p>
  );
}
