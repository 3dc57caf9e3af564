/** How pages look; `system` follows the device. */
export const THEMES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** The measures that a reader can ask for; `written` leaves everything as it was written. */
export const MEASURE_CHOICES = ["written", "us", "metric"] as const;
export type MeasureChoice = (typeof MEASURE_CHOICES)[number];
