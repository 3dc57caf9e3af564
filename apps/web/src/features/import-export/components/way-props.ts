import type { Draft } from "../draft.ts";
import type { Bringing } from "../use-bringing.ts";

/** What every way in works with. */
export interface WayProps {
  readonly userId: string;
  readonly draft: Draft;
  readonly bringing: Bringing;
}
