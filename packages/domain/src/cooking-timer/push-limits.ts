/** On how many devices a person is woken. */
export const MOST_PUSH_DEVICES = 10;

/** So long the server waits for a page that is awake to say that it rang by itself. */
export const PAGE_FIRST_MS = 2000;

/** An alarm that comes later than this tells nobody anything anymore. */
export const LATE_ALARM_MS = 300_000;
