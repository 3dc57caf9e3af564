import type { ComponentType } from "react";
import type { Access } from "../access.ts";
import { onceOnline } from "../../ui/lazy-part.ts";
import type { RawSearch } from "../search.ts";
import type { Params } from "./address.ts";

/** A page whose file comes when somebody goes there. */
export interface Page {
  readonly load: () => Promise<ComponentType>;
  /** The page once it has come. */
  readonly loaded: () => ComponentType | undefined;
}

/** One address of the app, or one for each thing: "/recipe/$recipeId". */
export interface Route<Pattern extends string = string, Search extends object = object> {
  readonly path: Pattern;
  readonly access: Access;
  /** What its search says; what it does not know is left out. */
  readonly readSearch?: (raw: RawSearch) => Search;
  /** Left out where the guard leads elsewhere before anything is drawn. */
  readonly page?: Page;
  /** Another name for this page. */
  readonly leadsTo?: string;
  /** The page's title without the product's name. */
  readonly title?: string;
  /** For search engines, on public pages: only written pages carry it. */
  readonly description?: string;
  /** Written to a file at build time, so that it shows without any script. Public pages only. */
  readonly isPrerendered?: boolean;
  /** `bare` pages draw their own header (dashboard); `open` ones have no bottom bar (landing); the header of `showcase` ones
   *  lies flat on the page until it is scrolled. */
  readonly frame?: "full" | "open" | "bare" | "showcase";
  /** In an installed app, pulling it down at its top asks the server what is new. For pages that are read, not filled in. */
  readonly isPulled?: boolean;
}

/** Says an address with the types of its parameters and its search. */
export function createRoute<const Pattern extends string, Search extends object = object>(
  route: Route<Pattern, Search>,
): Route<Pattern, Search> {
  return route;
}

/** A page of another file; without a network it comes with the network. What it returns is not looked at: it draws links to pages, whose types come from the routes. */
export function lazyPage<Name extends string>(
  load: () => Promise<{ readonly [Key in Name]: (properties: object) => void }>,
  name: Name,
): Page {
  let page: ComponentType | undefined;
  return {
    load: async () => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A page draws; what exactly cannot be asked, see above.
      page ??= (await onceOnline(load))[name] as ComponentType;
      return page;
    },
    loaded: () => page,
  };
}

/** The app says which routes there are (app/routes.ts). */
// oxlint-disable-next-line typescript/no-empty-object-type -- It is filled where the routes are known.
export interface Register {}

type Known = Register extends { readonly routes: readonly (infer One)[] } ? One : Route;

/** The patterns of all addresses. */
export type Path = Known extends { readonly path: infer One extends string } ? One : string;

type Names<Pattern> = Pattern extends `${string}$${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Pattern extends `${string}$${infer Name}`
    ? Name
    : never;

export type ParamsOf<Pattern extends string> = { readonly [Name in Names<Pattern>]: string };

export type SearchOf<Pattern> =
  Extract<Known, { readonly path: Pattern }> extends Route<string, infer Search> ? Search : object;

/** Where to go, whatever the routes say of it. */
export interface Goal {
  readonly to: string;
  readonly params?: Params | undefined;
  readonly search?: object | undefined;
  readonly hash?: string | undefined;
  /** In the place of the page that one is on. */
  readonly replace?: boolean | undefined;
  /** The page stays where it was scrolled to. */
  readonly keepsScroll?: boolean | undefined;
}

/** Where to go. A path that is no literal (a place of the registry) has neither parameters nor a search that is known here. */
export type Target<To extends string> = Goal & {
  readonly to: To;
  readonly search?: To extends Path ? SearchOf<To> : object;
} & ([Names<To>] extends [never] ? { readonly params?: undefined } : { readonly params: ParamsOf<To> });
