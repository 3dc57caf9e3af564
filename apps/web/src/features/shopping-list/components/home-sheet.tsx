import { dateOfDay } from "@meal/domain/planner/plan-dates";
import type { HomeItem } from "@meal/domain/shopping-list/list";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import type { ListStore } from "../list-store.ts";
import { markUsedUp } from "./home-row.tsx";
import * as t from "../texts/en/at-home.ts";

/** The longest texts that the server takes. */
const mostCharacters = { name: 300, amount: 50 } as const;

interface HomeSheetProps {
  readonly item: HomeItem;
  readonly today: string;
  readonly act: ListStore["act"];
  readonly onClose: () => void;
}

/** One thing at home: its words, and until when it is good. */
export function HomeSheet({ item, today, act, onClose }: HomeSheetProps) {
  const [{ name, quantity, unit }, setDraft] = useState({
    name: item.name,
    quantity: item.quantity,
    unit: item.unit,
  });
  const type = (part: Partial<{ name: string; quantity: string; unit: string }>) =>
    setDraft({ name, quantity, unit, ...part });
  function save() {
    const said = { name: name.trim() || item.name, quantity: quantity.trim(), unit: unit.trim() };
    act({ kind: "change-kept", id: item.id, ...said });
  }
  function close() {
    save();
    onClose();
  }
  function endAndClose() {
    onClose();
    markUsedUp(item, act);
  }
  const actions = (
    <Button variant="quiet" onClick={endAndClose}>
      {t.usedUp}
    </Button>
  );
  return (
    <Sheet open onOpenChange={close} title={item.name} actions={actions}>
      <div className="grid grid-cols-2 gap-4" onBlur={save}>
        <Field label={t.name} className="col-span-2" error={name.trim() === "" ? t.nameMissing : undefined}>
          <Input
            value={name}
            maxLength={mostCharacters.name}
            onChange={({ target }) => type({ name: target.value })}
          />
        </Field>
        <Field label={t.quantity}>
          <Input
            value={quantity}
            maxLength={mostCharacters.amount}
            onChange={({ target }) => type({ quantity: target.value })}
          />
        </Field>
        <Field label={t.unit}>
          <Input
            value={unit}
            maxLength={mostCharacters.amount}
            onChange={({ target }) => type({ unit: target.value })}
          />
        </Field>
        <p className="col-span-2 -mt-2 text-sm text-quiet">{t.amountHint}</p>
      </div>
      <BestBefore item={item} today={today} act={act} />
    </Sheet>
  );
}

/** One tap for what is usual, and the day on the package for the rest. */
function BestBefore({ item, today, act }: Omit<HomeSheetProps, "onClose">) {
  const [typed, setTyped] = useState(item.bestBefore ?? "");
  function set(bestBefore: string | null) {
    setTyped(bestBefore ?? "");
    act({ kind: "change-kept", id: item.id, bestBefore });
  }
  const choices = [
    { label: t.inDays(3), day: dateOfDay(today, 4) },
    { label: t.inAWeek, day: dateOfDay(today, 8) },
    { label: t.noDay, day: null },
  ];
  return (
    <div className="grid gap-2 pt-5">
      <Field label={t.bestBeforeLabel}>
        <Input
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            // Half a date is none yet.
            if (target.validity.valid && target.value !== "") set(target.value);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ label, day }) => (
          <Button
            key={label}
            variant="quiet"
            size="compact"
            aria-pressed={day === item.bestBefore}
            onClick={() => set(day)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
