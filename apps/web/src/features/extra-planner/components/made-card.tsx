import type { RecipeDetails } from "@meal/domain/chef/recipes";
import { recipeOfPlan, titleOf } from "@meal/domain/extra-planner/recipe-of-plan";
import { scaleLine } from "@meal/reader/scaling/scale-line";
import { Link } from "../../../platform/router/link.tsx";
import { Download, RotateCcw, Save, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { shareRecipe } from "../../../platform/share-recipe.ts";
import { server } from "../../../platform/server.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DishImage } from "../../../ui/dish-image.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { finish, planOf } from "../generate.ts";
import { type Made, noWish } from "../kept-work.ts";
import { downloadPicture } from "../picture-file.ts";
import { useSave } from "../use-save.ts";
import { changeWork, type Run, workNow } from "../work.ts";
import * as t from "../texts/en/page.ts";
import { Figures } from "./details.tsx";

interface MadeCardProps {
  readonly ownerId: string;
  readonly made: Made;
  readonly run: Run | null;
  readonly onSaved: () => void;
}

/** The picture, and the recipe once it is written. */
export function MadeCard({ ownerId, made, run, onSaved }: MadeCardProps) {
  const { title, rest } = titleOf(made.recipeName);
  const { details } = made;
  const isWriting = details === null && run?.phase === "recipe";
  const picture = useRef<HTMLDivElement>(null);
  // On a phone it lies below the fields: whoever waits for it is led there, and nobody else.
  const [isNew] = useState(run !== null);
  useEffect(() => {
    if (isNew) picture.current?.scrollIntoView({ block: "start" });
  }, [isNew]);
  return (
    <Card as="article" flush aria-labelledby="made">
      <div ref={picture} className="scroll-mt-20">
        <DishImage src={server.at(made.imageUrl)} className="aspect-[4/3] w-full" />
      </div>
      <div className="grid grid-cols-1 gap-5 p-5 sm:p-6">
        <header>
          <p className="text-sm text-quiet">{t.yourRecipe}</p>
          <h2 id="made" className="font-title text-2xl wrap-anywhere">
            {title}
          </h2>
          {rest !== "" && <p className="mt-1 measure text-quiet wrap-anywhere">{rest}</p>}
        </header>
        <Actions ownerId={ownerId} made={made} isWriting={isWriting} onSaved={onSaved} />
        {made.note !== null && <p className="text-sm text-quiet">{made.note}</p>}
        {made.enhance && made.enhanced !== "" && (
          <details>
            <summary className="min-h-12 cursor-pointer py-3 font-semibold text-aubergine">
              {t.madeFrom}
            </summary>
            <p className="measure wrap-anywhere">{made.enhanced}</p>
          </details>
        )}
        {details === null && run === null && made.lack !== "asked" && <Lack ownerId={ownerId} made={made} />}
        {isWriting && (
          <Loading label={t.phases.recipe}>
            <SkeletonText lines={5} />
          </Loading>
        )}
        {details !== null && <Recipe details={details} />}
      </div>
    </Card>
  );
}

interface ActionsProps extends Omit<MadeCardProps, "run"> {
  /** What is saved now would stay without its recipe. */
  readonly isWriting: boolean;
}

function Actions({ ownerId, made, isWriting, onSaved }: ActionsProps) {
  const { isSaving, save } = useSave(ownerId, onSaved);
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-2">
        {made.isSaved ? (
          <Link to="/extra-planner/$planId" params={{ planId: made.id }} className={buttonClass()}>
            {t.openSaved}
          </Link>
        ) : (
          <Button
            busy={isSaving || isWriting}
            icon={<Save aria-hidden="true" className="size-5" />}
            onClick={() => void save(made)}
          >
            {t.save}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => void downloadPicture(made.imageUrl, made.recipeName)}
        >
          {t.download}
        </Button>
        <Button
          variant="quiet"
          icon={<Share2 aria-hidden="true" className="size-5" />}
          onClick={() => void shareRecipe(recipeOfPlan(planOf(made)))}
        >
          {t.share}
        </Button>
        <Button
          variant="plain"
          icon={<RotateCcw aria-hidden="true" className="size-5" />}
          onClick={() => startOver(ownerId)}
        >
          {t.startOver}
        </Button>
      </div>
      {!made.isSaved && (
        <p className="text-sm text-quiet">{isWriting ? t.savedOnceWritten : t.notSavedYet}</p>
      )}
    </div>
  );
}

/** Clears the fields and what was made, and can be taken back. */
function startOver(ownerId: string): void {
  const { wish, made } = workNow(ownerId);
  changeWork(ownerId, { wish: noWish, made: null });
  toast({
    title: t.cleared,
    action: { label: t.undo, onPress: () => changeWork(ownerId, { wish, made }) },
  });
}

/** spec: 2, section 4: the picture is there, and its recipe is not. */
function Lack({ ownerId, made }: Pick<MadeCardProps, "ownerId" | "made">) {
  const isStopped = made.lack === "stopped";
  return (
    <Banner
      tone={isStopped ? "info" : "warning"}
      announce
      title={isStopped ? t.detailsStopped : t.detailsFailed}
      action={
        <Button variant="plain" size="compact" onClick={() => void finish(ownerId)}>
          {t.writeRecipe}
        </Button>
      }
    >
      {made.why !== null && <p>{made.why}</p>}
    </Banner>
  );
}

function Recipe({ details }: { readonly details: RecipeDetails }) {
  const { ingredients, instructions, tips, culturalNotes } = details;
  return (
    <>
      <Figures details={details} />
      <Lines title={t.ingredients} lines={ingredients.map(readable)} />
      <Lines title={t.instructions} lines={instructions} isOrdered />
      <Lines title={t.tips} lines={tips} />
      {culturalNotes !== "" && <Lines title={t.culture} lines={[culturalNotes]} />}
    </>
  );
}

/** "1½ onions" instead of "1 1/2 onions". */
function readable(line: string): string {
  const { amount, rest } = scaleLine(line, { factor: 1, system: null });
  return `${amount} ${rest}`.trim();
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly isOrdered?: boolean;
}

function Lines({ title, lines, isOrdered = false }: LinesProps) {
  if (lines.length === 0) return null;
  const List = isOrdered ? "ol" : "ul";
  return (
    <section aria-label={title}>
      <h3 className="font-title text-xl">{title}</h3>
      <List className={isOrdered ? "mt-2 grid list-decimal gap-3 pl-6" : "mt-2 grid gap-1.5"}>
        {lines.map((line, at) => (
          // The lines never move, and the same line may stand there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="measure wrap-anywhere">
            {line}
          </li>
        ))}
      </List>
    </section>
  );
}
