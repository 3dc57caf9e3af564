import { doubtOf } from "@meal/domain/calorie-tracking/diary";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import * as t from "../texts/en/quick.ts";

interface ReallyProps {
  readonly kcal: number;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** More than anybody eats at once is likelier a slip: it does not count before somebody says that it is right, and what is beyond all measure not at all. */
export function Really({ kcal, onYes, onNo }: ReallyProps) {
  const isImpossible = doubtOf(kcal) === "impossible";
  return (
    <Banner tone="warning" announce title={t.really}>
      <p>{isImpossible ? t.tooMuch(kcal) : t.reallySentence(kcal)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="button" size="compact" variant="quiet" onClick={onNo}>
          {t.noChange}
        </Button>
        {!isImpossible && (
          <Button type="button" size="compact" onClick={onYes}>
            {t.yesReally}
          </Button>
        )}
      </div>
    </Banner>
  );
}
