import { parseSearch, type RawSearch } from "./search.ts";

const storageKey = "come-back-to";

/** Leaves word where somebody wants to be once they have signed in. It holds in this tab, also by way of a provider. */
export function comeBackTo(address: string): void {
  try {
    sessionStorage.setItem(storageKey, address);
  } catch {
    // Without storage they find their own way back.
  }
}

/** Where somebody wanted to be; told once. */
export function takeComeBack(): { readonly to: string; readonly search: RawSearch } | undefined {
  try {
    const address = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (address === null) return undefined;
    const { pathname, search } = new URL(address, location.origin);
    return { to: pathname, search: parseSearch(search) };
  } catch {
    return undefined;
  }
}
