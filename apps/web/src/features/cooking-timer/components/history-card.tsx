import { Link } from "../../../platform/router/link.tsx";
import { Timer, Trash2 } from "lucide-react";
import { useState } from "react";
import { server } from "../../../platform/server.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useRate } from "../history-changes.ts";
import type { Cooked } from "../history-query.ts";
import { Rating } from "./rating.tsx";
import * as t from "../texts/en/history.ts";
import { formatMoment } from "../../../language/dates.ts";

interface HistoryCardProps {
  readonly entry: Cooked;
  readonly isOnline: boolean;
  readonly onCookAgain: () => void;
  readonly onRemove: () => void;
}

/** One meal that was cooked: how it looked, when it was, how it turned out. */
export function HistoryCard({ entry, isOnline, onCookAgain, onRemove }: HistoryCardProps) {
  const { day, time } = formatMoment(entry.cooked_at);
  const { mutate } = useRate(entry);
  const name = entry.recipe_name;
  return (
    <article className="grid h-full grid-cols-1 grid-rows-[auto_1fr] overflow-hidden rounded-card bg-paper more-contrast:border more-contrast:border-line">
      <Picture src={entry.image_url} name={name} />
      <div className="grid grid-cols-1 content-between gap-3 p-4">
        <div className="grid gap-0.5">
          <h3 className="line-clamp-3 font-title text-lg wrap-anywhere">{name}</h3>
          <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
            <time dateTime={entry.cooked_at}>{day}</time>
            <span>{time}</span>
          </p>
        </div>
        <div className="grid grid-cols-1 gap-2">
          <Rating recipeName={name} value={entry.rating} disabled={!isOnline} onChange={mutate} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <CookAgain entry={entry} onPress={onCookAgain} />
            <IconButton
              label={t.removeLabel(name)}
              disabled={!isOnline}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              onClick={onRemove}
            />
          </div>
        </div>
      </div>
    </article>
  );
}

/** The timer's page takes a recipe from its address. */
function CookAgain({ entry, onPress }: { readonly entry: Cooked; readonly onPress: () => void }) {
  const recipe = { name: entry.recipe_name, steps: entry.recipe_steps };
  return (
    <Link
      to="/cooking-timer"
      search={{ recipeData: JSON.stringify(recipe) }}
      onClick={onPress}
      aria-label={t.cookAgainLabel(entry.recipe_name)}
      className={buttonClass({ variant: "quiet", size: "compact" })}
    >
      <Timer aria-hidden="true" className="size-5" /> {t.cookAgain}
    </Link>
  );
}

/** spec: 2, section 8: a photo that cannot be shown has the same placeholder as none. */
function Picture({ src, name }: { readonly src: string | null; readonly name: string }) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src === null || failedSrc === src) {
    return (
      <div className="grid h-36 place-content-center justify-items-center gap-1 bg-linen sm:aspect-[4/3] sm:h-auto">
        <Drawing name="empty" className="w-28" />
        <p className="text-sm text-quiet">{t.noImage}</p>
      </div>
    );
  }
  return (
    <img
      src={server.at(src)}
      alt={name}
      loading="lazy"
      decoding="async"
      onError={() => setFailedSrc(src)}
      className="aspect-[4/3] w-full bg-linen object-cover"
    />
  );
}
