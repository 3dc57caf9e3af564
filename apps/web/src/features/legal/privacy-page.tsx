import { LegalText } from "./components/legal-text.tsx";
import * as t from "./texts/en/legal.ts";
import { privacy } from "./texts/en/privacy.ts";

/** What is stored about a person, and what they can do about it. */
export function PrivacyPage() {
  return <LegalText title={t.privacy} {...privacy} />;
}
