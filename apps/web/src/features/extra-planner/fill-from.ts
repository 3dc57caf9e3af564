import { noWish } from "./kept-work.ts";
import { changeWork, isBlank, workNow } from "./work.ts";

interface Brought {
  readonly recipeName?: string | undefined;
  readonly description?: string | undefined;
}

/** Puts what an address brought into the fields. What stood there and was not made yet can be brought back. */
export function fillFrom(ownerId: string, { recipeName = "", description = "" }: Brought): void {
  const { wish, before, made } = workNow(ownerId);
  const next = { ...noWish, enhance: wish.enhance, recipeName, story: description };
  const isSame = wish.recipeName === recipeName && wish.story === description;
  const isMade = made?.recipeName === wish.recipeName && made.story === wish.story;
  const isLost = !isSame && !isBlank(wish) && !isMade;
  changeWork(ownerId, { wish: next, before: isLost ? wish : before });
}
