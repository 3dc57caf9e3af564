import { SWAP_KINDS, type SwapWish } from "@meal/domain/chef/swap-wish";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Choice } from "../settings/choice.tsx";
import * as t from "../texts/en/swap.ts";

interface SwapWishesProps {
  readonly wish: SwapWish | undefined;
  readonly onWish: (wish: SwapWish | undefined) => void;
}

/** What the other meal should be: lighter, quicker, cheaper, or with a food that one names. */
export function SwapWishes({ wish, onWish }: SwapWishesProps) {
  const [food, setFood] = useState("");
  const kind = wish?.kind ?? "any";
  function look(event: FormEvent) {
    event.preventDefault();
    const words = food.trim();
    onWish(words === "" ? undefined : { kind: "with", food: words });
  }
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <Choice
        label={t.whichKind}
        options={["any", ...SWAP_KINDS]}
        wordOf={(option) => t.kinds[option]}
        value={kind === "with" ? undefined : kind}
        onChoose={(chosen) => onWish(chosen === "any" ? undefined : { kind: chosen })}
      />
      <form onSubmit={look} className="flex min-w-0 flex-1 basis-64 items-end gap-2">
        <Field label={t.withFood} className="min-w-0 flex-1">
          <Input
            value={food}
            maxLength={100}
            enterKeyHint="search"
            placeholder={t.withFoodPlaceholder}
            onChange={({ target }) => setFood(target.value)}
          />
        </Field>
        <Button type="submit" variant="quiet">
          {t.look}
        </Button>
      </form>
    </div>
  );
}
