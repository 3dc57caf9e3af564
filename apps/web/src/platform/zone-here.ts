/** The time zone that the device is in. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
