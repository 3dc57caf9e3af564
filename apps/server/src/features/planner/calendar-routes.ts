import {
  createCalendarFeed,
  fetchCalendar,
  readCalendarFeed,
  revokeCalendarFeed,
} from "@meal/contract/calendar";
import { route, type Route } from "../../http/route.ts";
import type { CalendarFeeds } from "./calendar-service.ts";

const headers = {
  "content-type": "text/calendar; charset=utf-8",
  "content-disposition": 'inline; filename="meal-plans.ics"',
};

export function calendarRoutes(feeds: CalendarFeeds): readonly Route[] {
  return [
    route(readCalendarFeed, ({ session }) => feeds.read(session.userId)),
    route(createCalendarFeed, ({ session }) => feeds.create(session.userId)),
    route(revokeCalendarFeed, ({ session }) => feeds.revoke(session.userId)),
    route(fetchCalendar, async ({ params }) => new Response(await feeds.fetch(params.file), { headers })),
  ];
}
