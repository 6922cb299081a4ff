import { lazyCode } from '../../lib/lazyPart';

/** React Aria's calendar, loaded when the field is first hovered or focused. */
export const calendarPart = lazyCode(
  () => import(/* webpackChunkName: "ui-calendar" */ './RangeCalendar'),
);
/** The calendar for one day. It shares most of its code with the range calendar. */
export const dayCalendarPart = lazyCode(
  () => import(/* webpackChunkName: "ui-day-calendar" */ './DayCalendar'),
);
