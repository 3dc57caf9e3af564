import { useState } from "react";
import { isSaidHere } from "../../../platform/guest-said.ts";
import { Banner } from "../../../ui/banner.tsx";
import * as t from "../texts/en/page.ts";

/** For whoever confirmed their address on another device than the one on which they said how they eat. */
export function ToldElsewhere() {
  const [isHere] = useState(isSaidHere);
  if (isHere) return null;
  return (
    <Banner tone="warning" title={t.toldElsewhereTitle} className="mb-6">
      <p>{t.toldElsewhereLead}</p>
    </Banner>
  );
}
