import { EMPTY_LIST } from "@meal/domain/shopping-list/list";
import { useMemo, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OfflineState } from "../../ui/offline-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { AddField } from "./components/add-field.tsx";
import { AisleSection } from "./components/aisle-section.tsx";
import { ListDialogs } from "./components/list-dialogs.tsx";
import { ListHeader } from "./components/list-header.tsx";
import { SkippedStaples } from "./components/skipped-staples.tsx";
import type { OpenDialog } from "./list-store.ts";
import { type OpenList, refreshFromPlan, useList } from "./use-list.ts";
import { useItemActions } from "./use-item-actions.ts";
import { groupsOf } from "./view.ts";
import * as t from "./texts/en/page.tsx";

/** What to buy: in the kitchen, in the shop, with or without a network. */
export function ShoppingListPage() {
  const open = useList();
  const { list } = open.shown;
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4 px-4 py-6 sm:px-6 sm:py-10 print:p-0">
      <ListHeader open={open} onDialog={setDialog} />
      <Notices open={open} />
      {list === undefined ? <Missing open={open} /> : <Contents open={open} onDialog={setDialog} />}
      {list !== undefined && dialog !== undefined && (
        <ListDialogs dialog={dialog} list={list} act={open.act} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}

function Notices({ open: { shown, isSample } }: { readonly open: OpenList }) {
  return (
    <>
      {isSample && (
        <Banner tone="info" className="print:hidden">
          {t.sample}
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
}

function Contents({ open, onDialog }: ContentsProps) {
  const { shown, act, person } = open;
  const list = shown.list ?? EMPTY_LIST;
  const groups = useMemo(() => groupsOf(list), [list]);
  const skipped = useMemo(() => list.items.filter(({ isSkipped }) => isSkipped), [list]);
  const actions = useItemActions(act, onDialog);
  return (
    <>
      <AddField list={list} act={act} />
      {groups.length === 0 && (
        <EmptyState
          drawing={<Drawing name="shopping-list" />}
          title={t.nothingToBuy}
          sentence={t.nothingToBuyHint}
          action={<Button onClick={() => void refreshFromPlan(person)}>{t.refresh}</Button>}
        />
      )}
      {groups.map(({ aisle, items }, at) => (
        <AisleSection
          key={aisle}
          aisle={aisle}
          items={items}
          firstNumber={1 + groups.slice(0, at).reduce((sum, group) => sum + group.items.length, 0)}
          actions={actions}
        />
      ))}
      <SkippedStaples items={skipped} act={act} />
    </>
  );
}

function Missing({ open: { shown, person } }: { readonly open: OpenList }) {
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
      action={<Button onClick={() => void person?.outbox.sync()}>{t.tryAgain}</Button>}
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
