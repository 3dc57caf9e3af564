/** How the outbox calls the changes of the diary. */
export const DIARY = "diary";
