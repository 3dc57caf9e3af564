import { ChevronLeft, ChevronRight } from "lucide-react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { pageWindow } from "./page-window.ts";
import * as t from "./texts/en/pagination.ts";

interface PaginationProps {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  label?: string;
}

export function Pagination({ page, pageCount, onPageChange, label = t.pages }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-1">
      <IconButton
        label={t.previousPage}
        icon={<ChevronLeft aria-hidden="true" className="size-6" />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <p className="tabular min-w-28 text-center sm:hidden" aria-live="polite">
        {t.pageOf(page, pageCount)}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pageCount).map((number, place, all) => (
          <li key={number ?? `gap after ${all[place - 1]}`}>
            {number === null ? (
              <span className="px-2 text-quiet">…</span>
            ) : (
              <PageButton number={number} isCurrent={number === page} onPress={() => onPageChange(number)} />
            )}
          </li>
        ))}
      </ol>
      <IconButton
        label={t.nextPage}
        icon={<ChevronRight aria-hidden="true" className="size-6" />}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}

interface PageButtonProps {
  number: number;
  isCurrent: boolean;
  onPress: () => void;
}

function PageButton({ number, isCurrent, onPress }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={t.page(number)}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onPress}
      className={cx(
        "tabular grid size-12 place-items-center rounded-full border border-transparent font-semibold transition-colors",
        isCurrent
          ? "bg-ink text-paper forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]"
          : "hover:bg-linen",
      )}
    >
      {number}
    </button>
  );
}
