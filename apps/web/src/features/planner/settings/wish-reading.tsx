import { X } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { wishReadingQuery } from "../queries.ts";
import { usePaused } from "../keeping/use-paused.ts";
import { withoutWords } from "../making/without-words.ts";
import * as t from "../texts/en/settings.ts";

interface WishReadingProps {
  readonly taste: string;
  readonly calories: number;
  readonly onTaste: (taste: string) => void;
}

/** What free words are taken for, before a plan is made of them: each can be taken back, and the rest is named. */
export function WishReading({ taste, calories, onTaste }: WishReadingProps) {
  const asked = usePaused(taste.trim());
  const { data } = useQuery({ ...wishReadingQuery(asked, calories), enabled: asked !== "" });
  if (asked === "" || data === undefined) return null;
  return (
    <div className="grid gap-2" aria-live="polite">
      {data.understood.length > 0 && (
        <ul aria-label={t.understoodWishes} className="flex flex-wrap gap-2">
          {data.understood.map(({ words, wish }) => (
            <li
              key={wish}
              className="flex max-w-full items-center rounded-full bg-herb-soft pl-3.5 font-medium text-herb"
            >
              <span className="py-1.5 text-sm">{wish}</span>
              <button
                type="button"
                aria-label={t.removeWish(wish)}
                onClick={() => onTaste(withoutWords(taste, words))}
                className="relative grid size-9 shrink-0 place-items-center rounded-full transition-colors after:absolute after:-inset-1.5 hover:bg-herb hover:text-on-herb"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {data.notUnderstood.length > 0 && (
        <p className="text-sm text-quiet">{t.notUnderstood(data.notUnderstood.join(", "))}</p>
      )}
    </div>
  );
}
