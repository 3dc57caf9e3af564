/** What came of opening an address; a reason is a sentence that the person may read. */
export type PageOutcome =
  | { readonly kind: "page"; readonly page: WebPage }
  /** The address is one that this server opens for nobody. */
  | { readonly kind: "refused"; readonly reason: string }
  /** The address may be opened, and nothing that can be read came back. */
  | { readonly kind: "unreachable"; readonly reason: string };

/** A page as it came, as text. */
interface WebPage {
  /** Where it lay in the end, after all redirects. */
  readonly url: string;
  readonly text: string;
}

/** Opens addresses that people typed. Nothing else in the server follows an address that a person chose. */
export interface WebPages {
  open(url: string, signal: AbortSignal): Promise<PageOutcome>;
}
