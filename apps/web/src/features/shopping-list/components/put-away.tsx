import { PackageOpen } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { ListLine } from "../lines.ts";
import type { ListStore } from "../list-store.ts";
import { puttingAway } from "../put-away.ts";
import * as t from "../texts/en/at-home.ts";

interface PutAwayProps {
  readonly lines: readonly ListLine[];
  readonly act: ListStore["act"];
}

/** After the shop: what is ticked is at home, in one press. */
export function PutAway({ lines, act }: PutAwayProps) {
  const count = lines.filter(({ checked }) => checked).length;
  if (count === 0) return null;
  function putAway() {
    const { operations, undo } = puttingAway(lines);
    act(...operations);
    toast({
      tone: "success",
      title: t.putAwayDone(count),
      action: { label: t.undo, onPress: () => act(...undo) },
    });
  }
  return (
    <Button
      variant="quiet"
      wide
      className="my-2 print:hidden"
      icon={<PackageOpen aria-hidden="true" className="size-5" />}
      onClick={putAway}
    >
      {t.putAway(count)}
    </Button>
  );
}
