import { Download, ListOrdered, Printer, RefreshCw, Scale, Share2, Trash2, Ellipsis } from "lucide-react";
import { useState } from "react";
import type { MeasureChoice } from "@meal/domain/profile/choices";
import { EMPTY_LIST } from "@meal/domain/shopping-list/list";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../ui/menu.tsx";
import { linesOf } from "../lines.ts";
import { downloadPdf, shareList } from "../share-list.ts";
import { type OpenList, refreshFromPlan } from "../use-list.ts";
import { removeLines } from "../use-item-actions.ts";
import type { OpenDialog } from "../list-store.ts";
import { StateLine } from "./state-line.tsx";
import * as t from "../texts/en/page.tsx";

interface ListHeaderProps {
  readonly open: OpenList;
  readonly onDialog: (dialog: OpenDialog) => void;
  readonly measures: MeasureChoice;
  readonly onMeasures: (choice: MeasureChoice) => void;
}

/** The title, how things stand, and what can be done with the whole list. */
export function ListHeader(props: ListHeaderProps) {
  const { open } = props;
  const { shown, person } = open;
  return (
    <header>
      {/* With large letters the buttons stand in a line of their own, before a word of the title breaks. */}
      <div className="flex flex-wrap items-center justify-end gap-x-2 sm:gap-x-4">
        <h1 className="flex-1 font-title text-2xl wrap-normal max-[22rem]:text-lg sm:text-3xl">{t.title}</h1>
        <div className="flex items-center gap-1 print:hidden">
          <RefreshButton open={open} />
          <WholeListMenu {...props} />
        </div>
      </div>
      <div className="flex items-center gap-x-3 text-sm text-quiet sm:flex-wrap sm:text-base">
        {shown.planName !== null && (
          <p className="min-w-0 wrap-anywhere max-sm:line-clamp-1">
            {(shown.list?.planIds.length ?? 0) > 1
              ? t.followsPlans(shown.planName)
              : t.followsPlan(shown.planName)}
          </p>
        )}
        {person !== undefined && <StateLine shown={shown} />}
      </div>
    </header>
  );
}

function RefreshButton({ open: { person } }: { readonly open: OpenList }) {
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState("");
  async function refresh() {
    setBusy(true);
    setNews((await refreshFromPlan(person)) ? t.refreshed : "");
    setBusy(false);
  }
  return (
    <>
      <Button
        variant="quiet"
        size="compact"
        busy={isBusy}
        icon={<RefreshCw aria-hidden="true" className="size-5" />}
        onClick={() => void refresh()}
      >
        <span className="max-sm:sr-only">{t.refresh}</span>
      </Button>
      <span className="sr-only" aria-live="polite">
        {news}
      </span>
    </>
  );
}

function WholeListMenu({ open: { shown, act }, onDialog, measures, onMeasures }: ListHeaderProps) {
  const isMetric = measures === "metric";
  const list = shown.list ?? EMPTY_LIST;
  const hasItems = list.items.some(({ isSkipped }) => !isSkipped);
  const ticked = linesOf(list.items.filter(({ checked }) => checked));
  return (
    <>
      <IconButton
        label={t.share}
        icon={<Share2 aria-hidden="true" className="size-5" />}
        disabled={!hasItems}
        onClick={() => void shareList(list)}
      />
      <Menu trigger={<IconButton label={t.more} icon={<Ellipsis aria-hidden="true" className="size-5" />} />}>
        <MenuItem icon={<Download />} disabled={!hasItems} onSelect={() => void downloadPdf(list)}>
          {t.exportPdf}
        </MenuItem>
        <MenuItem icon={<Printer />} disabled={!hasItems} onSelect={() => print()}>
          {t.print}
        </MenuItem>
        <MenuItem icon={<ListOrdered />} onSelect={() => onDialog({ kind: "aisles" })}>
          {t.aisleOrder}
        </MenuItem>
        <MenuItem icon={<Scale />} onSelect={() => onMeasures(isMetric ? "us" : "metric")}>
          {isMetric ? t.usMeasures : t.metricMeasures}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          icon={<Trash2 />}
          tone="danger"
          disabled={ticked.length === 0}
          onSelect={() => removeLines(ticked, act)}
        >
          {t.clearTicked}
        </MenuItem>
      </Menu>
    </>
  );
}
