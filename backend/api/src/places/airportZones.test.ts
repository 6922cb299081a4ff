import { airportZone, onAirportClock, utcOffsetLabel } from './airportZones';

it.each([
  ['BOG', '2027-03-10T06:10:00', '2027-03-10T06:10:00-05:00'],
  // The clock goes forward at two in the morning of 28 March.
  ['MAD', '2027-03-28T01:30:00', '2027-03-28T01:30:00+01:00'],
  ['MAD', '2027-03-28T03:30:00', '2027-03-28T03:30:00+02:00'],
  ['MIA', '2027-07-01T23:55:00', '2027-07-01T23:55:00-04:00'],
  ['LHR', '2027-01-05T12:00:00', '2027-01-05T12:00:00+00:00'],
  ['BER', '2027-01-05T12:00:00', '2027-01-05T12:00:00+01:00'],
  ['IST', '2027-01-05T12:00:00', '2027-01-05T12:00:00+03:00'],
])('gives the time zone of %s at %s', (iata, local, expected) =>
  expect(onAirportClock(local, iata)).toBe(expected),
);

it('uses Colombia’s time zone for an unknown airport', () =>
  expect(airportZone('ZZZ')).toBe('America/Bogota'));

it.each([
  ['BOG', '2027-03-10T06:10:00', 'UTC-5'],
  ['NRT', '2027-02-10T22:00:00', 'UTC+9'],
  ['HNL', '2027-02-10T10:00:00', 'UTC-10'],
  ['DEL', '2027-02-10T10:00:00', 'UTC+5:30'],
  ['LHR', '2027-01-05T12:00:00', 'UTC'],
  ['LHR', '2027-07-05T12:00:00', 'UTC+1'],
  ['ZZZ', '2027-07-05T12:00:00', undefined],
])('labels the zone of %s at %s as %s', (iata, local, expected) =>
  expect(utcOffsetLabel(local, iata)).toBe(expected),
);
