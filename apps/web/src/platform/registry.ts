import { type ComponentType, createContext, useContext } from "react";
import type {
  AccountEntry,
  CookedProps,
  CookProps,
  DashboardPart,
  DashboardTile,
  EatenProps,
  Feature,
  LatePart,
  ListingProps,
  NavigationEntry,
  Place,
  RecipeAction,
  RecipeViewProps,
  SearchSource,
  StillToBuyProps,
} from "./feature.ts";
import type { OutboxKind } from "./outbox/kinds.ts";

/** What the registered features bring together. Screens ask here instead of knowing each other. */
export interface Registry {
  /** Whether a page exists at this address, such as "/signup" or "/recipe/$recipeId". */
  readonly hasPage: (path: string) => boolean;
  readonly hasFeature: (name: string) => boolean;
  readonly navigation: readonly NavigationEntry[];
  readonly places: readonly Place[];
  readonly searches: readonly SearchSource[];
  readonly account: readonly AccountEntry[];
  readonly tiles: readonly DashboardTile[];
  readonly dashboard: readonly DashboardPart[];
  readonly recipeActions: readonly RecipeAction[];
  /** Undefined where nothing draws recipes. */
  readonly recipeView: ComponentType<RecipeViewProps> | undefined;
  /** Undefined where nothing notes what was eaten. */
  readonly eaten: LatePart<EatenProps> | undefined;
  /** Undefined where nothing leads through the steps of a recipe. */
  readonly cook: LatePart<CookProps> | undefined;
  /** Undefined where nothing follows from cooking. */
  readonly cooked: LatePart<CookedProps> | undefined;
  /** Undefined where there is no shopping list. */
  readonly listing: ComponentType<ListingProps> | undefined;
  /** Undefined where there is no shopping list. */
  readonly stillToBuy: ComponentType<StillToBuyProps> | undefined;
  /** Undefined where there is no shopping list. */
  readonly homeLine: ComponentType | undefined;
  /** Undefined where nothing plans. */
  readonly guestDays: Feature["guestDays"] | undefined;
  readonly outboxKinds: readonly OutboxKind[];
  readonly unsent: readonly NonNullable<Feature["unsent"]>[];
  readonly putAside: readonly NonNullable<Feature["putAside"]>[];
  readonly takeBack: readonly NonNullable<Feature["takeBack"]>[];
  readonly overlays: readonly { readonly name: string; readonly component: ComponentType }[];
}

const nothing: Registry = {
  hasPage: () => false,
  hasFeature: () => false,
  navigation: [],
  places: [],
  searches: [],
  account: [],
  tiles: [],
  dashboard: [],
  recipeActions: [],
  recipeView: undefined,
  eaten: undefined,
  cook: undefined,
  cooked: undefined,
  listing: undefined,
  stillToBuy: undefined,
  homeLine: undefined,
  guestDays: undefined,
  outboxKinds: [],
  unsent: [],
  putAside: [],
  takeBack: [],
  overlays: [],
};

/** Carries the registry down to the screens. */
export const RegistryContext = createContext<Registry>(nothing);

/** What the registered features bring together. */
export const useRegistry = (): Registry => useContext(RegistryContext);
