import { isFigureSound, rangeOf, readFigure, type WishedFigure } from "@meal/domain/planner/typed-figures";
import { useState } from "react";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import * as t from "../texts/en/week-settings.ts";

/** What most people choose, as it would be typed, and what it is called where it has a name. */
export interface Preset {
  readonly typed: string;
  readonly name?: string;
}

interface FigureFieldProps {
  readonly figure: WishedFigure;
  readonly presets: readonly Preset[];
  /** Empty where nothing is asked for. */
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

/** A figure that binds: none, one of a few, or any that is typed. */
export function FigureField({ figure, presets, typed, onTyped }: FigureFieldProps) {
  const isPreset = presets.some((preset) => preset.typed === typed);
  // "30" on the way to "300" is no choice of thirty.
  const [isTyping, setTyping] = useState(typed !== "" && !isPreset);
  const value = isTyping ? "custom" : isPreset ? typed : "";
  function choose(chosen: string) {
    setTyping(chosen === "custom");
    if (chosen !== "custom") onTyped(chosen);
  }
  return (
    <>
      <Field label={t.figures[figure]} hint={t.figureHints[figure]}>
        <Select value={value} onChange={({ target }) => choose(target.value)}>
          <option value="">{t.noLimit}</option>
          {presets.map((preset) => (
            <option key={preset.typed} value={preset.typed}>
              {inWords(figure, preset)}
            </option>
          ))}
          <option value="custom">{t.custom}</option>
        </Select>
      </Field>
      {isTyping && <Typed figure={figure} typed={typed} onTyped={onTyped} />}
    </>
  );
}

/** The figure in digits. What no plan can be asked for is told once somebody has finished typing. */
function Typed({ figure, typed, onTyped }: Omit<FigureFieldProps, "presets">) {
  const [wasLeft, setLeft] = useState(typed !== "");
  const { least, most } = rangeOf(figure);
  const error = wasLeft && !isFigureSound(figure, typed) ? t.outOfRange(least, most) : undefined;
  return (
    <Field label={t.units[figure]} error={error}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={typed}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => onTyped(target.value)}
      />
    </Field>
  );
}

function inWords(figure: WishedFigure, { typed, name }: Preset): string {
  const value = readFigure(figure, typed) ?? 0;
  const words = t.asked[figure](value);
  return name === undefined ? words : t.named(name, words);
}
