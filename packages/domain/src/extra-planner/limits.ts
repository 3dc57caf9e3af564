/** spec: 2, section 5. */
export const LONGEST_EXTRA_NAME = 1000;
export const nameMissing = "Please enter a recipe name";
export const nameTooLong = `Recipe name must be ${LONGEST_EXTRA_NAME} characters or less`;
export const imageNeedsName = "Recipe name is required to generate an image";
export const nothingToSave = "Nothing to save. Please generate a recipe first.";

/** spec: 2, section 5, a story has no limit; longer than a chapter is a mistake or an attack. */
export const LONGEST_STORY = 20_000;
/** What a picture was made from; more of it tells the writer nothing. */
export const LONGEST_ENHANCED = 5000;
/** How many extra recipes a person may save. */
export const MOST_EXTRA_PLANS = 2000;
/** How long a picture waits to be saved: over the month that it was the picture of. */
export const EXTRA_PICTURE_WAIT_MS = 31 * 86_400_000;
