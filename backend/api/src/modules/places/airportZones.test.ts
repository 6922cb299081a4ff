import { airportZone, onAirportClock } from './airportZones';

it.each([
  ['BOG', '2027-03-10T06:10:00', '2027-03-10T06:10:00-05:00'],
  // The clock goes forward at two in the morning of 28 March.
  ['MAD', '2027-03-28T01:30:00', '2027-03-28T01:30:00+01:00'],
  ['MAD', '2027-03-28T03:30:00', '2027-03-28T03:30:00+02:00'],
  ['MIA', '2027-07-01T23:55:00', '2027-07-01T23:55:00-04:00'],
  ['LHR', '2027-01-05T12:00:00', '2027-01-05T12:00:00+00:00'],
  ['BER', '2027-01-05T12:00:00', '2027-01-05T12:00:00+01:00'],
  ['IST', '2027-01-05T12:00:00', '2027-01-05T12:00:00+03:00'],
])('tells the clock of %s at %s', (iata, local, expected) =>
  expect(onAirportClock(local, iata)).toBe(expected),
);

it('takes Colombia’s for what it does not know', () =>
  expect(airportZone('ZZZ')).toBe('America/Bogota'));
