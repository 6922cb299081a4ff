import { aSegment } from '../testing/builders';
import { layoversOf, legsOf } from './legsOf';
import { dayShift } from './localTimes';

const first = aSegment({
  departure: { iataCode: 'BOG', at: '2027-03-10T18:00:00' },
  arrival: { iataCode: 'EZE', at: '2027-03-11T02:10:00' },
});

it('gives the layover by the place’s own clock', () => {
  const next = aSegment({ departure: { iataCode: 'EZE', at: '2027-03-11T04:00:00' } });
  expect(layoversOf({ segments: [first, next] })).toEqual([
    { airport: 'EZE', changeTo: null, minutes: 110, isOvernight: false },
  ]);
});

it('warns of a night and of another airport', () => {
  const evening = aSegment({ arrival: { iataCode: 'EZE', at: '2027-03-10T21:30:00' } });
  const morning = aSegment({ departure: { iataCode: 'AEP', at: '2027-03-11T06:00:00' } });
  expect(layoversOf({ segments: [evening, morning] })).toEqual([
    { airport: 'EZE', changeTo: 'AEP', minutes: 510, isOvernight: true },
  ]);
});

it('does not count a layover that only passes midnight as a night', () => {
  const late = aSegment({ arrival: { iataCode: 'PTY', at: '2027-03-10T23:20:00' } });
  const soon = aSegment({ departure: { iataCode: 'PTY', at: '2027-03-11T00:40:00' } });
  expect(layoversOf({ segments: [late, soon] })[0]?.isOvernight).toBe(false);
});

it('has no layover after the last flight', () => {
  expect(legsOf({ segments: [first] }).map(({ layover }) => layover)).toEqual([null]);
});

it('counts the days between departure and arrival, also backwards over the date line', () => {
  expect(dayShift('2027-03-10T23:50:00', '2027-03-12T05:10:00')).toBe(2);
  expect(dayShift('2027-03-10T22:00:00', '2027-03-10T06:00:00')).toBe(0);
  expect(dayShift('2027-03-10T01:00:00', '2027-03-09T18:00:00')).toBe(-1);
});
