import { IMPORT_TEXT_LENGTH, IMPORT_URL_LENGTH } from "@meal/domain/import-export/limits";
import type { ImportSearch } from "./search.ts";

/** What another app handed over: the address of a page, or a text. */
export type Shared =
  | { readonly kind: "address"; readonly url: string }
  | { readonly kind: "text"; readonly text: string };

/** Reads a share. Many apps put the address of a page into the text, some of them behind its title. */
export function readShared({ title = "", text = "", url = "" }: ImportSearch): Shared | undefined {
  const address = findAddress(url) ?? findAddress(text) ?? findAddress(title);
  if (address !== undefined) return { kind: "address", url: address };
  const words = [title, text, url].map((part) => part.trim()).filter((part) => part !== "");
  if (words.length === 0) return undefined;
  return { kind: "text", text: words.join("\n\n").slice(0, IMPORT_TEXT_LENGTH) };
}

function findAddress(text: string): string | undefined {
  const [found] = /https?:\/\/[^\s<>"]+/iu.exec(text) ?? [];
  // What ends a sentence or closes a bracket around an address is not part of it.
  const address = found?.replace(/[.,;:!?)\]}'’”]+$/u, "");
  return address !== undefined && address.length <= IMPORT_URL_LENGTH && URL.canParse(address)
    ? address
    : undefined;
}

/** The address that somebody typed, who may have left off its beginning. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return /^[a-z][a-z\d+.-]*:\/\//iu.test(address) ? address : `https://${address}`;
}
