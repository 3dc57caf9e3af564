/** What a timer takes, and what is kept of it once its recipe is cooked. */
export const MOST_STEPS = 200;
export const LONGEST_STEP = 5000;
export const MOST_STEP_MINUTES = 14_400;
export const LONGEST_RECIPE_NAME = 300;
