import ICAL from 'ical.js';
import { timeZoneComponent } from './timeZone';

/** Converts a local time to an instant with the time zone rules of the calendar file. */
function instantBy(component: ICAL.Component, local: string): string {
  const zone = new ICAL.Timezone(component);
  const time = ICAL.Time.fromDateTimeString(local);
  time.zone = zone;
  return time.toJSDate().toISOString();
}

it.each([
  ['America/Bogota', '2027-03-10', '2027-03-13', '2027-03-10T15:00:00', '2027-03-10T20:00:00.000Z'],
  // The clock goes forward on 28 March, during the stay.
  ['Europe/Madrid', '2027-03-26', '2027-03-30', '2027-03-26T15:00:00', '2027-03-26T14:00:00.000Z'],
  ['Europe/Madrid', '2027-03-26', '2027-03-30', '2027-03-30T12:00:00', '2027-03-30T10:00:00.000Z'],
  // The clock goes back on 7 November.
  [
    'America/New_York',
    '2027-11-05',
    '2027-11-09',
    '2027-11-05T15:00:00',
    '2027-11-05T19:00:00.000Z',
  ],
  [
    'America/New_York',
    '2027-11-05',
    '2027-11-09',
    '2027-11-09T12:00:00',
    '2027-11-09T17:00:00.000Z',
  ],
  ['Asia/Kathmandu', '2027-05-01', '2027-05-02', '2027-05-01T14:00:00', '2027-05-01T08:15:00.000Z'],
])('describes %s from %s to %s: %s is %s', (timeZone, from, to, local, instant) => {
  expect(instantBy(timeZoneComponent(timeZone, from, to), local)).toBe(instant);
});
