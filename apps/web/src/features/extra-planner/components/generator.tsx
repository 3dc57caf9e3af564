import { LONGEST_EXTRA_NAME } from "@meal/domain/extra-planner/limits";
import { Sparkles } from "lucide-react";
import { type FormEvent, Suspense, useEffect, useRef } from "react";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { finish } from "../generate.ts";
import type { Wish } from "../kept-work.ts";
import { useAllowance } from "../use-allowance.ts";
import { useGenerate } from "../use-generate.ts";
import { changeWork, useWork } from "../work.ts";
import * as t from "../texts/en/page.ts";
import { AllowanceLine } from "./allowance.tsx";
import { RunProgress } from "./run-progress.tsx";

const MadeCard = lazyPart(() => import("./made-card.tsx"), "MadeCard");

interface GeneratorProps {
  readonly ownerId: string;
  readonly onSaved: () => void;
}

/** What is asked for, and beside it what was made. */
export function Generator({ ownerId, onSaved }: GeneratorProps) {
  const { run, made } = useWork(ownerId);
  // The page was closed between the picture and its recipe: the recipe costs nothing, so it is written now.
  const isOpen = run === null && made?.lack === "asked";
  useEffect(() => {
    if (isOpen) void finish(ownerId);
  }, [isOpen, ownerId]);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_3fr]">
      <WishForm ownerId={ownerId} />
      {made !== null && (
        <Suspense
          fallback={
            <Loading label={t.loading}>
              <SkeletonText lines={4} />
            </Loading>
          }
        >
          <MadeCard key={made.id} ownerId={ownerId} made={made} run={run} onSaved={onSaved} />
        </Suspense>
      )}
    </div>
  );
}

function WishForm({ ownerId }: { readonly ownerId: string }) {
  const { wish, run, isBrokenOff } = useWork(ownerId);
  const allowance = useAllowance(ownerId);
  const { problem, forgetProblem, begin } = useGenerate(ownerId);
  const name = useRef<HTMLTextAreaElement>(null);
  const change = (part: Partial<Wish>) => changeWork(ownerId, { wish: { ...wish, ...part } });
  function send(event: FormEvent) {
    event.preventDefault();
    if (!begin(wish)) name.current?.focus();
  }
  return (
    <Card as="section" aria-label={t.tabGenerator}>
      <form noValidate onSubmit={send} className="grid grid-cols-1 gap-5">
        {isBrokenOff && run === null && (
          <Banner tone="info" title={t.brokenOffTitle}>
            <p>{t.brokenOff}</p>
          </Banner>
        )}
        <BringBack ownerId={ownerId} />
        <Field label={t.recipeName} hint={t.recipeNameHint} error={problem}>
          <Textarea
            ref={name}
            value={wish.recipeName}
            countTo={LONGEST_EXTRA_NAME}
            onChange={({ target }) => {
              forgetProblem();
              change({ recipeName: target.value });
            }}
          />
        </Field>
        <Field label={t.story} aside={t.optional} hint={t.storyHint}>
          <Textarea value={wish.story} onChange={({ target }) => change({ story: target.value })} />
        </Field>
        <Switch
          label={t.enhance}
          hint={t.enhanceHint}
          checked={wish.enhance}
          onChange={({ target }) => change({ enhance: target.checked })}
        />
        <Button
          type="submit"
          busy={run !== null}
          onPointerEnter={MadeCard.preload}
          onFocus={MadeCard.preload}
          disabled={allowance?.isSpent === true && run === null}
          icon={<Sparkles aria-hidden="true" className="size-5" />}
        >
          {run === null ? t.generate : t.generating}
        </Button>
        {/* Beneath: it comes when the server says it, and would push the button from under a finger. */}
        {allowance !== undefined && <AllowanceLine allowance={allowance} />}
        {run !== null && <RunProgress run={run} />}
      </form>
    </Card>
  );
}

/** A recipe filled the fields: what stood there before is not lost. */
function BringBack({ ownerId }: { readonly ownerId: string }) {
  const { before } = useWork(ownerId);
  if (before === null) return null;
  return (
    <Banner
      tone="info"
      announce
      action={
        <Button
          variant="plain"
          size="compact"
          onClick={() => changeWork(ownerId, { wish: before, before: null })}
        >
          {t.bringBack(before.recipeName.slice(0, 40))}
        </Button>
      }
    >
      <p>{t.filled}</p>
    </Banner>
  );
}
