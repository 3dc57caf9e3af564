import { LegalText } from "./components/legal-text.tsx";
import text from "./privacy.json";

/** What is stored about a person, and what they can do about it. */
export function PrivacyPage() {
  return <LegalText title="Privacy" {...text} />;
}
