import type { Actor, OwnerId, UserId } from "@meal/domain/accounts/actor";

/** What somebody saved, as search sees it. `kind` and `refId` say what it is and where it lives. */
export interface SearchDocument {
  readonly kind: string;
  readonly refId: string;
  readonly title: string;
  readonly body: string;
}

/** One thing found. */
export interface SearchHit {
  readonly kind: string;
  readonly refId: string;
  readonly title: string;
}

/** What to look for. Every word must occur, in any order, from its beginning; case and accents do not matter. */
interface SearchQuery {
  readonly text: string;
  readonly kinds?: readonly string[];
  readonly limit: number;
}

/**
 * Full-text search over what somebody saved: their own documents and those of their household. Nobody ever finds what belongs
 * to somebody else.
 */
export interface Search {
  /** Adds the document, or replaces the one of the same kind and id. */
  save(owner: OwnerId | UserId, document: SearchDocument): Promise<void>;
  remove(owner: OwnerId | UserId, kind: string, refId: string): Promise<void>;
  /** Forgets everything of a person or of a household. */
  removeAll(owner: OwnerId | UserId): Promise<void>;
  /** The best first; words in the title weigh more. A text without a word finds nothing. */
  find(actor: Actor, query: SearchQuery): Promise<readonly SearchHit[]>;
}
