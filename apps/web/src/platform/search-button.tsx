import { Search } from "lucide-react";
import { IconButton } from "../ui/icon-button.tsx";
import { useRegistry } from "./registry.ts";
import { openSearch } from "./search-opener.ts";
import * as t from "./texts/en/search-button.ts";

/** Opens the search of the whole product; two keys do the same. */
export function SearchButton() {
  const { hasFeature } = useRegistry();
  if (!hasFeature("search")) return null;
  return (
    <IconButton
      label={t.search}
      title={t.searchKeys}
      aria-keyshortcuts="Meta+K Control+K"
      aria-haspopup="dialog"
      onClick={openSearch}
      icon={<Search aria-hidden="true" className="size-5.5" />}
    />
  );
}
