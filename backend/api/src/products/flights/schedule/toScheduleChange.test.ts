import type { Itinerary } from '@tiquete/contracts';
import type { FlightScheduleChange } from '../ports';
import { anOffer } from '../testing/offers';
import { toScheduleChange } from './toScheduleChange';

const segment = (originLocationCode: string, destinationLocationCode: string, date: string) => ({
  originLocationCode,
  destinationLocationCode,
  date,
});
const tripAt = (departs: string) =>
  anOffer(
    {
      segments: [segment('BOG', 'MDE', '2027-03-10'), segment('MDE', 'BOG', '2027-03-17')],
      travelers: [{ id: '1', travelerType: 'ADULT', age: 30 }],
    },
    { departs },
  );
const sold = tripAt('06:00');
const [, back] = sold.itineraries as [Itinerary, Itinerary];
const [, laterBack] = tripAt('09:30').itineraries as [Itinerary, Itinerary];
/** Flights with ids as the vendor's changes have them, which differ from those of the sold flights. */
const renamed = (itinerary: Itinerary): Itinerary => ({
  ...itinerary,
  segments: itinerary.segments.map((one) => ({ ...one, id: `seg_${one.id}` })),
});
const aChange = (changes: Partial<FlightScheduleChange> = {}): FlightScheduleChange => ({
  id: 'aic_1',
  detectedAt: new Date('2027-01-10T12:00:00Z'),
  answer: null,
  canAccept: true,
  canCancel: true,
  removed: [renamed(back)],
  added: [renamed(laterBack)],
  penaltyShare: 0.25,
  ...changes,
});

it('replaces the old flights, and leaves the ids that fares, seats and bags use', () => {
  const change = toScheduleChange(sold, 800_000, aChange());
  expect(change.itineraries).toEqual([sold.itineraries[0], laterBack]);
  expect(change).toMatchObject({
    actions: ['ACCEPT', 'REFUND'],
    penalty: 200_000,
    flights: [
      {
        before: { flight: 'AV9300', from: 'MDE', to: 'BOG', departs: '2027-03-17T06:00:00' },
        after: { departs: '2027-03-17T09:30:00', arrives: '2027-03-17T10:30:00' },
      },
    ],
  });
});

it.each<[string, Partial<FlightScheduleChange>]>([
  ['without another flight', { added: [] }],
  ['of flights that were not sold', { removed: [renamed(laterBack)] }],
  [
    'into more flights than were sold',
    { added: [{ ...laterBack, segments: [...laterBack.segments, ...laterBack.segments] }] },
  ],
])('leaves a change %s to an operator, and offers the refund', (_, changes) => {
  const change = toScheduleChange(sold, 800_000, aChange(changes));
  expect(change).toMatchObject({ itineraries: null, actions: ['REFUND'] });
  expect(change.flights.every(({ after }) => after === null)).toBe(true);
});

it('offers only actions that the vendor allows', () => {
  expect(
    toScheduleChange(sold, 1, aChange({ canAccept: false, canCancel: false })).actions,
  ).toEqual([]);
  expect(toScheduleChange(sold, 1, aChange({ penaltyShare: null }))).toMatchObject({
    actions: ['ACCEPT'],
    penalty: null,
  });
});
