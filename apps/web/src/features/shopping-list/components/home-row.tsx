import type { HomeItem } from "@meal/domain/shopping-list/list";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { amountLeft } from "../home-amounts.ts";
import type { ListStore } from "../list-store.ts";
import { useByWords } from "../use-by-words.ts";
import * as t from "../texts/en/at-home.ts";

interface HomeRowProps {
  readonly item: HomeItem;
  readonly today: string;
  readonly act: ListStore["act"];
  readonly open: (item: HomeItem) => void;
}

/** One thing at home: tap it to say more of it. */
export function HomeRow({ item, today, act, open }: HomeRowProps) {
  const until = useByWords(item, today);
  return (
    // Rows out of sight are not laid out, which keeps five hundred of them quick.
    <li className="flex items-center gap-2 pr-2 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
      <button
        type="button"
        className="grid min-h-12 min-w-0 flex-1 content-center py-1.5 pl-4 text-left -outline-offset-3"
        onClick={() => open(item)}
      >
        <span className="wrap-anywhere" dir="auto">
          {item.name} <bdi className="tabular text-quiet">{amountLeft(item)}</bdi>
        </span>
        {until !== "" && <span className="text-sm text-quiet">{until}</span>}
      </button>
      <Button
        variant="quiet"
        size="compact"
        aria-label={t.useUpItem(item.name)}
        onClick={() => markUsedUp(item, act)}
      >
        {t.usedUp}
      </Button>
    </li>
  );
}

/** Takes it away, and offers to put it back as it was. */
export function markUsedUp({ shop: _shop, ...item }: HomeItem, act: ListStore["act"]): void {
  act({ kind: "use-up", id: item.id });
  toast({
    title: t.usedUpToast(item.name),
    action: { label: t.undo, onPress: () => act({ kind: "keep", item }) },
  });
}
