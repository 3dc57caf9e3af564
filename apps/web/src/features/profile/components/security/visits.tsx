import { PixelConsent } from "../../../../platform/pixel-consent.tsx";
import * as t from "../../texts/en/security.tsx";
import { Section } from "./section.tsx";

/** Whether Meta is told of visits, on this device. */
export function Visits() {
  return (
    <Section title={t.visits} text={t.visitsLead}>
      <PixelConsent />
    </Section>
  );
}
