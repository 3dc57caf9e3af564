import type { RecipeDetails } from "@meal/domain/chef/recipes";
import { readDetails } from "@meal/domain/extra-planner/details";

/** What somebody asks for. */
export interface Wish {
  readonly recipeName: string;
  readonly story: string;
  readonly enhance: boolean;
}

/** A picture that was made, with the recipe for it. */
export interface Made extends Wish {
  /** The id under which it is saved, so that saving it twice is saving it once. */
  readonly id: string;
  readonly imageUrl: string;
  /** What the picture was made from. */
  readonly enhanced: string;
  /** What the chef said about who made it. */
  readonly note: string | null;
  /** Null as long as there is none: it is being written, was broken off, or could not be. */
  readonly details: RecipeDetails | null;
  /** Why there is none. `asked`: it was not answered yet. */
  readonly lack: "asked" | "stopped" | "failed" | null;
  /** What the chef said instead of a recipe, or why it failed. */
  readonly why: string | null;
  readonly isSaved: boolean;
}

/** What lies on the device. */
export interface KeptWork {
  readonly wish: Wish;
  /** What stood in the fields before a recipe filled them. */
  readonly before: Wish | null;
  readonly made: Made | null;
  /** A picture was asked for, and the answer is not here. */
  readonly isAsked: boolean;
}

export const noWish: Wish = { recipeName: "", story: "", enhance: false };
export const noWork: KeptWork = { wish: noWish, before: null, made: null, isAsked: false };

type Fields = ReadonlyMap<string, unknown>;

/** What lies on the device, as far as it can be read: another version of the app may have written it. */
export function readWork(text: string | null): KeptWork {
  try {
    const kept = fieldsOf(JSON.parse(text ?? "null"));
    return {
      wish: wishIn(fieldsOf(kept.get("wish"))),
      before: kept.get("before") ? wishIn(fieldsOf(kept.get("before"))) : null,
      made: madeIn(fieldsOf(kept.get("made"))),
      isAsked: kept.get("isAsked") === true,
    };
  } catch {
    return noWork;
  }
}

function wishIn(fields: Fields): Wish {
  return {
    recipeName: textIn(fields, "recipeName"),
    story: textIn(fields, "story"),
    enhance: fields.get("enhance") === true,
  };
}

function madeIn(fields: Fields): Made | null {
  const [id, imageUrl] = [textIn(fields, "id"), textIn(fields, "imageUrl")];
  if (id === "" || imageUrl === "") return null;
  const details = fields.get("details");
  return {
    ...wishIn(fields),
    id,
    imageUrl,
    enhanced: textIn(fields, "enhanced"),
    note: textIn(fields, "note") || null,
    details: details ? readDetails(details) : null,
    lack: (["asked", "stopped", "failed"] as const).find((each) => each === fields.get("lack")) ?? null,
    why: textIn(fields, "why") || null,
    isSaved: fields.get("isSaved") === true,
  };
}

function fieldsOf(value: unknown): Fields {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}

function textIn(fields: Fields, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
