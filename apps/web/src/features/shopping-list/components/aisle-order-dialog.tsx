import type { Aisle } from "@meal/domain/chef/vocabulary";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { cx } from "../../../ui/cx.ts";
import { movableClass, placeClass } from "../../../ui/drag-move.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useDragMove } from "../../../ui/use-drag-move.tsx";
import { aisleNames, aislesInOrder, isAisle } from "../aisle-names.ts";
import type { ListStore } from "../list-store.ts";
import * as t from "../texts/en/page.tsx";

interface AisleOrderDialogProps {
  readonly order: readonly Aisle[];
  readonly act: ListStore["act"];
  readonly onClose: () => void;
}

/** Puts the aisles in the order in which one walks through one's own shop, by dragging or by the arrows. */
export function AisleOrderDialog({ order, act, onClose }: AisleOrderDialogProps) {
  const aisles = aislesInOrder(order);
  const { areaRef, move, news } = useDragMove((item, place) => {
    if (!isAisle(item) || !isAisle(place)) return "";
    act({ kind: "order-aisles", aisles: [...movedTo(aisles, item, place)] });
    return t.moved(aisleNames[item].label);
  });
  const step = (aisle: Aisle, by: 1 | -1) => {
    const neighbour = aisles[aisles.indexOf(aisle) + by];
    if (neighbour !== undefined) move(aisle, neighbour);
  };
  return (
    <Sheet open onOpenChange={onClose} title={t.aisleOrder} description={t.aisleOrderHint}>
      <div ref={areaRef}>
        <ol className="grid gap-1">
          {aisles.map((aisle, at) => (
            <li key={aisle} data-move-place={aisle} className={cx("rounded-card", placeClass)}>
              <div
                data-move-item={aisle}
                className={cx("flex items-center gap-2 rounded-card bg-card pl-2", movableClass)}
              >
                <GripVertical aria-hidden="true" className="size-5 shrink-0 cursor-grab text-quiet" />
                <span className="min-w-0 flex-1">
                  <span aria-hidden="true">{aisleNames[aisle].emoji}</span> {aisleNames[aisle].label}
                </span>
                {/* Moving down takes the row out of the page for a moment; the focus then goes to its first button. */}
                <IconButton
                  label={t.moveDown(aisleNames[aisle].label)}
                  icon={<ArrowDown aria-hidden="true" className="size-5" />}
                  aria-disabled={at === aisles.length - 1}
                  className="aria-disabled:opacity-50"
                  onClick={() => step(aisle, 1)}
                />
                <IconButton
                  label={t.moveUp(aisleNames[aisle].label)}
                  icon={<ArrowUp aria-hidden="true" className="size-5" />}
                  aria-disabled={at === 0}
                  className="aria-disabled:opacity-50"
                  onClick={() => step(aisle, -1)}
                />
              </div>
            </li>
          ))}
        </ol>
        {news}
      </div>
    </Sheet>
  );
}

/** The order with one aisle taken to the place of another. */
function movedTo(aisles: readonly Aisle[], aisle: Aisle, place: Aisle): readonly Aisle[] {
  return aisles.filter((other) => other !== aisle).toSpliced(aisles.indexOf(place), 0, aisle);
}
