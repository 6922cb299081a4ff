import { createSlice, type SearchSection } from '@tiquete/platform';
import { defineSearch } from './state/defineSearch';
import type { SearchFields } from './state/searchState';

/** A made-up product: boat trips to an island. */
export interface TripQuery {
  island: string;
  date: string;
}
export interface TripPage {
  trips: { id: string; price: number }[];
  meta: {
    sessionCode: string;
    expires_at: string;
    sources: { status: 'ok' | 'pending' | 'error' }[];
  };
}
export interface RecentTrip {
  dates: { start: string };
  island: string;
}
export const aTrip: TripQuery = { island: 'Barú', date: '2027-03-10' };
/** Answer of the api. Its prices are valid for an hour unless `meta` differs. */
export const aTripPage = (ids: string[], meta: Partial<TripPage['meta']> = {}): TripPage => ({
  trips: ids.map((id) => ({ id, price: 100_000 })),
  meta: {
    sessionCode: 'session-1',
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    sources: [{ status: 'ok' }],
    ...meta,
  },
});
export type FetchTrips = (query: TripQuery, sessionCode?: string) => TripPage | Promise<TripPage>;

/** Search and slice of that product. `fetchTrips` replaces the call of the api; `requests` has the calls with their signals. */
export function tripSearch(fetchTrips: FetchTrips) {
  const requests: { query: TripQuery; sessionCode?: string; signal: AbortSignal }[] = [];
  const search = defineSearch({
    slice: 'trip',
    module: 'PACKAGE',
    keyOf: ({ island, date }: TripQuery) => `${island} ${date}`,
    requestField: 'packageJson',
    toRequest: ({ island, date }) => ({
      type: 'GET_ONLY',
      MoneyID: 2,
      DestinationID: island,
      DateBegin: date,
      DateEnd: date,
    }),
    call: async (_, { DestinationID: island = '', DateBegin: date }, signal, sessionCode) => {
      const query = { island, date };
      requests.push({ query, sessionCode, signal });
      return fetchTrips(query, sessionCode);
    },
    read: ({ trips, meta }: TripPage) => ({
      sessionCode: meta.sessionCode,
      expiresAt: meta.expires_at,
      items: trips,
      sources: meta.sources,
    }),
    itemKey: ({ id }: TripPage['trips'][number]) => id,
    polling: { pauseMs: 100, forMs: 1000 },
    toSection: ({ island }): Partial<SearchSection> => ({ destination: island }),
    toRecent: ({ island, date }): RecentTrip => ({ island, dates: { start: date } }),
    recentKey: ({ island, dates }) => `${island} ${dates.start}`,
  });
  const initialState: SearchFields<TripQuery, TripPage, RecentTrip> = {
    search: { phase: 'idle' },
    recentSearches: [],
  };
  const slice = createSlice({
    name: 'trip',
    initialState,
    reducers: {},
    extraReducers: (builder) =>
      builder
        .addMatcher(search.isOwnReset, ({ recentSearches }) => ({
          ...initialState,
          recentSearches,
        }))
        .addMatcher(search.isAction, search.reduce),
  });
  return { search, slice, requests };
}
