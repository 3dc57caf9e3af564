import { Salad } from "lucide-react";
import { type FormEvent, type ReactNode, type RefObject, Suspense, useState } from "react";
import { useSubscription } from "../../../platform/use-subscription.ts";
import { useUsage } from "../../../platform/use-usage.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import type { PlateView } from "../plate.ts";
import * as t from "../texts/en/page.ts";
import { useAnalysis } from "../use-analysis.ts";

const PhotoPanel = lazyPart(() => import("../../../platform/photo/photo-panel.tsx"), "PhotoPanel");

/** The longest description that the server takes. */
const mostCharacters = 2000;

interface AskFormProps {
  readonly plate: PlateView;
  /** Whether somebody here can look at a photo. Where nobody can, the words come first. */
  readonly seesPhotos: boolean;
  readonly words: RefObject<HTMLTextAreaElement | null>;
}

/** A photo, a few words, or both; neither is lost while the question is open or fails. */
export function AskForm({ plate, seesPhotos, words }: AskFormProps) {
  const { isBusy, ask } = useAnalysis(plate);
  const [missing, setMissing] = useState<string>();
  function send(event: FormEvent) {
    event.preventDefault();
    const hasWords = plate.description.trim() !== "";
    const lacks = hasWords || (seesPhotos && plate.photo !== undefined) ? undefined : whatLacks(plate);
    setMissing(lacks);
    if (lacks === undefined) ask();
    else words.current?.focus();
  }
  const field = (
    <Field
      label={seesPhotos ? t.whatIsOnIt : t.whatYouAte}
      aside={seesPhotos ? t.optional : undefined}
      hint={t.wordsHint}
      error={missing}
    >
      <Textarea
        ref={words}
        value={plate.description}
        maxLength={mostCharacters}
        placeholder={t.wordsExample}
        onChange={({ target }) => {
          setMissing(undefined);
          plate.change({ description: target.value });
        }}
      />
    </Field>
  );
  return (
    <Card as="section" aria-label={t.heading}>
      <form noValidate onSubmit={send} className="grid gap-5">
        {!seesPhotos && (
          <Banner tone="info" title={t.noEyesTitle}>
            <p>{t.noEyes}</p>
          </Banner>
        )}
        {seesPhotos ? <Photo plate={plate} isBusy={isBusy} note={t.photoNote} /> : field}
        {seesPhotos && field}
        <Button type="submit" busy={isBusy} icon={<Salad aria-hidden="true" className="size-5" />}>
          {isBusy ? t.analyzing : t.analyze}
        </Button>
        <UsesLeft />
        {!seesPhotos && (
          <PhotoAnyway>
            <Photo plate={plate} isBusy={isBusy} note={t.photoUnread} />
          </PhotoAnyway>
        )}
      </form>
    </Card>
  );

  function whatLacks({ photo }: PlateView): string {
    return photo === undefined || seesPhotos ? t.nothingGiven : t.wordsNeeded;
  }
}

/** Where photos are not looked at, hardly anybody adds one: what it takes is loaded for whoever does. */
function PhotoAnyway({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary
        onPointerEnter={PhotoPanel.preload}
        onFocus={PhotoPanel.preload}
        className="min-h-12 cursor-pointer py-3 font-semibold text-aubergine"
      >
        {t.photoAnyway}
      </summary>
      {isOpen && children}
    </details>
  );
}

interface PhotoProps {
  readonly plate: PlateView;
  readonly isBusy: boolean;
  readonly note: string;
}

function Photo({ plate, isBusy, note }: PhotoProps) {
  const [isCameraOn, setCameraOn] = useState(false);
  return (
    <Suspense fallback={<Skeleton className="h-12 w-full rounded-card" />}>
      <PhotoPanel
        photo={plate.photo}
        onPhoto={(photo) => plate.change({ photo })}
        isCameraOn={isCameraOn}
        onCamera={setCameraOn}
        isSaving={isBusy}
        note={note}
        showsPlace={false}
      />
    </Suspense>
  );
}

/** Said before the button is pressed, to whom it concerns. */
function UsesLeft() {
  const usage = useUsage()?.find(({ feature }) => feature === "food_analysis");
  const { subscribed, isLoading } = useSubscription();
  if (subscribed || isLoading || usage === undefined || usage.limit === null) return null;
  const left = usage.limit - usage.used;
  return left > 0 ? <p className="text-sm text-quiet">{t.freeLeft(left)}</p> : null;
}
