import type { BrandFile } from '@tiquete/contracts';
import ICAL from 'ical.js';
import type { BookingRow } from '../bookings/repository';
import { locatorLabel, shownLocator } from '../bookings';
import { calendarWords as words } from './messages';
import type { ProductEvent } from './ports';
import { timeZoneComponent } from './timeZone';

// The library does not count the blank that starts a folded line: RFC 5545, 3.1 allows 75 octets with it.
ICAL.foldLength = 74;

export interface CalendarOptions {
  brand: BrandFile;
  booking: BookingRow;
  events: readonly ProductEvent[];
  /** Address of the booking's page. */
  url: string;
}

/**
 * Events by RFC 5545 and 5546, in the local time of their places. The UIDs never change, so that a file fetched after the
 * cancellation removes the events.
 */
export function calendarFile({ brand, booking, events, url }: CalendarOptions): string {
  const isCancelled = booking.state !== 'CONFIRMED';
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${brand.name}//Reservas//ES`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', isCancelled ? 'CANCEL' : 'PUBLISH');
  const days = events.flatMap(({ from, to }) => [from.slice(0, 10), to.slice(0, 10)]).sort();
  for (const zone of new Set(events.flatMap(zonesOf)))
    calendar.addSubcomponent(timeZoneComponent(zone, days[0] ?? '', days.at(-1) ?? ''));
  events.forEach((event, index) =>
    calendar.addSubcomponent(toComponent({ brand, booking, url }, event, index)),
  );
  return `${calendar.toString()}\r\n`;
}
const zonesOf = ({ timeZone, toTimeZone = timeZone }: ProductEvent): string[] => [
  timeZone,
  toTimeZone,
];

function toComponent(
  { brand, booking, url }: Omit<CalendarOptions, 'events'>,
  event: ProductEvent,
  index: number,
): ICAL.Component {
  const isCancelled = booking.state !== 'CONFIRMED';
  const stay = new ICAL.Component('vevent');
  const shown = shownLocator(booking);
  const locator = shown === null ? [] : [`${locatorLabel(booking.product)}: ${shown}`];
  stay.addPropertyWithValue(
    'uid',
    `${booking.id}${index === 0 ? '' : `-${index + 1}`}@${brand.hosts[0]}`,
  );
  stay.addPropertyWithValue(
    'dtstamp',
    ICAL.Time.fromJSDate(booking.cancel_requested_at ?? booking.created_at, true),
  );
  stay.addPropertyWithValue('sequence', isCancelled ? 1 : 0);
  stay.addPropertyWithValue('status', isCancelled ? 'CANCELLED' : 'CONFIRMED');
  addLocal(stay, 'dtstart', event.from, event.timeZone);
  addLocal(stay, 'dtend', event.to, event.toTimeZone ?? event.timeZone);
  stay.addPropertyWithValue('summary', event.summary);
  stay.addPropertyWithValue('location', event.location);
  stay.addPropertyWithValue(
    'description',
    [
      ...(isCancelled ? [words.cancelled] : []),
      words.code(booking.code),
      ...locator,
      ...event.description,
      words.see(url),
    ].join('\n'),
  );
  stay.addPropertyWithValue('url', url);
  // Travel days do not mark the traveller as busy.
  stay.addPropertyWithValue('transp', 'TRANSPARENT');
  stay.addPropertyWithValue('organizer', `mailto:${brand.email}`).setParameter('cn', brand.name);
  if (event.geo) stay.addPropertyWithValue('geo', [event.geo.latitude, event.geo.longitude]);
  return stay;
}

function addLocal(component: ICAL.Component, name: string, local: string, timeZone: string): void {
  component
    .addPropertyWithValue(name, ICAL.Time.fromDateTimeString(`${local}:00`))
    .setParameter('tzid', timeZone);
}
