import { LegalText } from "./components/legal-text.tsx";
import text from "./terms.json";

/** What a person and the operator agree on. */
export function TermsPage() {
  return <LegalText title="Terms" {...text} />;
}
