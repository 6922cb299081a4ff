import ICAL from 'ical.js';

const DAY_MS = 86_400_000;
const pad = (value: number) => String(value).padStart(2, '0');

/** Minutes east of Greenwich in `timeZone` at that instant. */
export function zoneOffsetAt(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return Math.round((shown - Math.floor(instant / 1000) * 1000) / 60_000);
}

/**
 * Time zone component between two local days: its offset at their start, and every clock change in between (RFC 5545, 3.6.5).
 * Programs that know the zone by name use their own rules.
 */
export function timeZoneComponent(
  timeZone: string,
  fromDay: string,
  toDay: string,
): ICAL.Component {
  const component = new ICAL.Component('vtimezone');
  component.addPropertyWithValue('tzid', timeZone);
  const [start, end] = [
    Date.parse(`${fromDay}T00:00Z`) - 2 * DAY_MS,
    Date.parse(`${toDay}T00:00Z`) + 2 * DAY_MS,
  ];
  let offset = zoneOffsetAt(timeZone, start);
  observe(component, start, offset, offset);
  for (let day = start; day < end; day += DAY_MS) {
    if (zoneOffsetAt(timeZone, day + DAY_MS) === offset) continue;
    const moment = changeBetween(timeZone, day, day + DAY_MS);
    const next = zoneOffsetAt(timeZone, moment);
    observe(component, moment, offset, next);
    offset = next;
  }
  return component;
}

/** The first minute with the new offset. */
function changeBetween(timeZone: string, from: number, to: number): number {
  const before = zoneOffsetAt(timeZone, from);
  let [low, high] = [from, to];
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000;
    if (zoneOffsetAt(timeZone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

function observe(zone: ICAL.Component, moment: number, from: number, to: number): void {
  const observance = new ICAL.Component(to > from ? 'daylight' : 'standard');
  // The local time of the change is expressed in the old offset.
  observance.addPropertyWithValue('dtstart', localTime(moment + from * 60_000));
  observance.addPropertyWithValue('tzoffsetfrom', offsetValue(from));
  observance.addPropertyWithValue('tzoffsetto', offsetValue(to));
  zone.addSubcomponent(observance);
}
const localTime = (shifted: number) =>
  ICAL.Time.fromDateTimeString(new Date(shifted).toISOString().slice(0, 19));
const offsetValue = (minutes: number) =>
  ICAL.UtcOffset.fromString(
    `${minutes < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`,
  );
