import { Suspense, useEffect } from "react";
import { openSearch, searchBox } from "../../platform/search-opener.ts";
import { useValue } from "../../platform/value-store.ts";
import { WithData } from "../../platform/with-data.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

const SearchDialog = lazyPart(() => import("./components/search-dialog.tsx"), "SearchDialog");

/** Hears the two keys; nothing of the search is loaded until somebody opens it. */
export function SearchOverlay() {
  const isOpen = useValue(searchBox);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      openSearch();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    isOpen && (
      <Suspense>
        <WithData>
          <SearchDialog onClose={() => searchBox.set(false)} />
        </WithData>
      </Suspense>
    )
  );
}
