import { planStoreOf } from "../plan/plan-store.ts";
import { daysToWire } from "../plan/to-wire.ts";

/** The days that a guest has planned on this device. */
export const guestDays = () => daysToWire(planStoreOf(null).get()?.content.days ?? []);
