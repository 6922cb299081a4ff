import { newSearchRequested, selectSearchSection } from '@tiquete/platform';
import { fakeApi, settle, startTestStore, type ApiAnswers } from '@tiquete/testing';
import { flightFilters } from '../model/flightFilters';
import { anOffer, aQuery, aResult, aRoundTrip } from '../testing/builders';
import { dayPricesQuery, flightSearch } from './flightSearch';
import { flightSaga } from './saga';
import { flightSlice, selectDayPrices, viewOpened } from './slice';
import { selectView, toViewState } from '../results/selectView';

const { selectSearch, selectRecentSearches } = flightSearch;
const { resultsOpened } = flightSearch.actions;

function start(answers: ApiAnswers) {
  const api = fakeApi(answers);
  const store = startTestStore({ slices: [flightSlice], saga: flightSaga, context: { api } });
  const state = () =>
    store.getState() as Parameters<typeof selectDayPrices>[0] &
      Parameters<typeof selectSearchSection>[0];
  return { api, store, state };
}
const offer = anOffer();
const [there, back] = aRoundTrip.segments.map(({ date }) => date);

it('sends the body of the specification to both suppliers, with the search of the search section', async () => {
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
  expect(api.requests[0]?.input.body).toEqual({
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
  expect(selectSearchSection(state()).flightsJson).toEqual(api.requests[0]?.input.body);
  expect(selectSearch(state())).toMatchObject({ phase: 'found', polling: 'none' });
});

it('stores the search in the search section and in the recent searches', async () => {
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

it('clears results and filters, but not recent searches, when another product is searched', async () => {
  const { store, state } = start({ 'POST flights/searches': () => aResult([offer]) });
  store.dispatch(resultsOpened(aQuery));
  store.dispatch(
    viewOpened(toViewState({ filters: { ...flightFilters.none, scales: ['DIRECT'] }, chosen: [] })),
  );
  await settle();
  expect(state().flight).toMatchObject({
    filterValues: { scales: ['DIRECT'] },
    filterSeleted: { scales: true, price: false },
  });
  store.dispatch(newSearchRequested({ module: 'HOTEL' }));
  expect(selectSearch(state())).toEqual({ phase: 'idle' });
  expect(state().flight.filterValues.scales).toEqual([]);
  expect(selectRecentSearches(state())).toHaveLength(1);
});

it('stores the view of the address in the fields of the specification and reads it back', () => {
  const { store, state } = start({});
  const ordered = {
    ...flightFilters.none,
    orderBy: 'duration_asc' as const,
    price: [1, 9] as [number, number],
  };
  for (const filters of [flightFilters.none, ordered]) {
    const view = { filters, chosen: ['AV9314-0110'] };
    store.dispatch(viewOpened(toViewState(view)));
    const read = selectView(state());
    expect(read).toEqual(view);
    store.dispatch(viewOpened(toViewState({ ...view })));
    expect(selectView(state())).toBe(read);
  }
  expect(state().flight).toMatchObject({
    filterValues: { price: [1, 9], orderBy: 'duration_asc' },
    filterSeleted: { price: true, orderBy: true, times: false },
  });
});

it('starts without filters', () => {
  const { filterValues, filterSeleted, chosen } = flightSlice.getInitialState();
  const { moreFilters: _more, ...opened } = toViewState({
    filters: flightFilters.none,
    chosen: [],
  });
  // The list has its own default order. Before a list there is the specification's default.
  expect(opened.filterValues.orderBy).toBe('best');
  const { orderBy: _, ...values } = opened.filterValues;
  expect({ filterValues, filterSeleted, chosen }).toEqual({
    ...opened,
    filterValues: { ...values, orderBy: 'price_asc' },
  });
});

it('requests a calendar without prices once more, and then stops', async () => {
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
    store.dispatch(dayPricesQuery.opened(route));
    await jest.advanceTimersByTimeAsync(10);
    price = 100_000;
    await jest.advanceTimersByTimeAsync(5000);
    expect(selectDayPrices(state())).toMatchObject({
      phase: 'ready',
      value: [{ date: day, price: 100_000 }],
    });
    price = null;
    store.dispatch(dayPricesQuery.opened(route));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(selectDayPrices(state())).toMatchObject({ phase: 'failed', query: route });
    expect(api.requests).toHaveLength(4);
  } finally {
    jest.useRealTimers();
  }
});
