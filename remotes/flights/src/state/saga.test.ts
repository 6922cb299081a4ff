import type { FlightSearchBody } from '@tiquete/contracts';
import { ApiProblem, newSearchRequested, selectSearchSection } from '@tiquete/platform';
import { fakeApi, settle, startTestStore, type ApiAnswers } from '@tiquete/testing';
import { noFilters } from '../results/flightFilters';
import { aFlight, anOffer, aQuery, aResult, aRoundTrip, cartagena } from '../testing/builders';
import { countNew } from './lateFlights';
import { flightSaga } from './saga';
import {
  dayPricesRequested,
  featuredRequested,
  filtersChanged,
  flightSlice,
  lateFlightsShown,
  resultsOpened,
  searchGrew,
  searchRequested,
  selectDayPrices,
  selectFeatured,
  selectFlightSearch,
  selectRecentSearches,
} from './slice';

function start(answers: ApiAnswers) {
  const api = fakeApi(answers);
  const store = startTestStore({ slices: [flightSlice], saga: flightSaga, context: { api } });
  const state = () =>
    store.getState() as Parameters<typeof selectFlightSearch>[0] &
      Parameters<typeof selectSearchSection>[0];
  return { api, store, state };
}
const toCartagena = {
  ...aQuery,
  segments: aQuery.segments.map((segment) => ({ ...segment, destination: cartagena })),
};
const offer = anOffer();
const [there, back] = aRoundTrip.segments.map(({ date }) => date);

it('asks with the body of the specification, both sources, and keeps the answer', async () => {
  const { api, store, state } = start({ 'POST flights/searches': () => aResult([offer]) });
  store.dispatch(
    resultsOpened({
      ...aRoundTrip,
      adults: 2,
      ages: [7, 1],
      seatedInfants: 1,
      cabin: 'BUSINESS',
      corporateCodes: ['ACME1'],
    }),
  );
  await settle();
  expect(api.asked[0]?.input.body).toEqual({
    segments: [
      {
        id: '1',
        originLocationCode: 'BOG',
        destinationLocationCode: 'MDE',
        departureDateTimeRange: { date: there },
      },
      {
        id: '2',
        originLocationCode: 'MDE',
        destinationLocationCode: 'BOG',
        departureDateTimeRange: { date: back },
      },
    ],
    segmentsFrom: ['BOG', 'MDE'],
    passengers: { adults: 2, children: 2, children_ages: [7, 1], seated_infants: 1 },
    sources: ['GDS', 'NDC'],
    filters: { cabin: 'BUSINESS' },
    currency: 'COP',
    language: 'es',
    corporateCodes: ['ACME1'],
  });
  expect(selectFlightSearch(state())).toMatchObject({
    phase: 'found',
    page: { data: [{ id: 'offer-1' }] },
    growth: 'none',
  });
});

it('keeps the newest search only, and aborts the older request', async () => {
  const { api, store, state } = start({
    'POST flights/searches': ({ body }) =>
      (body as FlightSearchBody).segments[0]?.destinationLocationCode === 'MDE'
        ? new Promise(() => undefined)
        : aResult([anOffer({ id: 'to-CTG' })]),
  });
  store.dispatch(searchRequested(aQuery));
  store.dispatch(searchRequested(toCartagena));
  await settle();
  expect(selectFlightSearch(state())).toMatchObject({
    phase: 'found',
    page: { data: [{ id: 'to-CTG' }] },
  });
  expect(api.aborted()).toEqual([true, false]);
});

it('asks once for the same request while its prices stand, and again when they have expired', async () => {
  let expires_at = new Date(Date.now() + 60_000).toISOString();
  const { api, store } = start({ 'POST flights/searches': () => aResult([offer], { expires_at }) });
  const open = async () => {
    store.dispatch(resultsOpened(aQuery));
    store.dispatch(resultsOpened({ ...aQuery }));
    await settle();
  };
  await open();
  expect(api.asked).toHaveLength(1);
  expires_at = new Date(Date.now() - 1).toISOString();
  store.dispatch(searchRequested(aQuery));
  await settle();
  await open();
  expect(api.asked).toHaveLength(3);
});

it('says what failed, remembers no such search, and finds on the next try', async () => {
  const problem = {
    code: 'SUPPLIER_TIMEOUT',
    title: 'Las aerolíneas tardaron demasiado.',
    status: 504,
    requestId: null,
  };
  let isDown = true;
  const { store, state } = start({
    'POST flights/searches': () => {
      if (isDown) throw new ApiProblem(problem);
      return aResult([offer]);
    },
  });
  store.dispatch(resultsOpened(aQuery));
  await settle();
  expect(selectFlightSearch(state())).toEqual({ phase: 'failed', query: aQuery, problem });
  expect(selectRecentSearches(state())).toEqual([]);
  isDown = false;
  store.dispatch(resultsOpened(aQuery));
  await settle();
  expect(selectFlightSearch(state())).toMatchObject({ phase: 'found' });
});

