import { lazyPart } from '../../lib/lazyPart';

/** React Aria's calendar, fetched when the field is first approached. */
export const calendarPart = lazyPart(
  () => import(/* webpackChunkName: "ui-calendar" */ './RangeCalendar'),
);
/** For one day; most of it is the same code. */
export const dayCalendarPart = lazyPart(
  () => import(/* webpackChunkName: "ui-day-calendar" */ './DayCalendar'),
);
