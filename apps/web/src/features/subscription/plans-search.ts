/** spec: 1, section 2: what a provider's page comes back with when somebody did not agree to pay. */
export interface PlansSearch {
  readonly canceled?: "true";
}

export function readPlansSearch(search: Readonly<Record<string, unknown>>): PlansSearch {
  return search["canceled"] === "true" ? { canceled: "true" } : {};
}
