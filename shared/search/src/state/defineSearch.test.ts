import { ApiProblem, newSearchRequested, selectSearchSection } from '@tiquete/platform';
import { fakeApi, settle, startTestStore } from '@tiquete/testing';
import { aTrip, aTripPage, tripSearch, type FetchTrips } from '../testing';
import { MAX_RECENT_SEARCHES } from './searchState';

function start(ask: FetchTrips, preloaded?: Record<string, unknown>) {
  const { search, slice, requests } = tripSearch(ask);
  const store = startTestStore({
    slices: [slice],
    saga: search.saga,
    context: { api: fakeApi({}) },
    preloaded,
  });
  const state = () =>
    store.getState() as Parameters<typeof search.selectSearch>[0] &
      Parameters<typeof selectSearchSection>[0];
  return {
    store,
    requests,
    ...search.actions,
    found: () => search.selectSearch(state()),
    recent: () => search.selectRecentSearches(state()),
    section: () => selectSearchSection(state()),
  };
}
const never = () => new Promise<never>(() => undefined);
const problem = {
  code: 'SUPPLIER_TIMEOUT',
  title: 'Tardó demasiado.',
  status: 504,
  requestId: null,
};
const pending = { sources: [{ status: 'ok' as const }, { status: 'pending' as const }] };

