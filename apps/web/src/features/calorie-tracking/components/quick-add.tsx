import { type DiaryMeal, doubtOf } from "@meal/domain/calorie-tracking/diary";
import { X } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { SkeletonText } from "../../../ui/skeleton.tsx";
import type { Food } from "../new-entry.ts";
import {
  amountNames,
  amounts,
  gramsTyped,
  kcalOf,
  type Part,
  type PartChange,
  type PartChanges,
  partsOf,
} from "../parts.ts";
import * as t from "../texts/en/quick.ts";
import { type Reading, useReading } from "../use-reading.ts";
import { MealChoice } from "./meal-choice.tsx";
import { LeftOutWords, MissedWords, RewordButton } from "./missed-words.tsx";
import { Really } from "./really.tsx";

interface QuickAddProps {
  readonly meal: DiaryMeal;
  readonly onMeal: (meal: DiaryMeal) => void;
  readonly onAdd: (foods: readonly Food[]) => void;
  /** Opens the sheet for figures of one's own, with what was typed. */
  readonly onByHand: (name: string) => void;
}

type Hands = Pick<QuickAddProps, "onAdd" | "onByHand">;

/** What is typed, what of it was changed, and whether it is asked about. */
function useTypedMeal({ onAdd, onByHand }: Hands) {
  const [text, setText] = useState("");
  const [changes, setChanges] = useState<PartChanges>({});
  const [isAsking, setAsking] = useState(false);
  const reading = useReading(text);
  function type(next: string) {
    setText(next);
    setChanges({});
    setAsking(false);
  }
  function take(foods: readonly Food[], unseen: readonly string[] = []) {
    onAdd(foods);
    type(unseen.join(", "));
  }
  async function submit() {
    if (text.trim() === "") return;
    const isSeen = reading.state === "read";
    const read = await reading.readNow();
    const foods = partsOf(read?.parts ?? [], changes);
    if (foods.length === 0) return;
    if (doubtOf(kcalOf(foods)) !== "none") setAsking(true);
    // Who was faster than the reading finds in the field what did not count.
    else take(foods, isSeen ? [] : read?.missed);
  }
  function byHand(words: string) {
    onByHand(words);
    type(text.replace(words, ""));
  }
  function change(at: number, changed: PartChange) {
    setChanges({ ...changes, [at]: changed });
    setAsking(false);
  }
  const parts = partsOf(reading.parts ?? [], changes);
  return { text, reading, parts, isAsking, setAsking, type, take, submit, byHand, change };
}