it('leaves the search in the search section and among the recent ones', async () => {
  const { store, state } = start({ 'POST flights/searches': () => aResult([offer]) });
  store.dispatch(resultsOpened({ ...aRoundTrip, ages: [7] }));
  await settle();
  expect(selectSearchSection(state())).toMatchObject({
    typeLastSearch: 'FLIGHT',
    tripType: 'ROUND_TRIP',
    cabin: 'ALL',
    corporateCodes: [],
    origin: 'BOG',
    destination: 'MDE',
    dates: { start: there, end: back },
    flightsSegments: [
      {
        id: '1',
        dates: { start: there, end: there },
        originLocationCode: 'BOG',
        destinationLocationCode: 'MDE',
        departureDateTimeRange: { date: there },
      },
      {
        id: '2',
        originLocationCode: 'MDE',
        destinationLocationCode: 'BOG',
        departureDateTimeRange: { date: back },
      },
    ],
    flightPassengers: { adults: 1, children: 1, children_ages: [7], seated_infants: 0 },
    flightsJson: { segmentsFrom: ['BOG', 'MDE'] },
    flightOfferSource: null,
    sessionCode: 'session-1',
  });
  expect(selectRecentSearches(state())).toMatchObject([
    {
      destination_name: 'Medellín',
      destination_code: 'MDE',
      totalPax: 2,
      passengersAge: [18, 7],
      origin: 'BOG',
      rooms: [{ adults: 1, childrens: [7] }],
    },
  ]);
});

it('forgets results and filters, not recent searches, when another product is searched', async () => {
  const { store, state } = start({ 'POST flights/searches': () => aResult([offer]) });
  store.dispatch(resultsOpened(aQuery));
  store.dispatch(
    filtersChanged({ filters: { ...noFilters, scales: ['DIRECT'] }, bounds: [100, 900] }),
  );
  await settle();
  expect(state().flight).toMatchObject({
    filterValues: { scales: ['DIRECT'], price: [100, 900] },
    filterSeleted: { scales: true, price: false },
  });
  store.dispatch(newSearchRequested({ module: 'HOTEL' }));
  expect(selectFlightSearch(state())).toEqual({ phase: 'idle' });
  expect(state().flight.filterValues.scales).toEqual([]);
  expect(selectRecentSearches(state())).toHaveLength(1);
});

it('lets new flights wait, counts them by flight, and takes in at once what comes when nothing shows', async () => {
  const pending = {
    complete: false,
    sources: [{ code: 'GDS' as const, status: 'pending' as const, ms: 1, offers: 0 }],
  };
  const { store, state } = start({ 'POST flights/searches': () => aResult([offer], pending) });
  store.dispatch(searchRequested(aQuery));
  await settle();
  const other = aFlight({ flight: 'LA1', departs: '09:00' });
  store.dispatch(
    searchGrew(
      aResult([
        anOffer({ id: 'cheaper', totalPrice: 1 }),
        anOffer({ id: '2', itineraries: [other] }),
        anOffer({ id: '3', itineraries: [other] }),
      ]),
    ),
  );
  const search = selectFlightSearch(state());
  if (search.phase !== 'found') throw new Error(search.phase);
  expect(search.page.data).toHaveLength(1);
  expect(countNew(search.page, search.late)).toBe(1);
  store.dispatch(lateFlightsShown());
  expect(selectFlightSearch(state())).toMatchObject({
    page: { data: [{ id: 'cheaper' }, { id: '2' }, { id: '3' }] },
    late: null,
  });
});

it('has featured routes for the home page, or says why not', async () => {
  const { store, state } = start({ 'GET flights/featured': () => ({ data: { routes: [] } }) });
  store.dispatch(featuredRequested());
  await settle();
  expect(selectFeatured(state())).toEqual({ phase: 'ready', routes: [] });
});

it('asks once more for a calendar that nobody could fill, and gives up after that', async () => {
  const [route, day] = [
    {
      origin: 'BOG',
      destination: 'MDE',
      from: '2027-01-01',
      to: '2027-01-01',
      cabin: 'ALL' as const,
    },
    '2027-01-01',
  ];
  jest.useFakeTimers();
  try {
    let price: number | null = null;
    const { api, store, state } = start({
      'GET flights/calendar': () => ({ data: { currency: 'COP', days: [{ date: day, price }] } }),
    });
    store.dispatch(dayPricesRequested(route));
    await jest.advanceTimersByTimeAsync(10);
    price = 100_000;
    await jest.advanceTimersByTimeAsync(5000);
    expect(selectDayPrices(state())).toMatchObject({
      phase: 'answered',
      days: [{ date: day, price: 100_000 }],
    });
    price = null;
    store.dispatch(dayPricesRequested(route));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(selectDayPrices(state())).toEqual({ phase: 'failed', route });
    expect(api.asked).toHaveLength(4);
  } finally {
    jest.useRealTimers();
  }
});

it('drops a search that another product overtakes, and leaves its fields alone', async () => {
  const { api, store, state } = start({});
  store.dispatch(resultsOpened(aQuery));
  await settle();
  store.dispatch(newSearchRequested({ module: 'HOTEL' }));
  await settle();
  expect(api.aborted()).toEqual([true]);
  expect(selectSearchSection(state())).toMatchObject({
    typeLastSearch: 'HOTEL',
    flightsJson: null,
    flightsSegments: [],
  });
});
