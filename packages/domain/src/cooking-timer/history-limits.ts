/** How many cooked recipes a person may keep. */
export const MOST_COOKED = 5000;

/** How many photos of a person may wait to be saved with a recipe. */
export const MOST_WAITING_PHOTOS = 50;

/** A photo that nothing was saved with in this time is removed. */
export const PHOTO_WAIT_MS = 86_400_000;
