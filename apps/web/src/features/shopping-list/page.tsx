import type { MeasureChoice } from "@meal/domain/profile/choices";
import { EMPTY_LIST } from "@meal/domain/shopping-list/list";
import { useSearch } from "../../platform/router/hooks.ts";
import { Suspense, useMemo, useState } from "react";
import { chooseMeasures, systemOf, useMeasures } from "../../platform/measures.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { OfflineState } from "../../ui/offline-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { ontoTheList } from "./adding-places.ts";
import { AddField } from "./components/add-field.tsx";
import { AskedItems, AskedNotice } from "./components/asked-items.tsx";
import { AisleSection } from "./components/aisle-section.tsx";
import { CoveredItems } from "./components/covered-items.tsx";
import { EmptyList } from "./components/empty-list.tsx";
import { ListDialogs } from "./components/list-dialogs.tsx";
import { ListHeader } from "./components/list-header.tsx";
import { ListViews } from "./components/list-views.tsx";
import { PutAway } from "./components/put-away.tsx";
import { SkippedStaples } from "./components/skipped-staples.tsx";
import type { OpenDialog } from "./list-store.ts";
import { type OpenList, useList } from "./use-list.ts";
import { useFreshTicks } from "./use-fresh-ticks.ts";
import { useItemActions } from "./use-item-actions.ts";
import { listView } from "./view.ts";
import * as t from "./texts/en/page.tsx";

const AtHomeView = lazyPart(() => import("./components/at-home-view.tsx"), "AtHomeView");

/** What to buy, and what is there: in the kitchen, in the shop, with or without a network. */
export function ShoppingListPage() {
  const open = useList();
  const { view } = useSearch("/shopping-list");
  const { list } = open.shown;
  const [dialog, setDialog] = useState<OpenDialog>();
  const measures = useMeasures();
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-1 px-4 py-1 sm:gap-4 sm:px-6 sm:py-10 print:p-0">
      <ListHeader open={open} onDialog={setDialog} measures={measures} onMeasures={chooseMeasures} />
      {list !== undefined && <ListViews list={list} />}
      <Notices open={open} />
      {list === undefined ? (
        <Missing open={open} />
      ) : view === "at-home" ? (
        <Suspense fallback={<Waiting />}>
          <AtHomeView list={list} act={open.act} />
        </Suspense>
      ) : (
        <Contents open={open} onDialog={setDialog} measures={measures} />
      )}
      {list !== undefined && dialog !== undefined && (
        <ListDialogs dialog={dialog} list={list} act={open.act} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}

function Notices({ open: { shown, guest } }: { readonly open: OpenList }) {
  return (
    <>
      {guest !== undefined && shown.list !== undefined && (
        <Banner tone="info" className="print:hidden">
          {guest.isSample ? t.sample : t.ofGuestsPlan}
        </Banner>
      )}
      {shown.lost > 0 && (
        <Banner tone="warning" announce className="print:hidden">
          {t.changesLost(shown.lost)}
        </Banner>
      )}
    </>
  );
}

interface ContentsProps {
  readonly open: OpenList;
  readonly onDialog: (dialog: OpenDialog) => void;
  readonly measures: MeasureChoice;
}

function Contents({ open, onDialog, measures }: ContentsProps) {
  const { shown, act, person } = open;
  const list = shown.list ?? EMPTY_LIST;
  const { groups, asked, covered } = useMemo(() => listView(list, systemOf(measures)), [list, measures]);
  const skipped = useMemo(() => list.items.filter(({ isSkipped }) => isSkipped), [list]);
  const { fresh, note } = useFreshTicks();
  const actions = useItemActions(act, onDialog, note);
  const inAisles = groups.flatMap(({ items }) => items);
  const isAllBought = inAisles.every(({ checked }) => checked);
  const putAway = <PutAway lines={[...inAisles, ...asked]} act={act} />;
  return (
    <>
      <AddField list={list} act={act} place={ontoTheList} />
      <AskedNotice count={asked.length} />
      {isAllBought && putAway}
      {inAisles.length === 0 && asked.length === 0 && <EmptyList planIds={list.planIds} person={person} />}
      {groups.map(({ aisle, items }, at) => (
        <AisleSection
          key={aisle}
          aisle={aisle}
          items={items}
          firstNumber={1 + groups.slice(0, at).reduce((sum, group) => sum + group.items.length, 0)}
          fresh={fresh}
          actions={actions}
        />
      ))}
      {!isAllBought && putAway}
      {asked.length > 0 && (
        <AskedItems
          items={asked}
          firstNumber={inAisles.length + 1}
          fresh={fresh}
          actions={actions}
          act={act}
        />
      )}
      <CoveredItems lines={covered} act={act} />
      <SkippedStaples items={skipped} act={act} />
    </>
  );
}

function Missing({ open: { shown, person, tryAgain } }: { readonly open: OpenList }) {
  if (person === undefined && shown.contact === "resting") {
    return (
      <EmptyState drawing={<Drawing name="shopping-list" />} title={t.elsewhere} sentence={t.elsewhereHint} />
    );
  }
  if (shown.contact !== "out-of-reach") return <Waiting />;
  return (
    <OfflineState
      title={t.notHereYet}
      sentence={t.notHereYetHint}
      action={<Button onClick={tryAgain}>{t.tryAgain}</Button>}
    />
  );
}

function Waiting() {
  return (
    <Loading label={t.loading} className="grid gap-3">
      <Skeleton className="h-12 w-full rounded-card" />
      {["first", "second", "third", "fourth", "fifth"].map((row) => (
        <Skeleton key={row} className="h-14 w-full rounded-card" />
      ))}
    </Loading>
  );
}
