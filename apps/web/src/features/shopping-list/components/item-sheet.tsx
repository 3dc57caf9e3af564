import { AISLES } from "@meal/domain/chef/vocabulary";
import { isSameFood, type ShoppingList } from "@meal/domain/shopping-list/list";
import { formatQuantity } from "@meal/reader/quantities/format-quantity";
import { measure } from "@meal/reader/scaling/measures";
import { CircleHelp, Trash2 } from "lucide-react";
import { keptMeasures, systemOf } from "../../../platform/measures.ts";
import { askAboutProduct } from "../../../platform/product-opener.ts";
import { useRegistry } from "../../../platform/registry.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { aisleNames, isAisle } from "../aisle-names.ts";
import type { ListLine } from "../lines.ts";
import type { ListStore } from "../list-store.ts";
import { removeLines } from "../use-item-actions.ts";
import { useItemDraft } from "../use-item-draft.ts";
import { amountOf } from "../texts/en/amounts.ts";
import * as t from "../texts/en/page.tsx";

/** The longest texts that the server takes. */
const mostCharacters = { name: 300, amount: 50 } as const;
/** Less than this is nothing that anybody keeps. */
const leastLeftGrams = 5;

interface ItemSheetProps {
  readonly line: ListLine;
  readonly list: ShoppingList;
  readonly act: ListStore["act"];
  readonly onClose: () => void;
}

/** One line: its words, where it comes from, and what else can be done with it. */
export function ItemSheet({ line, list, act, onClose }: ItemSheetProps) {
  return (
    <Sheet open onOpenChange={onClose} title={line.name} actions={<Actions {...{ line, act, onClose }} />}>
      <div className="grid gap-5">
        <Words line={line} act={act} />
        <Origin line={line} />
        {line.origin !== null && (
          <Switch
            label={t.staple}
            hint={t.stapleHint}
            checked={list.staples.some((staple) => isSameFood(staple, line.name))}
            onChange={({ target }) =>
              act(
                ...line.parts.map(
                  ({ name }) => ({ kind: "mark-staple", name, isStaple: target.checked }) as const,
                ),
              )
            }
          />
        )}
      </div>
    </Sheet>
  );
}

function Words({ line, act }: Pick<ItemSheetProps, "line" | "act">) {
  const { draft, change } = useItemDraft(line, act);
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field
        label={t.name}
        className="col-span-2"
        error={draft.name.trim() === "" ? t.nameMissing : undefined}
      >
        <Input
          value={draft.name}
          maxLength={mostCharacters.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label={t.quantity}>
        <Input
          value={draft.quantity}
          maxLength={mostCharacters.amount}
          onChange={({ target }) => change({ quantity: target.value })}
        />
      </Field>
      <Field label={t.unit}>
        <Input
          value={draft.unit}
          maxLength={mostCharacters.amount}
          onChange={({ target }) => change({ unit: target.value })}
        />
      </Field>
      <Field label={t.aisle} className="col-span-2">
        <Select
          value={line.aisle}
          onChange={({ target: { value } }) =>
            isAisle(value) &&
            act(...line.parts.map(({ id }) => ({ kind: "edit", id, aisle: value }) as const))
          }
        >
          {AISLES.map((aisle) => (
            <option key={aisle} value={aisle}>
              {aisleNames[aisle].emoji} {aisleNames[aisle].label}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** How the amount came about, and for what it is bought. */
function Origin({ line }: Pick<ItemSheetProps, "line">) {
  const { arithmetic, recipeSources } = line;
  const sold = soldAs(line);
  if (arithmetic === "" && sold === "" && recipeSources.length === 0) return null;
  return (
    <dl className="grid gap-3 rounded-card bg-linen p-4 [&_dt]:text-sm [&_dt]:text-quiet">
      {arithmetic !== "" && <Fact label={t.arithmetic} value={inTheirMeasures(arithmetic)} />}
      {sold !== "" && <Fact label={t.packageHint} value={sold} />}
      {recipeSources.length > 0 && <Fact label={t.recipes} value={recipeSources.join("; ")} />}
    </dl>
  );
}

/** "2 apples + 1 apple = 450 g", or in pounds for whoever reads pounds. */
function inTheirMeasures(arithmetic: string): string {
  if (systemOf(keptMeasures()) !== "us") return arithmetic;
  return arithmetic.replace(/= ([\d.]+) g(?=;|$)/gu, (_, grams: string) => `= ${massInWords(Number(grams))}`);
}

/** "2 cans (15.5 oz). About 120 g left over." */
function soldAs(line: ListLine): string {
  const { bought, packageHint } = line;
  if (bought === undefined) return packageHint;
  const size = bought.size === "" ? "" : ` ${t.packageSize(bought.size)}`;
  // Of what is stirred into water nobody has so many pounds left.
  const isLittle = bought.leftGrams < leastLeftGrams || bought.size.startsWith("makes");
  const left = isLittle ? "" : `. ${t.leftOver(leftInWords(bought.leftGrams))}`;
  // "7" alone is no sentence; "7 apples" is.
  const amount = bought.unit === "" ? `${bought.quantity} ${line.name}` : amountOf(line);
  return `${amount}${size}${left}`;
}

const leftInWords = (grams: number) => massInWords(toTen(grams));

function massInWords(grams: number): string {
  const { quantity, unit } = measure("mass", systemOf(keptMeasures()) ?? "us", grams, null);
  return `${formatQuantity(quantity)} ${unit}`;
}

const toTen = (grams: number) => (grams < 50 ? Math.round(grams) : Math.round(grams / 10) * 10);

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}

function Actions({ line, act, onClose }: Omit<ItemSheetProps, "list">) {
  const { hasFeature } = useRegistry();
  function remove() {
    onClose();
    removeLines([line], act);
  }
  function ask() {
    onClose();
    askAboutProduct({ productName: line.name, recipeContext: line.recipeSources.join("; ") });
  }
  return (
    <>
      <Button variant="quiet" icon={<Trash2 aria-hidden="true" className="size-5" />} onClick={remove}>
        {t.remove}
      </Button>
      {hasFeature("product-help") && (
        <Button variant="quiet" icon={<CircleHelp aria-hidden="true" className="size-5" />} onClick={ask}>
          {t.ask}
        </Button>
      )}
    </>
  );
}
