import { Download, ListOrdered, Printer, RefreshCw, Share2, Trash2, Ellipsis } from "lucide-react";
import { useState } from "react";
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
}

/** The title, how things stand, and what can be done with the whole list. */
export function ListHeader({ open, onDialog }: ListHeaderProps) {
  const { shown, person } = open;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="font-title text-3xl">{t.title}</h1>
        {shown.planName !== null && (
          <p className="text-quiet wrap-anywhere">
            {(shown.list?.planIds.length ?? 0) > 1
              ? t.followsPlans(shown.planName)
              : t.followsPlan(shown.planName)}
          </p>
        )}
        {person !== undefined && <StateLine shown={shown} />}
      </div>
      <div className="flex flex-wrap items-center gap-1 print:hidden">
        <RefreshButton open={open} />
        <WholeListMenu open={open} onDialog={onDialog} />
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
        {t.refresh}
      </Button>
      <span className="sr-only" aria-live="polite">
        {news}
      </span>
    </>
  );
}

function WholeListMenu({ open: { shown, act }, onDialog }: ListHeaderProps) {
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
