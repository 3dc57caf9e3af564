import { hintFor } from "@meal/domain/food-analysis/portion-hints";
import { type Assumed, FATS, SHARES, SIZES } from "@meal/domain/food-analysis/helping";
import { mayHoldFat } from "@meal/domain/food-analysis/reckoning";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { PlateLine } from "../plate.ts";
import { gramsWords } from "../portion-words.ts";
import * as t from "../texts/en/found.ts";

interface AssumptionsProps {
  readonly line: PlateLine;
  readonly onAssume: (part: Partial<Assumed>) => void;
}

/** What was taken for granted, as chips that say something else at a press. */
export function Assumptions({ line, onAssume }: AssumptionsProps) {
  const { item, assumed } = line;
  const portions = portionsOf(line);
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t.assumptionsOf(item.description)}</legend>
      <Chip
        label={t.portion}
        value={String(assumed.amount ?? "")}
        onValue={(value) => onAssume({ amount: value === "" ? null : Number(value) })}
      >
        {portions.map(({ amount, words }) => (
          <option key={amount ?? ""} value={amount ?? ""}>
            {words}
          </option>
        ))}
      </Chip>
      {!item.isAmountSaid && (
        <NamedChip
          label={t.size}
          value={assumed.size}
          names={SIZES}
          words={t.sizes}
          onValue={(size) => onAssume({ size })}
        />
      )}
      {mayHoldFat(item) && (
        <NamedChip
          label={t.oil}
          value={assumed.fat}
          names={FATS}
          words={t.oils}
          onValue={(fat) => onAssume({ fat })}
        />
      )}
      <Chip
        label={t.leftOver}
        value={assumed.share}
        onValue={(value) => {
          const share = keyIn(SHARES, value);
          if (share !== null) onAssume({ share });
        }}
      >
        {keysOf(SHARES).map((share) => (
          <option key={share} value={share}>
            {t.leftOvers[share]}
          </option>
        ))}
      </Chip>
    </fieldset>
  );
}

/** The portions that are one press away: as analyzed, more, less, as before, and what is usual. */
function portionsOf({ item, assumed, before }: PlateLine) {
  const { grams, portion, isAmountSaid } = item;
  const hint = hintFor(item.description)?.grams;
  const inGrams = (amount: number, words: (portion: string) => string) =>
    grams === null ? [] : [{ amount: amount / grams, words: words(gramsWords(amount)) }];
  const options: { readonly amount: number | null; readonly words: string }[] = [
    { amount: null, words: (isAmountSaid ? t.asSaid : t.asAssumed)(portion) },
    ...(before === null ? [] : inGrams(before, t.asBefore)),
    ...(hint === undefined ? [] : inGrams(hint, t.asUsual)),
    { amount: 0.5, words: t.halfOfIt },
    { amount: 1.5, words: t.onceAndAHalf },
    { amount: 2, words: t.twice },
  ];
  const isOther = !options.some(({ amount }) => amount === assumed.amount);
  const own = isOther && assumed.amount !== null ? inGrams(assumed.amount * (grams ?? 0), t.asCorrected) : [];
  const all = [...options, ...own];
  return all.filter(({ amount }, at) => all.findIndex((one) => one.amount === amount) === at);
}

interface NamedChipProps<Name extends string> {
  readonly label: string;
  readonly value: Name | null;
  readonly names: Readonly<Record<Name, number>>;
  readonly words: Readonly<Record<Name | "open", string>>;
  readonly onValue: (value: Name | null) => void;
}

/** Something that nobody has said yet, or one of a few names. */
function NamedChip<Name extends string>({ label, value, names, words, onValue }: NamedChipProps<Name>) {
  return (
    <Chip label={label} value={value ?? ""} onValue={(chosen) => onValue(keyIn(names, chosen))}>
      <option value="">{words.open}</option>
      {keysOf(names).map((name) => (
        <option key={name} value={name}>
          {words[name]}
        </option>
      ))}
    </Chip>
  );
}

interface ChipProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly children: ReactNode;
}

/** The browser's own list with the look of a chip: on a phone it is the wheel that everybody knows. */
function Chip({ label, value, onValue, children }: ChipProps) {
  const id = useId();
  return (
    <div className="relative flex min-h-12 max-w-full items-center rounded-full border border-edge bg-card pl-4 text-sm hover:border-ink">
      <label htmlFor={id} className="shrink-0 text-quiet">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        className="min-h-12 min-w-0 appearance-none truncate rounded-full bg-transparent pr-9 pl-2 font-semibold text-ink"
      >
        {children}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 size-4 text-quiet" />
    </div>
  );
}

function keysOf<Name extends string>(names: Readonly<Record<Name, number>>): Name[] {
  return Object.keys(names).flatMap((name) => keyIn(names, name) ?? []);
}

function keyIn<Name extends string>(names: Readonly<Record<Name, number>>, value: string): Name | null {
  const isName = (text: string): text is Name => Object.hasOwn(names, text);
  return isName(value) ? value : null;
}
