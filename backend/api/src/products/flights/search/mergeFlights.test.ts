import { setTimeout as wait } from 'node:timers/promises';
import {
  flightSearchAnswerSchema,
  type FlightSearchResponse,
  sharedFlightSearchResponseSchema,
} from '@tiquete/contracts';
import { ThreadError } from '../../../lib/threads/threads';
import { clonedThreads } from '../../../lib/testing/clonedThreads';
import { fakeFlightSupplier } from '../testing/fakeFlightSupplier';
import { aFlightApi, aSearch, aSegment, parse } from '../testing/aFlightApi';
import { anOffer } from '../testing/offers';

const CITIES = ['BOG', 'MDE', 'CTG', 'BOG', 'MDE'];
const aSearchOf = (segments: number) =>
  aSearch({
    segments: CITIES.slice(0, segments).map((from, index) =>
      aSegment(from, CITIES[index + 1], `2027-03-1${index}`, String(index + 1)),
    ),
    segmentsFrom: CITIES.slice(0, segments),
    passengers: { adults: 9, children: 0, children_ages: [] },
    sources: ['GDS'],
  });
const fares = [200_000, 210_000, 220_000];
const sells = () =>
  fakeFlightSupplier({
    search: async (query) =>
      fares.map((base, index) => anOffer(query, { base, departs: `0${6 + index}:00` })),
  });
const expand = (answer: unknown): FlightSearchResponse['data'] => {
  const { data, dictionaries } = sharedFlightSearchResponseSchema.parse(answer);
  return data.map((offer) => ({
    ...offer,
    travelerPricings: offer.travelerPricings.map((pricing) => ({
      ...pricing,
      price: dictionaries.prices[pricing.price]!,
      fareDetailsBySegment: pricing.fareDetailsBySegment.map(
        (place) => dictionaries.fareDetails[place]!,
      ),
    })),
  }));
};

it('lists each price and fare detail once when the search has four segments or more', async () => {
  const { search } = await aFlightApi([sells()]);
  const answer = (await search(aSearchOf(4))).json();
  expect(answer.dictionaries.prices).toHaveLength(fares.length);
  expect(answer.dictionaries.fareDetails.length).toBeLessThanOrEqual(4);
  const offers = expand(answer);
  expect(offers.map(({ travelerPricings }) => travelerPricings.length)).toEqual([9, 9, 9]);
  for (const { travelerPricings, price } of offers)
    expect(travelerPricings.reduce((sum, one) => sum + one.price.total, 0)).toBe(price.grandTotal);
  expect(offers.map(({ itineraries }) => itineraries.length)).toEqual([4, 4, 4]);
});

it('repeats prices and fare details up to three segments', async () => {
  const { search } = await aFlightApi([sells()]);
  const answer = parse(await search(aSearchOf(3)));
  expect(answer.data[0]?.travelerPricings[0]?.price.total).toBeGreaterThan(fares[0] ?? 0);
});

it("matches the contract's schema in both forms", async () => {
  const { search } = await aFlightApi([sells()]);
  for (const segments of [1, 4])
    expect(
      flightSearchAnswerSchema.safeParse((await search(aSearchOf(segments))).json()).success,
    ).toBe(true);
});

it('gives the same answer with threads, which read and merge the offers', async () => {
  const threads = clonedThreads();
  const [here, there] = [await aFlightApi([sells()]), await aFlightApi([sells()], { threads })];
  const withoutNames = (answer: FlightSearchResponse) => ({
    data: answer.data.map(({ id: _id, ...offer }) => offer),
    dictionaries: answer.dictionaries,
    count: answer.meta.count,
  });
  const answers = [parse(await here.search(aSearchOf(2))), parse(await there.search(aSearchOf(2)))];
  expect(answers.map(withoutNames)[1]).toEqual(answers.map(withoutNames)[0]);
  expect(threads.ran).toEqual(['readFlights', 'mergeFlights']);
});

it('does not count the time that an answer waits for a thread against the deadline of its source', async () => {
  const threads = clonedThreads();
  const slow: typeof threads.run = async (task, input, signal) => {
    await wait(300);
    return threads.run(task, input, signal);
  };
  const { search } = await aFlightApi([sells()], {
    threads: { ...threads, run: slow },
    supplierTimeoutMs: 100,
  });
  const { data, meta } = parse(await search(aSearchOf(1)));
  expect([data.length, meta.complete]).toEqual([fares.length, true]);
});

it('reports a source as failed when no thread could read its answer, and shows the other sources', async () => {
  const threads = clonedThreads();
  const dying: typeof threads.run = async (task, input, signal) => {
    const isSecond = task.name === 'readFlights' && threads.ran.includes('readFlights');
    if (isSecond) throw new ThreadError(task.name, new Error('the thread died'));
    return threads.run(task, input, signal);
  };
  const { search } = await aFlightApi([sells(), { ...sells(), code: 'NDC' }], {
    threads: { ...threads, run: dying },
  });
  const { data, meta } = parse(await search({ ...aSearchOf(1), sources: ['GDS', 'NDC'] }));
  expect(data).toHaveLength(fares.length);
  expect(meta.sources.map(({ status }) => status).sort()).toEqual(['error', 'ok']);
});
