import type { ReactNode } from "react";

// The page
export const backToHistory = "Back to Recipe History";
export const backToCookbook = "Back to Cookbook";
export const backToPlan = "Back to Meal Plan";
export const notFound = "Recipe not found";
export const notFoundHint = "It may have been removed, or it belongs to somebody else.";
export const lookAtSample = "Look at a sample recipe";
export const elsewhere = "This recipe is not on this device";
export const elsewhereHint = "You'll see it once you're online.";
export const tryAgain = "Try again";
export const loadFailed = "The recipe could not be loaded";
export const loading = "Loading the recipe";

export function fromSource(link: ReactNode): ReactNode {
  return <>From {link}</>;
}

export function fromOwnRecipes(link: ReactNode): ReactNode {
  return <>Planned from your recipes: {link}</>;
}

export const asYouSavedIt = "the recipe as you saved it";

// Over another page

export function logInToKeep(link: (words: string) => ReactNode): ReactNode {
  return <>{link("Log in")} to keep this recipe.</>;
}

export const recipe = "Recipe";
