import { parseSearch, type RawSearch } from "../search.ts";

/** Where in the app somebody is or goes. */
export interface Address {
  /** As it was written, with one slash before it and none at its end. */
  readonly pathname: string;
  readonly search: RawSearch;
  /** Without its "#". */
  readonly hash: string;
  /** All of it. */
  readonly href: string;
}

/** Reads "/recipe/7?from=history#steps"; whatever it says, it is an address of the app. */
export function readAddress(text: string): Address {
  const { pathname, search, hash } = new URL(`http://app${text}`);
  // An address that begins with two slashes is one of another server to whoever follows it.
  const path = pathname.replace(/^\/+/u, "/").replace(/(?<=.)\/+$/u, "");
  return {
    pathname: path,
    search: parseSearch(search),
    hash: hash.slice(1),
    href: path + search + hash,
  };
}

export type Params = Readonly<Record<string, string>>;

/** What stands in the places of "/recipe/$recipeId"; undefined for any other path. Letters count alike, large or small. */
export function readPath(pattern: string, pathname: string): Params | undefined {
  const given = pathname.split("/");
  const wanted = pattern.split("/");
  if (given.length !== wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const text = given[at] ?? "";
    const value = part.startsWith("$") ? decode(text) : undefined;
    if (value !== undefined && value !== "") params[part.slice(1)] = value;
    else if (part.toLowerCase() !== text.toLowerCase()) return undefined;
  }
  return params;
}

/** Fills the places of a pattern. */
export function writePath(pattern: string, params: Params): string {
  return pattern.replace(/\$(\w+)/gu, (whole, name: string) => encodeURIComponent(params[name] ?? whole));
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
