import { Card } from "../../../ui/card.tsx";
import type { ListLine } from "../lines.ts";
import type { ItemActions } from "../use-item-actions.ts";
import { ItemRow } from "./item-row.tsx";

interface ItemRowsProps {
  readonly items: readonly ListLine[];
  readonly firstNumber: number;
  /** What was ticked just now stays where it is. */
  readonly fresh: ReadonlySet<string>;
  readonly actions: ItemActions;
}

/** Lines of the list, one below the other. */
export function ItemRows({ items, firstNumber, fresh, actions }: ItemRowsProps) {
  return (
    <Card flush>
      <ul className="flex flex-col divide-y divide-line">
        {items.map((item, at) => (
          <ItemRow
            key={item.id}
            item={item}
            number={firstNumber + at}
            isSunk={item.checked && !fresh.has(item.id)}
            actions={actions}
          />
        ))}
      </ul>
    </Card>
  );
}
