import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { type PlateLine, lineOf } from "../plate.ts";
import { readWords } from "../queries.ts";
import * as t from "../texts/en/found.ts";

interface AddFoodProps {
  readonly onFound: (lines: readonly PlateLine[]) => void;
}

/** More of the meal, in words; it counts no use. */
export function AddFood({ onFound }: AddFoodProps) {
  const { text, setText, problem, isBusy, read, tellMissed } = useReading("");
  async function add(event: FormEvent) {
    event.preventDefault();
    const found = await read();
    if (found === undefined) return;
    onFound(found.items.map((item) => lineOf(item)));
    // What did not count stays, to be said in other words.
    setText(found.missed.join(", "));
    tellMissed(found.missed);
  }
  return (
    <form noValidate onSubmit={(event) => void add(event)} className="flex items-start gap-3">
      <Field label={t.addMore} error={problem} className="min-w-0 flex-1">
        <Input
          value={text}
          maxLength={500}
          placeholder={t.addExample}
          enterKeyHint="done"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" variant="quiet" busy={isBusy} className="mt-[1.875rem]">
        {t.add}
      </Button>
    </form>
  );
}

/** Words that are read into foods; they stay where they name none. */
export function useReading(first: string) {
  const [text, setWords] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function read(): Promise<Awaited<ReturnType<typeof readWords>> | undefined> {
    if (text.trim() === "") {
      setProblem(t.sayFood);
      return undefined;
    }
    setBusy(true);
    const found = await readWords(text.trim()).catch(() => undefined);
    setBusy(false);
    if (found !== undefined && found.items.length > 0) return found;
    setProblem(found === undefined ? t.readFailed : t.readNothing);
    return undefined;
  }
  const setText = (words: string) => {
    setProblem(undefined);
    setWords(words);
  };
  const tellMissed = (missed: readonly string[]) => {
    if (missed.length > 0) setProblem(t.stillToSay(missed));
  };
  return { text, setText, problem, isBusy, read, tellMissed };
}
