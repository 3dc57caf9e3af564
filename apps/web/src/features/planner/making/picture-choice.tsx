import { useId } from "react";
import { Drawing, type DrawingName } from "../../../ui/drawing.tsx";

interface Option<Value extends string> {
  readonly value: Value;
  readonly drawing: DrawingName;
  readonly label: string;
  readonly hint?: string;
}

interface PictureChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/** A few answers with a picture each; underneath they are radios. */
export function PictureChoice<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: PictureChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))]">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid content-start justify-items-center gap-1 rounded-card border-2 border-transparent bg-linen p-3 text-center has-checked:border-herb has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            className="sr-only"
          />
          <Drawing name={option.drawing} className="w-28 max-w-full" />
          <span className="font-semibold">{option.label}</span>
          {option.hint !== undefined && <span className="text-sm text-quiet">{option.hint}</span>}
        </label>
      ))}
    </fieldset>
  );
}
