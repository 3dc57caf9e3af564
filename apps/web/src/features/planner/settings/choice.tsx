import { Segmented } from "../../../ui/segmented.tsx";

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly Value[];
  /** What stands on the screen for an option; a number stands for itself. */
  readonly wordOf?: (option: Value) => string;
  /** Undefined where none of them is chosen. */
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/** A few words or numbers side by side under their name. */
export function Choice<Value extends string | number>({
  label,
  options,
  wordOf = String,
  value,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <div className="grid gap-1.5">
      <p aria-hidden="true" className="font-semibold">
        {label}
      </p>
      <Segmented
        label={label}
        options={options.map((option) => ({ value: String(option), label: wordOf(option) }))}
        value={String(value)}
        onValueChange={(chosen) => {
          const option = options.find((one) => String(one) === chosen);
          if (option !== undefined) onChoose(option);
        }}
      />
    </div>
  );
}
