import { History } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import * as t from "../texts/en/page.ts";

const HistoryDialog = lazyPart(() => import("./history-dialog.tsx"), "HistoryDialog");

/** Opens what was cooked. */
export function HistoryButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={<History aria-hidden="true" className="size-5" />}
        onPointerEnter={HistoryDialog.preload}
        onFocus={HistoryDialog.preload}
        onClick={() => setOpen(true)}
      >
        {t.cookingHistory}
      </Button>
      {isOpen && (
        <Suspense>
          <HistoryDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
