import { aFlight, anItinerary, anOffer, aSegment } from '../testing/builders';
import { groupFlights } from '../results/list/groupFlights';
import { stepOf } from '../results/steps/steps';
import { flightFilters, readTime, type FlightFilters } from './flightFilters';
import { indexOffers, matchChosen, stillOffered } from './indexOffers';
import { itineraryKey } from './itineraryKey';

const { countFacets, narrow, none, rows } = flightFilters;

const twoStops = anItinerary([
  aSegment({ id: '1', carrierCode: 'CM', departure: { at: '2027-03-10T08:00:00' } }),
  aSegment({ id: '2', carrierCode: 'LA' }),
  aSegment({ id: '3', carrierCode: 'LA', arrival: { at: '2027-03-10T20:00:00' } }),
]);
const offers = [
  anOffer({
    id: 'dawn',
    itineraries: [aFlight({ flight: 'AV1', departs: '05:59' })],
    totalPrice: 100,
    includedCheckedBags: { quantity: 1 },
  }),
  anOffer({
    id: 'dawn-bare',
    itineraries: [aFlight({ flight: 'AV1', departs: '05:59' })],
    totalPrice: 80,
    includedCabinBags: { quantity: 0 },
  }),
  anOffer({
    id: 'morning',
    itineraries: [aFlight({ flight: 'AV2', departs: '06:00' })],
    totalPrice: 300,
    includedCheckedBags: { quantity: 1 },
  }),
  anOffer({
    id: 'long',
    itineraries: [twoStops],
    totalPrice: 200,
    // Bags that the airline does not state match no filter.
    includedCheckedBags: { quantity: null },
  }),
];
const indexed = indexOffers(offers, stepOf(1, 0));
const idsOf = (changes: Partial<FlightFilters>) =>
  narrow(indexed, { ...none, ...changes }, 0).map(({ offer }) => offer.id);

it('filters by time of day, stops, bags, carriers and price as the specification defines them', () => {
  expect(idsOf({})).toHaveLength(4);
  expect(idsOf({ times: [['DAWN']] })).toEqual(['dawn', 'dawn-bare']);
  expect(idsOf({ times: [['MORNING', 'NIGHT']] })).toEqual(['morning', 'long']);
  expect(idsOf({ scales: ['TOW_MORE_STOPS'] })).toEqual(['long']);
  expect(idsOf({ scales: ['DIRECT', 'ONE_STOP'] })).toHaveLength(3);
  expect(idsOf({ luggage: ['HAND', 'CHECKED'] })).toEqual(['dawn', 'morning']);
  expect(idsOf({ airlines: ['LA'] })).toEqual(['long']);
  expect(idsOf({ price: [100, 200] })).toEqual(['dawn', 'long']);
});

it('counts cards for each option without the filters of its own group', () => {
  const facets = countFacets(indexed, { ...none, scales: ['DIRECT'], luggage: ['CHECKED'] }, 0);
  expect(facets.scales).toEqual([
    { value: 'DIRECT', count: 2 },
    { value: 'TOW_MORE_STOPS', count: 0 },
  ]);
  expect(facets.luggage).toEqual([
    { value: 'HAND', count: 2 },
    { value: 'CHECKED', count: 2 },
  ]);
  expect(facets.times).toEqual([
    { value: 0, count: 1 },
    { value: 1, count: 1 },
  ]);
  expect(facets.airlines.map(({ value, count }) => `${value}${count}`)).toEqual([
    'AV2',
    'CM0',
    'LA0',
  ]);
  expect(facets.price).toEqual({ min: 100, max: 300 });
});

it('groups the same flights in one card, at the cheapest fare that passes', () => {
  expect(groupFlights(indexed, stepOf(1, 0)).map(({ cheapest }) => cheapest.id)).toEqual([
    'dawn-bare',
    'morning',
    'long',
  ]);
  const withBag = narrow(indexed, { ...none, luggage: ['CHECKED'] }, 0);
  expect(groupFlights(withBag, stepOf(1, 0)).map(({ cheapest }) => cheapest.id)).toEqual([
    'dawn',
    'morning',
  ]);
});

it('filters only the return once the outbound flight is chosen', () => {
  const [out, late, direct] = [
    aFlight({ flight: 'AV1', departs: '05:00' }),
    aFlight({ flight: 'AV9', departs: '22:00', from: 'MDE', to: 'BOG' }),
    aFlight({ flight: 'AV8', departs: '12:00', from: 'MDE', to: 'BOG' }),
  ];
  const trips = [
    anOffer({ id: 'a', itineraries: [out, late] }),
    anOffer({ id: 'b', itineraries: [out, direct] }),
    anOffer({ id: 'c', itineraries: [twoStops, direct] }),
  ];
  const step = stepOf(2, 1);
  const chosen = stillOffered(trips, [itineraryKey(out), 'XX1-0101']);
  expect(chosen).toEqual([itineraryKey(out)]);
  const ahead = matchChosen(indexOffers(trips, step), chosen);
  expect(
    narrow(ahead, { ...none, times: [['NIGHT'], ['NIGHT']] }, step.index).map(
      ({ offer }) => offer.id,
    ),
  ).toEqual(['a']);
  const { times } = countFacets(ahead, none, step.index);
  expect(times.map(({ value }) => readTime(value))).toEqual([
    { index: 1, band: 'AFTERNOON' },
    { index: 1, band: 'NIGHT' },
  ]);
});

it('leaves out empty lists of bands at the end, not between others', () => {
  const second = rows.times.toggle([], 4);
  expect(second).toEqual([[], ['DAWN']]);
  expect(rows.times.toggle(second, 4)).toEqual([]);
});
