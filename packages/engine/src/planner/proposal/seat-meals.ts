import { categoryOf } from "../../steps/category-of.ts";
import { type Position, suitOf } from "../day-layout.ts";
import { PROPOSAL_LIMITS, type ProposedMeal } from "./proposal.ts";

const categoryFor = ({ category, name }: ProposedMeal) =>
  category ?? categoryOf(name.slice(0, PROPOSAL_LIMITS.shownNameLetters));

/**
 * The proposed meals of a day on its places: one for each in their order, or, where there are too few or too many,
 * each where it suits best. Null where none is left.
 */
export const seatMeals = (
  meals: readonly ProposedMeal[],
  layout: readonly Position[],
): (ProposedMeal | null)[] => {
  if (meals.length === layout.length) return [...meals];
  const seated: (ProposedMeal | null)[] = layout.map(() => null);
  const open = meals.map((meal) => ({ meal, category: categoryFor(meal) }));
  while (open.length > 0 && seated.includes(null)) {
    let best = { suit: -1, place: 0, which: 0 };
    for (const [place, { kind }] of layout.entries()) {
      if (seated[place] !== null) continue;
      for (const [which, { category }] of open.entries()) {
        const suit = suitOf(category, kind);
        if (suit > best.suit) best = { suit, place, which };
      }
    }
    seated[best.place] = open.splice(best.which, 1)[0]?.meal ?? null;
  }
  return seated;
};
