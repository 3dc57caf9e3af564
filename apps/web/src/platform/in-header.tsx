import { useRegistry } from "./registry.ts";

/** What features keep in sight in the header of every page: a running timer. */
export function InHeader() {
  return useRegistry().inHeader.map(({ name, component: Part }) => <Part key={name} />);
}
