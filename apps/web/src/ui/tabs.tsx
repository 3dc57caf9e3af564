import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { cx } from "./cx.ts";
import { Loading, Skeleton, SkeletonText } from "./skeleton.tsx";
import * as t from "./texts/en/tabs.ts";

interface TabItem {
  value: string;
  label: ReactNode;
  /** Only the chosen one is drawn, so it may be a `lazyPart`. */
  content: ReactNode;
  /** Begins to load a lazy content, when somebody points at its tab. */
  preload?: () => void;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** Give both to keep the choice outside (the address of the page); leave both to keep it here. */
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

export function Tabs({ label, items, value, onValueChange, className }: TabsProps) {
  const id = useId();
  const [ownValue, setOwnValue] = useState(items[0]?.value);
  const listRef = useRef<HTMLDivElement>(null);
  const chosen = items.find((item) => item.value === (value ?? ownValue)) ?? items[0];
  // On a phone the row may be wider than the screen.
  const place = items.findIndex((item) => item === chosen);
  useEffect(() => {
    const list = listRef.current;
    const tab = list?.querySelectorAll<HTMLElement>("[role=tab]")[place];
    if (list === null || tab === undefined) return;
    const inset = (list.clientWidth - tab.offsetWidth) / 2;
    list.scrollTo({ left: tab.offsetLeft - list.offsetLeft - inset });
  }, [place]);
  function choose(next: string) {
    setOwnValue(next);
    onValueChange?.(next);
  }
  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const index = nextIndex(
      event.key,
      items.findIndex((item) => item === chosen),
      items.length,
    );
    const next = index === null ? undefined : items[index];
    if (index === null || next === undefined) return;
    event.preventDefault();
    choose(next.value);
    listRef.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  }
  return (
    <div className={className}>
      <div
        ref={listRef}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={handleKey}
        className="-mx-1 flex gap-1 overflow-x-auto border-b border-line px-1 pt-1"
      >
        {items.map((item) => (
          <Tab key={item.value} item={item} id={id} isChosen={item === chosen} onChoose={choose} />
        ))}
      </div>
      {chosen !== undefined && (
        // The panel can be reached by Tab even when it holds nothing to press.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the ARIA pattern of tabs asks for it.
        <div
          role="tabpanel"
          tabIndex={0}
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${chosen.value}`}
          className="rounded-tick pt-5"
        >
          <Suspense key={chosen.value} fallback={<PanelSkeleton />}>
            {chosen.content}
          </Suspense>
        </div>
      )}
    </div>
  );
}

function PanelSkeleton() {
  return (
    <Loading label={t.loading} className="grid gap-5">
      <SkeletonText lines={2} />
      <Skeleton className="h-40 w-full rounded-card" />
    </Loading>
  );
}

interface TabProps {
  item: TabItem;
  id: string;
  isChosen: boolean;
  onChoose: (value: string) => void;
}

function Tab({ item, id, isChosen, onChoose }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${item.value}`}
      aria-selected={isChosen}
      aria-controls={`${id}-panel`}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => onChoose(item.value)}
      onPointerEnter={item.preload}
      className={cx(
        "relative min-h-12 rounded-t-card px-4 font-semibold whitespace-nowrap transition-colors -outline-offset-3",
        "after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-full after:transition-colors",
        isChosen
          ? "text-ink after:bg-tomato forced-colors:after:bg-[Highlight]"
          : "text-quiet hover:text-ink",
      )}
    >
      {item.label}
    </button>
  );
}
