import { useState } from "react";
import { isSaidHere } from "../../../platform/guest-said.ts";
import { Banner } from "../../../ui/banner.tsx";

/** For whoever confirmed their address on another device than the one on which they said how they eat. */
export function ToldElsewhere() {
  const [isHere] = useState(isSaidHere);
  if (isHere) return null;
  return (
    <Banner tone="warning" title="Your allergies are not here yet" className="mb-6">
      <p>
        What you told us before signing up stays on the device where you did, until you log in there. Say here
        what you do not eat, or log in there first: until then no plan keeps to it.
      </p>
    </Banner>
  );
}
