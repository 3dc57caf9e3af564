import { type ComponentType, createContext, useContext } from "react";
import type {
  AccountEntry,
  DashboardPart,
  DashboardTile,
  GuestDays,
  LateParts,
  NavigationEntry,
  Place,
  RecipeAction,
  SearchSource,
  Unsent,
} from "./feature.ts";
import type { OutboxKind } from "./outbox/kinds.ts";

interface NamedComponent {
  readonly name: string;
  readonly component: ComponentType;
}

/** What the registered features bring together. Screens ask here instead of knowing each other. */
export interface Registry extends LateParts {
  /** Whether a page exists at this address, such as "/signup" or "/recipe/$recipeId". */
  readonly hasPage: (path: string) => boolean;
  readonly hasFeature: (name: string) => boolean;
  readonly navigation: readonly NavigationEntry[];
  readonly places: readonly Place[];
  readonly searches: () => Promise<readonly SearchSource[]>;
  readonly account: readonly AccountEntry[];
  readonly tiles: readonly DashboardTile[];
  readonly dashboard: readonly DashboardPart[];
  readonly recipeActions: readonly RecipeAction[];
  /** The days that a guest has planned on this device. */
  readonly guestDays: () => Promise<GuestDays>;
  readonly outboxKinds: () => Promise<readonly OutboxKind[]>;
  /** What this person did that the server does not have yet. */
  readonly unsent: (userId: string) => Promise<readonly Unsent[]>;
  readonly overlays: readonly NamedComponent[];
  readonly inHeader: readonly NamedComponent[];
}

const none = async () => [];
const nothing: Registry = {
  hasPage: () => false,
  hasFeature: () => false,
  navigation: [],
  places: [],
  searches: none,
  account: [],
  tiles: [],
  dashboard: [],
  recipeActions: [],
  guestDays: none,
  outboxKinds: none,
  unsent: none,
  overlays: [],
  inHeader: [],
};

/** Carries the registry down to the screens. */
export const RegistryContext = createContext<Registry>(nothing);

/** What the registered features bring together. */
export const useRegistry = (): Registry => useContext(RegistryContext);