it('runs the newest search only, and aborts the older request', async () => {
  const { store, searchRequested, found, requests } = start(({ island }) =>
    island === 'Barú' ? never() : aTripPage([island]),
  );
  store.dispatch(searchRequested(aTrip));
  await settle();
  store.dispatch(searchRequested({ ...aTrip, island: 'Rosario' }));
  await settle();
  expect(found()).toMatchObject({ phase: 'found', page: { trips: [{ id: 'Rosario' }] } });
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

it('sends the same request once while its prices are valid, and again after they expire', async () => {
  let expires_at = new Date(Date.now() + 60_000).toISOString();
  const { store, resultsOpened, searchRequested, requests } = start(() =>
    aTripPage(['1'], { expires_at }),
  );
  const open = async () => {
    store.dispatch(resultsOpened(aTrip));
    store.dispatch(resultsOpened({ ...aTrip }));
    await settle();
  };
  await open();
  expect(requests).toHaveLength(1);
  expires_at = new Date(Date.now() - 1).toISOString();
  store.dispatch(searchRequested(aTrip));
  await settle();
  await open();
  expect(requests).toHaveLength(3);
});

it('continues the stored session of the same search after a reload, and of no other search', async () => {
  const before = start(() => aTripPage(['1']));
  before.store.dispatch(before.resultsOpened(aTrip));
  await settle();
  const stored = { searchSection: JSON.parse(JSON.stringify(before.section())) };
  const firstSession = async (query: typeof aTrip) => {
    const { store, resultsOpened, requests } = start(() => aTripPage(['1']), stored);
    store.dispatch(resultsOpened(query));
    await settle();
    return requests[0]?.sessionCode;
  };
  expect(await firstSession(aTrip)).toBe(before.section().sessionCode);
  expect(before.section().sessionCode).not.toBe('');
  expect(await firstSession({ ...aTrip, island: 'Rosario' })).toBeUndefined();
});

it('shows the problem, does not remember the search, and succeeds on a retry', async () => {
  let isDown = true;
  const { store, resultsOpened, found, recent } = start(() => {
    if (isDown) throw new ApiProblem(problem);
    return aTripPage(['1']);
  });
  store.dispatch(resultsOpened(aTrip));
  await settle();
  expect(found()).toEqual({ phase: 'failed', query: aTrip, problem });
  expect(recent()).toEqual([]);
  isDown = false;
  store.dispatch(resultsOpened(aTrip));
  await settle();
  expect(found()).toMatchObject({ phase: 'found', polling: 'none' });
});

describe('while the api has no free search slot', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const busy = { ...problem, code: 'TOO_MANY_SEARCHES', status: 503, retryAfterSeconds: 2 };

  it('reports it, waits for the given time, and succeeds on a retry', async () => {
    let isBusy = true;
    const { store, resultsOpened, found, requests } = start(() => {
      if (isBusy) throw new ApiProblem(busy);
      return aTripPage(['1']);
    });
    store.dispatch(resultsOpened(aTrip));
    await jest.advanceTimersByTimeAsync(1900);
    expect(found()).toEqual({ phase: 'searching', query: aTrip, isBusy: true });
    expect(requests).toHaveLength(1);
    isBusy = false;
    await jest.advanceTimersByTimeAsync(700);
    expect(found()).toMatchObject({ phase: 'found', page: { trips: [{ id: '1' }] } });
  });

  it('gives up after five more tries with the message of the api', async () => {
    const { store, resultsOpened, found, requests } = start(() => {
      throw new ApiProblem(busy);
    });
    store.dispatch(resultsOpened(aTrip));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(6);
    expect(found()).toMatchObject({ phase: 'failed', problem: { code: 'TOO_MANY_SEARCHES' } });
  });

  it('stops retrying once another product is searched', async () => {
    const { store, resultsOpened, requests } = start(() => {
      throw new ApiProblem(busy);
    });
    store.dispatch(resultsOpened(aTrip));
    await jest.advanceTimersByTimeAsync(100);
    store.dispatch(newSearchRequested({ module: 'HOTEL' }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
  });
});

it('retains the compared items while another page is shown, until the next search', async () => {
  const { store, resultsOpened, comparisonChosen, found } = start(() => aTripPage(['1', '2']));
  store.dispatch(comparisonChosen(['1']));
  store.dispatch(resultsOpened(aTrip));
  await settle();
  expect(found()).toMatchObject({ compared: [] });
  store.dispatch(comparisonChosen(['2', '1']));
  store.dispatch(resultsOpened(aTrip));
  await settle();
  expect(found()).toMatchObject({ compared: ['2', '1'] });
  store.dispatch(resultsOpened({ ...aTrip, date: '2027-03-11' }));
  await settle();
  expect(found()).toMatchObject({ compared: [] });
});

it('stores the search in the search section with a folded form, and among the recent searches', async () => {
  const { store, resultsOpened, section, recent } = start(() => aTripPage(['1']));
  store.dispatch(resultsOpened(aTrip));
  await settle();
  expect(section()).toMatchObject({
    typeLastSearch: 'PACKAGE',
    destination: 'Barú',
    packageJson: { DestinationID: 'Barú', DateBegin: aTrip.date },
    sessionCode: 'session-1',
    openFormMobile: false,
    showSearchSection: false,
    showShortSearchSection: true,
  });
  expect(recent()).toEqual([{ island: 'Barú', dates: { start: aTrip.date } }]);
});

it('remembers six searches without duplicates, newest first', async () => {
  const { store, searchRequested, recent } = start(() => aTripPage(['1']));
  for (const day of [1, 2, 3, 4, 5, 6, 7, 3]) {
    store.dispatch(searchRequested({ ...aTrip, date: `2027-03-0${day}` }));
    await settle();
  }
  expect(recent()).toHaveLength(MAX_RECENT_SEARCHES);
  expect(recent().map(({ dates }) => Number(dates.start.at(-1)))).toEqual([3, 7, 6, 5, 4, 2]);
});

it("drops a search that another product's replaces, and leaves that product's fields unchanged", async () => {
  const { store, resultsOpened, requests, section, found } = start(never);
  store.dispatch(resultsOpened(aTrip));
  await settle();
  store.dispatch(newSearchRequested({ module: 'HOTEL' }));
  await settle();
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  expect(section()).toMatchObject({ typeLastSearch: 'HOTEL', destination: '', packageJson: null });
  expect(found()).toEqual({ phase: 'idle' });
});

it('clears results, but not recent searches, when another product is searched', async () => {
  const { store, resultsOpened, found, recent } = start(() => aTripPage(['1']));
  store.dispatch(resultsOpened(aTrip));
  await settle();
  store.dispatch(newSearchRequested({ module: 'HOTEL' }));
  expect(found()).toEqual({ phase: 'idle' });
  expect(recent()).toHaveLength(1);
});

describe('while sources are pending', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const later = () => jest.advanceTimersByTimeAsync(100);

  it('polls the same session, and holds new items back until they are requested', async () => {
    const pages = [
      aTripPage(['1'], pending),
      aTripPage(['1', '2'], pending),
      aTripPage(['1', '2']),
    ];
    const { store, resultsOpened, newResultsShown, found, requests } = start(
      () => pages.shift() ?? aTripPage([]),
    );
    store.dispatch(resultsOpened(aTrip));
    await later();
    expect(found()).toMatchObject({ polling: 'running', page: { trips: [{ id: '1' }] } });
    await later();
    await later();
    expect(found()).toMatchObject({
      polling: 'done',
      page: { trips: [{ id: '1' }], meta: { sources: [{ status: 'ok' }] } },
      newPage: { trips: [{ id: '1' }, { id: '2' }] },
    });
    expect(requests.map(({ sessionCode }) => sessionCode)).toEqual([
      undefined,
      'session-1',
      'session-1',
    ]);
    store.dispatch(newResultsShown(['1']));
    const both = { page: { trips: [{ id: '1' }, { id: '2' }] }, newPage: null };
    expect(found()).toMatchObject({ ...both, retained: ['1'] });
    store.dispatch(newResultsShown());
    expect(found()).toMatchObject({ ...both, retained: [] });
  });

  it('holds changed items back like new ones', async () => {
    const before = aTripPage(['1'], pending);
    const after = aTripPage(['1']);
    const changed = { ...after, trips: after.trips.map((trip) => ({ ...trip, price: 1 })) };
    const pages = [before, changed];
    const { store, resultsOpened, found } = start(() => pages.shift() ?? changed);
    store.dispatch(resultsOpened(aTrip));
    await later();
    await later();
    expect(found()).toMatchObject({ page: { trips: before.trips }, newPage: changed });
  });

  it('shows new items at once while the list is empty', async () => {
    const pages = [aTripPage([], pending), aTripPage(['2'])];
    const { store, resultsOpened, found } = start(() => pages.shift() ?? aTripPage([]));
    store.dispatch(resultsOpened(aTrip));
    await later();
    await later();
    expect(found()).toMatchObject({ page: { trips: [{ id: '2' }] }, newPage: null });
  });

  it('shows the same results when a later call fails', async () => {
    const { store, resultsOpened, found } = start((_, sessionCode) => {
      if (sessionCode) throw new ApiProblem(problem);
      return aTripPage(['1'], pending);
    });
    store.dispatch(resultsOpened(aTrip));
    await later();
    await later();
    expect(found()).toMatchObject({
      phase: 'found',
      polling: 'done',
      page: { trips: [{ id: '1' }] },
    });
  });

  it('stops polling when another product is searched', async () => {
    const { store, resultsOpened, requests, section } = start(() => aTripPage(['1'], pending));
    store.dispatch(resultsOpened(aTrip));
    await jest.advanceTimersByTimeAsync(10);
    store.dispatch(newSearchRequested({ module: 'HOTEL' }));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(1);
    expect(section().packageJson).toBeNull();
  });

  it.each([
    [
      'no source has answered',
      ['pending', 'error'] as const,
      { phase: 'failed', problem: { code: 'TIMEOUT' } },
    ],
    ['a source has answered without items', ['ok', 'pending'] as const, { phase: 'found' }],
  ])('ends polling when %s', async (_, statuses, expected) => {
    const sources = statuses.map((status) => ({ status }));
    const { store, resultsOpened, found } = start(() => aTripPage([], { sources }));
    store.dispatch(resultsOpened(aTrip));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(found()).toMatchObject(expected);
  });
});
