import type { InputOf } from "@meal/contract/endpoint";
import type { SavedRecipe } from "@meal/contract/recipes";
import type { listOfDays } from "@meal/contract/shopping-list";
import type { Meal } from "@meal/domain/chef/plans";
import type { CookedRecipe } from "@meal/domain/cooking-timer/cooked-recipe";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import type { Access } from "./access.ts";
import type { OutboxKind } from "./outbox/kinds.ts";
import type { Route } from "./router/route.ts";

/** Where somebody wants to go. */
export interface Visit {
  readonly access: Access;
  readonly path: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** Every icon takes a class for its size and nothing else that matters here. */
type Icon = ComponentType<{ readonly className?: string }>;

/** The six places of the bottom bar, in their order. */
export const navigationSlots = ["planner", "shopping", "extra", "food", "calories", "timer"] as const;

/** One place of the bottom bar. */
export interface NavigationEntry {
  readonly slot: (typeof navigationSlots)[number];
  readonly label: string;
  readonly to: string;
  readonly icon: Icon;
}

/** One place of the product in the header, in the order of `rank`; those of the bottom bar are among them, ten apart. */
export interface Place {
  readonly label: string;
  readonly to: string;
  readonly icon: Icon;
  readonly rank: number;
  /** Whose place it is; everybody's where it is not said. */
  readonly who?: "guest" | "person";
  /** A phone shows it with the others only where there is room. */
  readonly isSecond?: true;
  /** The bottom bar of a phone leads there as well. */
  readonly isInBar?: true;
}

/** One line of the avatar menu, in the order of `rank`. */
export interface AccountEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: Icon;
  readonly rank: number;
}

/** One tile of the dashboard: a link, or something that happens, in the order of `rank`. */
export type DashboardTile = {
  readonly label: string;
  readonly icon: Icon;
  readonly rank: number;
} & ({ readonly to: string } | { readonly onPress: () => void });

/** A larger part of the dashboard that its feature draws itself: today's dinner, today's calories, a figure. */
export interface DashboardPart {
  readonly place: "today" | "stat";
  readonly rank: number;
  readonly component: ComponentType;
}

/**
 * What a feature does with a recipe that is being read, such as timing it: a compact quiet button or link that it
 * draws itself. The ingredients are those on the screen, for as many servings as were chosen.
 */
export interface RecipeAction {
  readonly rank: number;
  /** It stands beside Cook, within the thumb's reach. */
  readonly isAtHand?: true;
  /** It times the recipe: left out where a screen has a button of its own for that. */
  readonly isTimer?: true;
  readonly component: ComponentType<{ readonly recipe: SavedRecipe }>;
}

/** Something that a search found, and how one gets there. */
export interface FoundThing {
  readonly id: string;
  readonly title: string;
  /** What it is or where it stands, in a few words. */
  readonly detail?: string;
  /** The address of what was found, in the app. */
  readonly href: string;
  /** What has to be so before somebody arrives there. */
  readonly prepare?: () => void;
}

/** What a search is asked. */
export interface Sought {
  readonly text: string;
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  /** Without a network a source looks through what lies on the device. */
  readonly isOnline: boolean;
  readonly queries: QueryClient;
  readonly signal: AbortSignal;
}

/** Where the search of the product looks, in the order of `rank`; what looks there is loaded with the first search. */
export interface SearchSource {
  readonly name: string;
  readonly title: string;
  readonly rank: number;
  readonly load: () => Promise<{ readonly find: (sought: Sought) => Promise<readonly FoundThing[]> }>;
}

/** A part that may come late, and that can be fetched before somebody needs it. */
type LatePart<Props> = ComponentType<Props> & { readonly preload?: () => void };

/** A meal that somebody may have eaten. */
export type EatableMeal = Pick<Meal, "name" | "calories" | "nutrition"> & { readonly type?: string };

/** A whole recipe on a page: scaled, ticked off, kept, printed, and whatever else a recipe can do. */
export interface RecipeViewProps {
  readonly recipe: SavedRecipe;
  /** Stands in the place of the figures at a glance. */
  readonly figures?: ReactNode;
  /** Stands in the place of the buttons that time and share the recipe. */
  readonly main?: ReactNode;
}

