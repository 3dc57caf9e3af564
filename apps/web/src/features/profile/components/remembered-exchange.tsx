import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Chosen } from "../../../platform/chosen-here.ts";
import { measuresHere, takeMeasures } from "../../../platform/measures.ts";
import { useOutbox } from "../../../platform/outbox/use-outbox.ts";
import { type Preferences, preferencesQuery } from "../../../platform/preferences-query.ts";
import { takeTheme, themeHere } from "../../../platform/theme.ts";
import { rememberedKind } from "../remembered-kind.ts";

interface RememberedExchangeProps {
  /** What was chosen here since the page was opened, in order. */
  readonly chosen: readonly Chosen[];
}

/** Draws nothing: sends what was chosen here, and takes what was chosen elsewhere. */
export function RememberedExchange({ chosen }: RememberedExchangeProps) {
  const { values, act } = useOutbox(rememberedKind.name);
  const { data } = useQuery(preferencesQuery);
  const [taken, setTaken] = useState(0);
  const isWaiting = values.length > 0 || chosen.length > taken;
  useEffect(() => {
    // A device that can keep nothing asks again the next time.
    for (const one of chosen.slice(taken)) void act(one).catch(() => {});
    setTaken(chosen.length);
    // oxlint-disable-next-line react/exhaustive-deps -- How to act is made anew with each drawing.
  }, [chosen]);
  const met = useRef<Preferences>(undefined);
  useEffect(() => {
    // Each answer once, however often it is drawn.
    if (data === undefined || isWaiting || met.current === data) return;
    met.current = data;
    const unknown = meet(data);
    if (Object.keys(unknown).length > 0) void act(unknown).catch(() => {});
    // oxlint-disable-next-line react/exhaustive-deps -- How to act is made anew with each drawing.
  }, [data, isWaiting]);
  return null;
}

/**
 * What the account does not know yet. Measures are as they were chosen last, on whichever device; of the theme, which suits
 * the place where a device stands, its own choice leads, and the account's is that of a device without one.
 */
function meet({ theme, measures }: Pick<Preferences, "theme" | "measures">): Chosen {
  const [ownTheme, ownMeasures] = [themeHere(), measuresHere()];
  if (theme !== null && ownTheme === null) takeTheme(theme);
  if (measures !== null && measures !== ownMeasures) takeMeasures(measures);
  return {
    ...(theme === null && ownTheme !== null && { theme: ownTheme }),
    ...(measures === null && ownMeasures !== null && { measures: ownMeasures }),
  };
}
