import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { X } from "lucide-react";
import { addChips, longestChip } from "./chips.ts";
import { useFieldWiring } from "./field.tsx";
import * as t from "./texts/en/fields.ts";

interface ChipsInputProps {
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  placeholder?: string;
  limit?: number;
  disabled?: boolean;
}

export function ChipsInput({ value, onValueChange, placeholder, limit, disabled = false }: ChipsInputProps) {
  const [typed, setTyped] = useState("");
  const [news, setNews] = useState("");
  const inputRef = useRef<HTMLInputElement>(null);

  function take(text: string) {
    const next = addChips(value, text, limit);
    setTyped("");
    if (next.length === value.length) return;
    setNews(t.chipsAdded(next.slice(value.length)));
    onValueChange(next);
  }
  function remove(chip: string) {
    setNews(t.chipRemoved(chip));
    onValueChange(value.filter((other) => other !== chip));
    inputRef.current?.focus();
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const last = value.at(-1);
    if (event.key === "Enter" && typed.trim() !== "") {
      event.preventDefault();
      take(typed);
    } else if (event.key === "Backspace" && typed === "" && last !== undefined) remove(last);
  }
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData("text");
    if (!/[,;\n]/.test(text)) return;
    event.preventDefault();
    take(typed + text);
  }

  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 rounded-card border border-edge bg-card px-2 py-1.5 transition-colors focus-within:border-ink hover:border-ink has-aria-invalid:border-danger has-disabled:bg-linen">
      {value.length > 0 && (
        <ul className="contents">
          {value.map((chip) => (
            <Chip key={chip} text={chip} disabled={disabled} onRemove={() => remove(chip)} />
          ))}
        </ul>
      )}
      <input
        {...useFieldWiring()}
        ref={inputRef}
        enterKeyHint="enter"
        value={typed}
        disabled={disabled}
        maxLength={longestChip}
        placeholder={value.length === 0 ? placeholder : undefined}
        onChange={(event) =>
          event.target.value.endsWith(",") ? take(event.target.value) : setTyped(event.target.value)
        }
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onBlur={() => take(typed)}
        className="-my-1.5 min-h-12 min-w-16 flex-1 rounded-tick bg-transparent px-2 placeholder:text-quiet focus:outline-none"
      />
      <span className="sr-only" aria-live="polite">
        {news}
      </span>
    </div>
  );
}

function Chip({ text, disabled, onRemove }: { text: string; disabled: boolean; onRemove: () => void }) {
  return (
    <li className="flex max-w-full items-center rounded-full border border-transparent bg-herb-soft pl-3.5 font-medium text-herb">
      <span className="truncate py-1.5">{text}</span>
      <button
        type="button"
        aria-label={t.removeChip(text)}
        disabled={disabled}
        onClick={onRemove}
        className="relative grid size-9 shrink-0 place-items-center rounded-full transition-colors after:absolute after:-inset-1.5 hover:bg-herb hover:text-on-herb"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}
