import { LegalText } from "./components/legal-text.tsx";
import { termsHere } from "./terms.ts";
import * as t from "./texts/en/legal.ts";

/** What a person and the operator agree on. */
export function TermsPage() {
  return <LegalText title={t.terms} {...termsHere()} />;
}
