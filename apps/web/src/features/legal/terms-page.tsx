import { useRegistry } from "../../platform/registry.ts";
import { LegalText } from "./components/legal-text.tsx";
import { termsFor } from "./terms.ts";

/** What a person and the operator agree on. */
export function TermsPage() {
  return <LegalText title="Terms" {...termsFor(useRegistry())} />;
}
