/** spec: 2, section 9. Where the timer lies on the device; the event of this name tells its own tab of a change. */
export const timerKey = "cookingTimerPersistentState";
