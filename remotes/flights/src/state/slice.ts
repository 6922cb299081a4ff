import {
  createAction,
  createSlice,
  moduleSearchReset,
  type PayloadAction,
  type PersistPolicy,
  type Problem,
} from '@tiquete/platform';
import type { FoundPlace } from '../api';
import type { FlightFilters } from '../results/flightFilters';
import { flightCheckout } from '../sale/flightCheckout';
import type { FlightQuery } from '../search/flightQuery';
import { toFilterState } from './filterState';
import {
  initialFlightState,
  type DayPrice,
  type DayPricesRoute,
  type FeaturedRoute,
  type FlightState,
  type RecentSearch,
  type ResultPage,
} from './flightState';
import { isPending, lateReducers } from './lateFlights';
import { rememberSearch } from './recentSearches';
import { tariffReducers } from './tariffReducers';

/** The results page shows this request; the saga asks only when the store does not hold its answer. */
export const resultsOpened = createAction<FlightQuery>('flight/resultsOpened');

export const flightSlice = createSlice({
  name: 'flight',
  initialState: initialFlightState,
  reducers: {
    searchRequested: (state, { payload: query }: PayloadAction<FlightQuery>) => ({
      ...state,
      search: { phase: 'searching', query },
    }),
    searchSucceeded: (state, { payload: page }: PayloadAction<ResultPage>) => {
      if (state.search.phase !== 'searching') return state;
      return {
        ...state,
        search: {
          phase: 'found',
          query: state.search.query,
          page,
          late: null,
          growth: isPending(page) ? 'running' : 'none',
        },
      };
    },
    searchFailed: (state, { payload: problem }: PayloadAction<Problem>) =>
      state.search.phase === 'searching'
        ? { ...state, search: { phase: 'failed', query: state.search.query, problem } }
        : state,
    searchRemembered: (state, { payload }: PayloadAction<RecentSearch>) => ({
      ...state,
      recentSearches: rememberSearch(state.recentSearches, payload),
    }),
    ...lateReducers,
    ...tariffReducers,
    /** `bounds` are the lowest and highest price of the result. */
    filtersChanged: (
      state,
      { payload }: PayloadAction<{ filters: FlightFilters; bounds: [number, number] }>,
    ) => ({
      ...state,
      ...toFilterState(payload.filters, payload.bounds),
    }),
    dayPricesRequested: (state, { payload: route }: PayloadAction<DayPricesRoute>) => ({
      ...state,
      dayPrices: { phase: 'asking', route },
    }),
    dayPricesSucceeded: (state, { payload: days }: PayloadAction<DayPrice[]>) =>
      state.dayPrices.phase === 'asking'
        ? { ...state, dayPrices: { phase: 'answered', route: state.dayPrices.route, days } }
        : state,
    dayPricesFailed: (state) =>
      state.dayPrices.phase === 'asking'
        ? { ...state, dayPrices: { phase: 'failed', route: state.dayPrices.route } }
        : state,
    nearbyRequested: (state, { payload: query }: PayloadAction<FlightQuery>) => ({
      ...state,
      nearby: { phase: 'asking', query },
    }),
    nearbyAnswered: (
      state,
      { payload }: PayloadAction<{ origins: FoundPlace[]; destinations: FoundPlace[] }>,
    ) =>
      state.nearby.phase === 'asking'
        ? { ...state, nearby: { phase: 'answered', query: state.nearby.query, ...payload } }
        : state,
    featuredRequested: (state) => ({ ...state, featured: { phase: 'loading' } }),
    featuredSucceeded: (state, { payload: routes }: PayloadAction<FeaturedRoute[]>) => ({
      ...state,
      featured: { phase: 'ready', routes },
    }),
    featuredFailed: (state, { payload: problem }: PayloadAction<Problem>) => ({
      ...state,
      featured: { phase: 'failed', problem },
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(moduleSearchReset, (state, { payload }) =>
      payload.module === 'FLIGHT'
        ? {
            ...initialFlightState,
            recentSearches: state.recentSearches,
            featured: state.featured,
            checkout: state.checkout,
          }
        : state,
    );
    builder.addMatcher(flightCheckout.isOwn, (state, action) => ({
      ...state,
      checkout: flightCheckout.reducer(state.checkout, action),
    }));
  },
  selectors: {
    selectFlightSearch: (state) => state.search,
    selectRecentSearches: (state) => state.recentSearches,
    selectFeatured: (state) => state.featured,
    selectDayPrices: (state) => state.dayPrices,
    selectNearby: (state) => state.nearby,
    selectUpselling: (state) => state.upselling,
    selectTariffs: (state) => state.tariffs,
    selectTariffSelected: (state) => state.tariffSelected,
    selectOpenDrawerTariff: (state) => state.openDrawerTariff,
  },
});
export const {
  searchRequested,
  searchSucceeded,
  searchFailed,
  searchGrew,
  searchSettled,
  lateFlightsShown,
  searchRemembered,
  filtersChanged,
  offerChosen,
  offerRenewed,
  tariffsSucceeded,
  tariffsFailed,
  tariffsExpired,
  drawerClosed,
  tariffChosen,
  dayPricesRequested,
  dayPricesSucceeded,
  dayPricesFailed,
  nearbyRequested,
  nearbyAnswered,
  featuredRequested,
  featuredSucceeded,
  featuredFailed,
} = flightSlice.actions;
export const {
  selectFlightSearch,
  selectRecentSearches,
  selectFeatured,
  selectDayPrices,
  selectNearby,
  selectUpselling,
  selectTariffs,
  selectTariffSelected,
  selectOpenDrawerTariff,
} = flightSlice.selectors;
/** What outlives the visit; results come back by the address. */
export const flightPersist = {
  schema: 1,
  allow: ['filterValues', 'filterSeleted', 'recentSearches', 'tariffSelected'],
} satisfies PersistPolicy & { allow: (keyof FlightState)[] };
