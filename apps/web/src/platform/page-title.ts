import { useEffect } from "react";
import { productName } from "./product.ts";

/** Names the page in the browser's tab and history; pages with a title of their own call it with their content's name. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${productName}`;
  }, [title]);
}
