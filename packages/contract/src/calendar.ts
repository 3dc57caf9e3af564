import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const feed = z.object({ url: z.string().nullable() });

export const readCalendarFeed = endpoint({
  method: "GET",
  path: "/api/calendar-feed",
  summary: "The address under which calendars find the caller's plans; null where there is none.",
  access: "signed-in",
  input: {},
  output: feed,
  errors: [],
});

export const createCalendarFeed = endpoint({
  method: "POST",
  path: "/api/calendar-feed",
  summary: "Makes a new address that cannot be guessed; an earlier one stops working.",
  access: "signed-in",
  input: {},
  output: feed,
  errors: [],
});

export const revokeCalendarFeed = endpoint({
  method: "DELETE",
  path: "/api/calendar-feed",
  summary: "Ends the address; calendars that know it get nothing from then on.",
  access: "signed-in",
  input: {},
  output: "nothing",
  errors: [],
});

export const fetchCalendar = endpoint({
  method: "GET",
  path: "/api/calendar/:file",
  summary: "The plans behind an address as iCalendar.",
  access: "public",
  input: { params: z.object({ file: z.string().max(100) }) },
  output: "response",
  errors: ["not_found", "too_many_requests"],
});
