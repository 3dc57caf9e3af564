import { Switch } from "../ui/switch.tsx";
import { chooseConsent, useConsent } from "./consent.ts";
import * as t from "./texts/en/pixel.ts";

/** The choice about the tracking pixel, to be changed at any time. Stands where there is one. */
export function PixelConsent() {
  const consent = useConsent();
  if (consent === "refused") return <p className="text-quiet">{t.refused}</p>;
  return (
    <Switch
      label={t.allow}
      hint={t.allowHint}
      checked={consent === "yes"}
      onChange={({ target }) => chooseConsent(target.checked ? "yes" : "no")}
      className="noscript:hidden"
    />
  );
}
