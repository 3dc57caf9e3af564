import type { HomeItem, ShoppingList } from "@meal/domain/shopping-list/list";
import { Suspense, useId, useState } from "react";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useToday } from "../../../platform/use-today.ts";
import { intoTheKitchen } from "../adding-places.ts";
import { homeGroups } from "../home-groups.ts";
import type { ListStore } from "../list-store.ts";
import { AddField } from "./add-field.tsx";
import { CookedLately } from "./cooked-lately.tsx";
import { HomeRow } from "./home-row.tsx";
import { HomeStaples } from "./home-staples.tsx";
import * as t from "../texts/en/at-home.ts";

const HomeSheet = lazyPart(() => import("./home-sheet.tsx"), "HomeSheet");

interface AtHomeViewProps {
  readonly list: ShoppingList;
  readonly act: ListStore["act"];
}

/** What is in the kitchen, what goes bad first in front. */
export function AtHomeView({ list, act }: AtHomeViewProps) {
  const today = useToday();
  const [openId, setOpenId] = useState<string>();
  const { past, soon, others } = homeGroups(list.atHome, today);
  const opened = list.atHome.find(({ id }) => id === openId);
  const rows = { today, act, open: ({ id }: HomeItem) => setOpenId(id) };
  return (
    <>
      <AddField list={list} act={act} place={intoTheKitchen} />
      {list.atHome.length === 0 && <EmptyState title={t.nothing} sentence={t.nothingHint} />}
      <Group title={t.past} hint={t.pastHint} items={past} {...rows} />
      <Group title={t.soon} items={soon} {...rows} />
      <Group title={past.length + soon.length === 0 ? t.atHome : t.others} items={others} {...rows} />
      <CookedLately cooked={list.cooked} act={act} />
      <HomeStaples staples={list.staples} act={act} />
      {opened !== undefined && (
        <Suspense>
          <HomeSheet item={opened} today={today} act={act} onClose={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly hint?: string;
  readonly items: readonly HomeItem[];
  readonly today: string;
  readonly act: ListStore["act"];
  readonly open: (item: HomeItem) => void;
}

function Group({ title, hint, items, ...row }: GroupProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pt-2 pb-1 font-title">
        {title}
      </h2>
      {hint !== undefined && <p className="pb-1 text-sm text-quiet">{hint}</p>}
      <Card flush>
        <ul className="flex flex-col divide-y divide-line">
          {items.map((item) => (
            <HomeRow key={item.id} item={item} {...row} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
