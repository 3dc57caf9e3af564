/** How many plans a person may keep. */
export const MOST_SAVED_PLANS = 1000;
