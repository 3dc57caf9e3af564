import type { ShoppingList } from "@meal/domain/shopping-list/list";
import { saveFile } from "../../platform/save-file.ts";
import { toast } from "../../ui/toast-store.ts";
import { listText } from "./list-text.ts";
import * as t from "./texts/en/page.tsx";

/** spec: 2, section 7. The device's own share sheet, else the clipboard. */
export async function shareList(list: ShoppingList): Promise<void> {
  const text = listText(list);
  if ("share" in navigator) {
    try {
      await navigator.share({ title: t.sharedTitle, text });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    toast({ tone: "success", title: t.copied });
  } catch {
    toast({ tone: "destructive", title: t.copyFailed });
  }
}

/** spec: 2, section 4. The writer of the file comes when it is needed. */
export async function downloadPdf(list: ShoppingList): Promise<void> {
  try {
    const { listPdf } = await import("./pdf/list-pdf.ts");
    saveFile("shopping-list.pdf", await listPdf(list));
  } catch {
    toast({ tone: "destructive", title: t.pdfFailed });
  }
}
