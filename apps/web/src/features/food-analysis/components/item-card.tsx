import { sizeOf } from "@meal/domain/food-analysis/portion-hints";
import { gramsEaten, reckon } from "@meal/domain/food-analysis/reckoning";
import { Check, ChevronDown, type LucideIcon, Pencil, Split, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { PlateLine, PlateView } from "../plate.ts";
import { portionWords } from "../portion-words.ts";
import * as t from "../texts/en/found.ts";
import { kcal } from "../texts/en/page.ts";
import { Assumptions } from "./assumptions.tsx";
import { CorrectDialog } from "./correct-dialog.tsx";
import { Doubt } from "./doubt.tsx";
import { SplitDialog } from "./split-dialog.tsx";

interface ItemCardProps {
  readonly line: PlateLine;
  readonly plate: PlateView;
  /** The card is gone, and what had the focus with it. */
  readonly onGone: () => void;
}

/** spec: 2, section 3, "Food analysis item": what it is and brings at a glance; every other field, and what can be done about it, unfolded. */
export function ItemCard({ line, plate, onGone }: ItemCardProps) {
  const { item } = line;
  const { calories } = reckon(line);
  const grams = gramsEaten(line);
  // Where there is one thing alone, nothing is in its way.
  const [isUnfolded] = useState(plate.lines.length === 1);
  return (
    <Card as="li" className="grid grid-cols-1 gap-2 px-5 py-4" aria-label={item.description}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
        <div className="min-w-0">
          <h3 className="font-title text-xl wrap-anywhere">{item.description}</h3>
          <p className="text-quiet wrap-anywhere">
            {grams === null ? portionWords(line) : t.portionSizes[sizeOf(grams)](portionWords(line))}
          </p>
          <dl className="flex gap-x-2 text-sm">
            <dt className="text-quiet">{t.confidence}</dt>
            <dd className="tabular font-semibold">{t.percent(item.confidence)}</dd>
          </dl>
        </div>
        <p className="text-right">
          <span className="tabular block font-title text-2xl">{kcal(calories.value)}</span>
          <span className="tabular text-sm text-quiet">{t.betweenKcal(calories.low, calories.high)}</span>
        </p>
      </div>
      <Doubt line={line} onMeant={(isMeant) => plate.changeLine(line.id, { isMeant })} />
      {line.isTracked && (
        <Badge tone="herb" className="justify-self-start" icon={<Check aria-hidden="true" />}>
          {t.tracked}
        </Badge>
      )}
      <details open={isUnfolded} className="group">
        <summary className="flex min-h-12 list-none items-center gap-1 rounded-tick font-semibold text-aubergine wrap-anywhere">
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
          {t.moreOf(item.description)}
        </summary>
        <div className="grid grid-cols-1 gap-4 pt-2">
          <Figures line={line} />
          {!line.isTracked && (
            <>
              <Assumptions line={line} onAssume={(part) => plate.assume(line.id, part)} />
              <Actions line={line} plate={plate} onGone={onGone} />
            </>
          )}
          <Notes line={line} />
        </div>
      </details>
    </Card>
  );
}

function Figures({ line }: { readonly line: PlateLine }) {
  const { protein, carbs, fats, fiber } = reckon(line);
  const rows = [
    [t.protein, protein],
    [t.carbs, carbs],
    [t.fats, fats],
    [t.fiber, fiber],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
      {rows.map(([name, { value, low, high }]) => (
        <Fact key={name} name={name}>
          <span className="tabular block font-semibold">{t.grams(value)}</span>
          <span className="tabular text-sm text-quiet">{t.gramsRange(low, high)}</span>
        </Fact>
      ))}
    </dl>
  );
}

function Notes({ line: { item } }: { readonly line: PlateLine }) {
  return (
    <dl className="grid gap-2 text-sm">
      <Fact name={t.tasteProfile}>{item.taste_profile.join(", ")}</Fact>
      <Fact name={t.chefNotes}>{item.chef_notes}</Fact>
      {item.assumptions.length > 0 && <Fact name={t.assumed}>{item.assumptions.join(" ")}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Actions({ line, plate, onGone }: ItemCardProps) {
  const [open, setOpen] = useState<"correct" | "split">();
  const name = line.item.description;
  const close = () => setOpen(undefined);
  function remove() {
    const before = plate.lines;
    plate.replace(line.id, []);
    onGone();
    toast({
      tone: "info",
      title: t.removed(name),
      action: { label: t.undo, onPress: () => plate.change({ lines: before }) },
    });
  }
  function correct(part: Partial<PlateLine>) {
    plate.changeLine(line.id, part);
    close();
  }
  function split(parts: readonly PlateLine[]) {
    plate.replace(line.id, parts);
    onGone();
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Action
        words={t.correct}
        label={t.correctNamed(name)}
        icon={Pencil}
        onPress={() => setOpen("correct")}
      />
      <Action words={t.split} label={t.splitNamed(name)} icon={Split} onPress={() => setOpen("split")} />
      <Action words={t.remove} label={t.removeNamed(name)} icon={Trash2} onPress={remove} />
      {open === "correct" && <CorrectDialog line={line} onClose={close} onCorrected={correct} />}
      {open === "split" && <SplitDialog name={name} onClose={close} onSplit={split} />}
    </div>
  );
}

interface ActionProps {
  readonly words: string;
  /** Says of which item, too. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
}

function Action({ words, label, icon: Icon, onPress }: ActionProps) {
  return (
    <Button
      variant="quiet"
      size="compact"
      aria-label={label}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={onPress}
    >
      {words}
    </Button>
  );
}
