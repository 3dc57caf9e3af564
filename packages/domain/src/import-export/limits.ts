/** The largest file of another app that is taken. */
export const IMPORT_FILE_BYTES = 100_000_000;
/** The longest text that is read for a recipe. */
export const IMPORT_TEXT_LENGTH = 50_000;
/** The longest address that is opened. */
export const IMPORT_URL_LENGTH = 2000;
