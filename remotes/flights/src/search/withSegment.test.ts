import type { FlightPlaceChoice, SegmentDraft } from '@tiquete/domain/searches/flights';
import { withSegment } from './withSegment';

const place = (code: string): FlightPlaceChoice => ({ kind: 'city', code, name: code });
const [bog, mde, ctg] = ['BOG', 'MDE', 'CTG'].map(place) as [
  FlightPlaceChoice,
  FlightPlaceChoice,
  FlightPlaceChoice,
];
const flight = (
  origin: FlightPlaceChoice | null,
  destination: FlightPlaceChoice | null,
): SegmentDraft => ({ origin, destination, date: null });

it.each([
  ['is empty', null],
  ['is where the flight before ended', mde],
])('starts the next flight at the new destination when its origin %s', (_, origin) => {
  const flights = [flight(bog, origin ? mde : null), flight(origin, null)];
  expect(withSegment(flights, 0, flight(bog, ctg))).toEqual([flight(bog, ctg), flight(ctg, null)]);
});

it('leaves another origin that the traveller has chosen, and all other flights', () => {
  const flights = [flight(bog, mde), flight(bog, ctg), flight(mde, null)];
  expect(withSegment(flights, 0, flight(bog, ctg)).slice(1)).toEqual(flights.slice(1));
});

it('empties the origin of the next flight with the destination before it', () => {
  const flights = [flight(bog, mde), flight(mde, ctg)];
  expect(withSegment(flights, 0, flight(bog, null))[1]).toEqual(flight(null, ctg));
});
