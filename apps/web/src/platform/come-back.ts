import { tabText } from "./device/text.ts";
import { parseSearch, type RawSearch } from "./search.ts";

const kept = tabText("come-back-to");

/** Leaves word where somebody wants to be once they have signed in. It holds in this tab, also by way of a provider. */
export function comeBackTo(address: string): void {
  kept.write(address);
}

/** Where somebody wanted to be; told once. */
export function takeComeBack(): { readonly to: string; readonly search: RawSearch } | undefined {
  const address = kept.read();
  kept.remove();
  if (address === null || !URL.canParse(address, location.origin)) return undefined;
  const { pathname, search } = new URL(address, location.origin);
  return { to: pathname, search: parseSearch(search) };
}
