/** Under which everything is kept that was asked for of the food diary: whoever adds to it freshens all of it. */
export const entriesKey = ["food-consumption"] as const;
