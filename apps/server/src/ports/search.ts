import type { UserId } from "./sessions.ts";

/** What a person saved, as search sees it. `kind` and `refId` say what it is and where it lives. */
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
export interface SearchQuery {
  readonly text: string;
  readonly kinds?: readonly string[];
  readonly limit: number;
}

/** Full-text search over what one person saved. Nobody ever finds what belongs to somebody else. */
export interface Search {
  /** Adds the document, or replaces the one of the same kind and id. */
  save(owner: UserId, document: SearchDocument): Promise<void>;
  remove(owner: UserId, kind: string, refId: string): Promise<void>;
  /** Forgets everything of a person. */
  removeAll(owner: UserId): Promise<void>;
  /** The best first; words in the title weigh more. A text without a word finds nothing. */
  find(owner: UserId, query: SearchQuery): Promise<readonly SearchHit[]>;
}
