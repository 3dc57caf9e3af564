/** What stands beside a dish: all of it in one name, and the dish that comes first. */
export type MealSide = { readonly dishId: string; readonly name: string };

type Named = { readonly name: string; readonly side?: MealSide };

/** A meal by its dish and what stands beside it, where one line has to do: "Lemon chicken with tabbouleh". */
export function fullNameOf({ name, side }: Named): string {
  if (side === undefined) return name;
  // A name that has its own "with" gets the rest on the side.
  return / (?:with|and|on) |,|:/.test(name)
    ? `${name}, with ${side.name} on the side`
    : `${name} with ${side.name}`;
}

/** A meal for readers that know no side dishes: the side goes into the name. */
export function inOneName<T extends Named>({ side, ...rest }: T): Omit<T, "side"> {
  return { ...rest, name: side === undefined ? rest.name : fullNameOf({ name: rest.name, side }) };
}

/** What a meal is besides its name, for the line under it: "rice, broccoli and green salad". */
export function besideName({
  side,
  alsoIn = [],
}: {
  readonly side?: MealSide | undefined;
  readonly alsoIn?: readonly string[] | undefined;
}): string | undefined {
  const parts = side === undefined ? alsoIn : [...alsoIn, side.name];
  const before = parts.slice(0, -1).join(", ");
  const last = parts.at(-1);
  if (last === undefined || before === "") return last;
  return last.includes(" and ") ? `${before}, ${last}` : `${before} and ${last}`;
}