export interface EatenProps {
  /** A name alone is that of something cooked, whose figures today's plan may have. */
  readonly meal: EatableMeal | string;
  /** The day it was planned for; today when not given. */
  readonly day?: string;
  /** A button of its own, or items of a menu that is there. */
  readonly look: "button" | "items";
}

/** What keeps the room of a part until it comes. */
export interface Coming {
  readonly coming?: ReactNode;
}

export interface CookProps {
  readonly recipe: SavedRecipe;
  /** The big button of a screen, or an item of a menu that is there. */
  readonly look: "button" | "item";
}

export interface CookedProps {
  readonly name: string;
  readonly recipe: CookedRecipe;
  /** A button of its own where nothing is said, or an item of a menu that is there. */
  readonly look?: "button" | "item";
}

export interface ListingProps {
  /** Ingredient lines, as a recipe or an answer has them. */
  readonly lines: readonly string[];
}

export interface StillToBuyProps {
  readonly meal: Pick<Meal, "name" | "foodIds">;
}

/** What somebody did that the server does not have yet. */
export interface Unsent {
  /** "3 changes of your shopping list". */
  readonly words: string;
  /** Answers whether everything arrived. */
  readonly send: () => Promise<boolean>;
  readonly discard: () => Promise<void>;
}

/** Planned days, as they are sent. */
export type GuestDays = InputOf<typeof listOfDays>["body"]["days"];

/** What a feature brings to the app from the start. Everything but its name and routes may be left out. */
export interface Feature {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly navigation?: readonly NavigationEntry[];
  /** Places that the bottom bar does not have. */
  readonly places?: readonly Place[];
  readonly account?: readonly AccountEntry[];
  readonly tiles?: readonly DashboardTile[];
  readonly dashboard?: readonly DashboardPart[];
  readonly recipeActions?: readonly RecipeAction[];
  /** Drawn once over every page: a chat box, an install card. Lazy, and in `WithData` where it reads data. */
  readonly overlay?: ComponentType;
  /** Has a place of its own in the header of every page, where it covers nothing: a running timer. Lazy. */
  readonly inHeader?: ComponentType;
}

/** What one feature draws on the screens of others, each in a `Suspense`, and what it is given. */
export interface PartProps {
  /** How a recipe is drawn on a page. */
  readonly recipeView: RecipeViewProps;
  /** How a meal is noted as eaten, wherever one is shown. */
  readonly eaten: EatenProps;
  /** How a recipe is cooked: one press leads to its steps, wherever it is shown. */
  readonly cook: CookProps;
  /** What follows from having cooked something, offered when it is done to whoever is signed in. */
  readonly cooked: CookedProps & { readonly userId: string };
  /** How lines are put on the shopping list, wherever they are offered: a button of its own. */
  readonly listing: ListingProps;
  /** What of a meal is still on the shopping list, in a line. */
  readonly stillToBuy: StillToBuyProps;
  /** How much there is at home and that plans use it first, in a line. */
  readonly homeLine: object;
}

/** Left out where no feature of the build draws it. */
export type LateParts = { readonly [Name in keyof PartProps]?: LatePart<PartProps[Name]> };

/** What loads each of them. */
export type PartLoads = {
  readonly [Name in keyof PartProps]: () => Promise<ComponentType<PartProps[Name]>>;
};

/** What no first screen needs of a feature: it lies in `late.ts`, and all of it is loaded with the first of it. */
export interface LateFeature extends Partial<PartLoads> {
  readonly searches?: readonly SearchSource[];
  /** The days that a guest has planned on this device. */
  readonly guestDays?: () => Promise<GuestDays>;
  /** What of it goes through the outbox: it shows at once, and is sent when there is a network. */
  readonly outbox?: readonly OutboxKind[];
  /** Asked before this person logs out. */
  readonly unsent?: (userId: string) => Promise<readonly Unsent[]>;
  /**
   * Called before this person's things are cleared away: puts aside, closed, what waits to be sent, and what of it may
   * stay open after a session ran out. It may be called twice.
   */
  readonly putAside?: (userId: string) => Promise<void>;
  /** Called after this person's next sign-in, where anything waits: takes back what was closed, and sends it. */
  readonly takeBack?: (userId: string) => Promise<void>;
}
