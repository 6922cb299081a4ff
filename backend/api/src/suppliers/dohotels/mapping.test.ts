import * as fc from 'fast-check';
import { hidOf, hotelCodeOf } from './hotelCode';
import { onHotelClock } from './terms';
import { mealOf, sortMeals } from './meals';
import { bedsOf } from './sale/rooms';

it.each([
  ['Cartagena', { latitude: 10.42, longitude: -75.55 }, '2027-03-08T23:59:00-05:00'],
  ['Madrid', { latitude: 40.42, longitude: -3.7 }, '2027-03-09T05:59:00+01:00'],
  ['London', { latitude: 51.5, longitude: -0.12 }, '2027-03-09T04:59:00+00:00'],
  ['Delhi', { latitude: 28.61, longitude: 77.2 }, '2027-03-09T10:29:00+05:30'],
])('converts an instant to the local time of %s', (_, geo, expected) => {
  expect(onHotelClock('2027-03-09T04:59:00', geo)).toBe(expected);
  expect(Date.parse(expected)).toBe(Date.parse('2027-03-09T04:59:00Z'));
});
it('never changes an instant by the conversion, in any time zone', () => {
  const instant = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      instant,
      fc.double({ min: -60, max: 70, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (at, latitude, longitude) => {
        const text = at.toISOString().slice(0, 19);
        expect(Date.parse(onHotelClock(text, { latitude, longitude }))).toBe(
          Date.parse(`${text}Z`),
        );
      },
    ),
    { numRuns: 200 },
  );
});
it('never reads a meal as more inclusive than it is', () => {
  expect(
    [
      'nomeal',
      'breakfast-buffet',
      'half-board-dinner',
      'full-board',
      'ultra-all-inclusive',
      'some-meal',
      null,
    ].map(mealOf),
  ).toEqual(['RO', 'BB', 'HB', 'FB', 'AI', 'RO', 'RO']);
  expect(sortMeals(['AI', 'RO', 'AI', 'BB'])).toEqual(['RO', 'BB', 'AI']);
});
it('recognises its own hotel codes', () => {
  expect(hidOf(hotelCodeOf(7_015_004))).toBe(7_015_004);
  for (const other of ['7015004', 'D', 'D0', 'Dx', 'D1234567890', 'casa'])
    expect(hidOf(other)).toBeUndefined();
});
it.each([
  ['cama doble', [{ type: 'Cama doble', count: 1 }]],
  ['2 camas sencillas', [{ type: 'Cama sencilla', count: 2 }]],
  [
    'cama queen y 2 camas sencillas',
    [
      { type: 'Cama queen', count: 1 },
      { type: 'Cama sencilla', count: 2 },
    ],
  ],
  ['litera', [{ type: 'Litera', count: 1 }]],
  ['', []],
])('reads the beds of “%s”', (text, beds) => expect(bedsOf(text)).toEqual(beds));
