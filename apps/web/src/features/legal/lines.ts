import type { Condition } from "@meal/domain/deployment/facts";
import type { ReactNode } from "react";

/** A paragraph, or one that stands there only where it is so. */
export type Line = string | { readonly if: readonly Condition[]; readonly text: string };

/** One section of a legal text. */
export interface LegalSection {
  readonly heading: string;
  /** The name by which other places lead to it. */
  readonly id?: string;
  readonly paragraphs: readonly Line[];
  readonly points?: readonly Line[];
  /** What can be done about it there. */
  readonly control?: ReactNode;
}

export interface LegalWords {
  /** What the whole text says, in a few sentences. */
  readonly summary: string;
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}
