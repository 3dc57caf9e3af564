import { LegalText } from "./components/legal-text.tsx";
import { privacyHere } from "./privacy.tsx";
import * as t from "./texts/en/legal.ts";

/** What is stored about a person, and what they can do about it. */
export function PrivacyPage() {
  return <LegalText title={t.privacy} {...privacyHere()} />;
}
