import { doubtOf } from "@meal/domain/calorie-tracking/diary";
import { reckon } from "@meal/domain/food-analysis/reckoning";
import { Banner } from "../../../ui/banner.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import type { PlateLine } from "../plate.ts";
import * as t from "../texts/en/found.ts";

interface DoubtProps {
  readonly line: PlateLine;
  readonly onMeant: (isMeant: boolean) => void;
}

/** More than somebody eats at once is asked about before it counts. */
export function Doubt({ line, onMeant }: DoubtProps) {
  const { value } = reckon(line).calories;
  const doubt = doubtOf(value);
  if (doubt === "none") return null;
  return (
    <Banner tone="warning" announce title={t.really(value)}>
      {doubt === "impossible" ? (
        <p>{t.tooMuch}</p>
      ) : (
        <Checkbox
          label={t.yesReally}
          hint={t.notCountedYet}
          checked={line.isMeant}
          onChange={({ target }) => onMeant(target.checked)}
        />
      )}
    </Banner>
  );
}