/** One field for what was eaten, in one's own words. What was understood stands under it before anything counts. */
export function QuickAdd({ meal, onMeal, onAdd, onByHand }: QuickAddProps) {
  const field = useRef<HTMLInputElement>(null);
  const typed = useTypedMeal({ onAdd, onByHand });
  const { text, reading, parts, isAsking, setAsking, type, take, submit, byHand, change } = typed;
  /** Marks the words in the field, so that what is typed takes their place. */
  function reword(words: string) {
    const at = text.toLowerCase().indexOf(words.toLowerCase());
    field.current?.focus();
    if (at >= 0) field.current?.setSelectionRange(at, at + words.length);
  }
  function send(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  return (
    <form noValidate onSubmit={send} className="grid grid-cols-1 gap-4">
      <Field label={t.whatDidYouEat}>
        <Input
          ref={field}
          value={text}
          maxLength={2000}
          placeholder={t.example}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      {reading.state !== "idle" && (
        <Understood
          reading={reading}
          parts={parts}
          onByHand={() => byHand(text)}
          onReword={reword}
          onChange={change}
        />
      )}
      {parts.length > 0 && reading.missed.length > 0 && (
        <MissedWords missed={reading.missed} onReword={reword} onByHand={byHand} />
      )}
      {reading.leftOut.length > 0 && <LeftOutWords leftOut={reading.leftOut} onReword={reword} />}
      {parts.length > 0 && (
        <Adding
          kcal={kcalOf(parts)}
          isAsking={isAsking}
          onYes={() => take(parts)}
          onNo={() => setAsking(false)}
        >
          <MealChoice value={meal} onChange={onMeal} />
        </Adding>
      )}
    </form>
  );
}

interface AddingProps {
  readonly kcal: number;
  readonly isAsking: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children: ReactNode;
}

function Adding({ kcal, isAsking, onYes, onNo, children }: AddingProps) {
  return (
    <>
      {children}
      {isAsking ? (
        <Really kcal={kcal} onYes={onYes} onNo={onNo} />
      ) : (
        <Button type="submit">{t.addKcal(kcal)}</Button>
      )}
    </>
  );
}

interface UnderstoodProps {
  readonly reading: Reading;
  readonly parts: readonly Part[];
  readonly onByHand: () => void;
  readonly onReword: (words: string) => void;
  readonly onChange: (at: number, change: PartChange) => void;
}

function Understood({ reading, parts, onByHand, onReword, onChange }: UnderstoodProps) {
  if (reading.state === "reading") {
    return (
      <div>
        <p className="sr-only">{t.reading}</p>
        <SkeletonText lines={2} />
      </div>
    );
  }
  if (parts.length === 0) {
    const why =
      reading.state === "offline"
        ? t.notReadOffline
        : reading.state === "failed"
          ? t.notReadNow
          : reading.leftOut.length > 0
            ? t.allLeftOut
            : t.notUnderstood;
    return (
      <div className="grid justify-items-start gap-2">
        <output>{why}</output>
        <Button type="button" variant="quiet" onClick={onByHand}>
          {t.byHand}
        </Button>
      </div>
    );
  }
  return (
    <ul aria-label={t.understood} className="grid grid-cols-1 divide-y divide-line">
      {parts.map((part) => (
        <PartRow
          key={`${part.at} ${part.food_description}`}
          part={part}
          onReword={onReword}
          onChange={(change) => onChange(part.at, change)}
        />
      ))}
    </ul>
  );
}

const amountOptions = amounts.map((amount) => ({ value: String(amount), label: amountNames[amount] }));

interface PartRowProps {
  readonly part: Part;
  readonly onReword: (words: string) => void;
  readonly onChange: (change: PartChange) => void;
}

function PartRow({ part, onReword, onChange }: PartRowProps) {
  const { food_description: name, portion, calories, low, high, assumptions, unknown, amount, grams } = part;
  const [firstUnknown] = unknown;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="w-full">
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span> <span className="text-quiet">{portion}</span>
        </p>
        <p className="tabular">{t.kcalAbout(calories, low, high)}</p>
        {assumptions.length > 0 && <p className="text-sm text-quiet">{t.assumed(assumptions)}</p>}
        {firstUnknown !== undefined && (
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="text-sm wrap-anywhere">{t.guessedFrom(unknown)}</p>
            <RewordButton words={firstUnknown} onReword={onReword} />
          </div>
        )}
      </div>
      {grams !== null && <Grams name={name} grams={grams} onChange={onChange} />}
      <Segmented
        label={t.amountOf(name)}
        options={amountOptions}
        value={String(amount)}
        onValueChange={(value) => onChange(amounts.find((each) => String(each) === value) ?? 1)}
      />
      <IconButton
        label={t.leaveOut(name)}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={() => onChange(0)}
      />
    </li>
  );
}

interface GramsProps {
  readonly name: string;
  readonly grams: number;
  readonly onChange: (change: PartChange) => void;
}

/** The weight, which whoever knows it better types over. What was noted so is taken for their portion the next time. */
function Grams({ name, grams, onChange }: GramsProps) {
  const [typed, setTyped] = useState<string>();
  // Whoever empties the field is about to type.
  const isWrong = typed !== undefined && typed.trim() !== "" && gramsTyped(typed) === null;
  return (
    <Field
      label={t.gramsOf(name)}
      hideLabel
      error={isWrong ? t.weightWrong : undefined}
      className={isWrong ? "w-full" : "w-28"}
    >
      <span className="flex items-center gap-1.5">
        <Input
          value={typed ?? String(grams)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          className="tabular text-end"
          onBlur={() => setTyped(undefined)}
          onChange={({ target }) => {
            setTyped(target.value);
            const weight = gramsTyped(target.value);
            if (weight !== null) onChange({ grams: weight });
          }}
        />
        <span aria-hidden="true">{t.gramSign}</span>
      </span>
    </Field>
  );
}
