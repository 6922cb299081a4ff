import {
  createSelector,
  createSlice,
  type PayloadAction,
  type PersistPolicy,
} from '@tiquete/platform';
import { isSame } from '@tiquete/search';
import type { ResultsView } from '../results/resultsAddress';
import { flightCheckoutSlot } from '../sale/flightCheckoutSlot';
import { fromFilterState, toFilterState } from './filterState';
import { initialFlightState, type FlightState } from './flightState';
import { dayPricesQuery, featuredQuery, flightSearch, nearbyQuery } from './flightSearch';
import { closeExpired, tariffReducers } from './tariffReducers';

export const flightSlice = createSlice({
  name: 'flight',
  initialState: initialFlightState,
  reducers: {
    ...tariffReducers,
    /** What the address of the results shows and has chosen; the same again changes nothing, so that nothing is drawn anew. */
    viewOpened: (state, { payload: { filters, chosen } }: PayloadAction<ResultsView>) => {
      const { filterValues, filterSeleted } = state;
      const next = { ...toFilterState(filters), chosen };
      return isSame({ filterValues, filterSeleted, chosen: state.chosen }, next)
        ? state
        : { ...state, ...next };
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(flightSearch.isOwnReset, ({ recentSearches, featured, checkout }) => ({
        ...initialFlightState,
        recentSearches,
        featured,
        checkout,
      }))
      .addMatcher(flightSearch.isAction, flightSearch.reduce)
      .addMatcher(dayPricesQuery.isAction, (state, action) => ({
        ...state,
        dayPrices: dayPricesQuery.reducer(state.dayPrices, action),
      }))
      .addMatcher(nearbyQuery.isAction, (state, action) => ({
        ...state,
        nearby: nearbyQuery.reducer(state.nearby, action),
      }))
      .addMatcher(featuredQuery.isAction, (state, action) => ({
        ...state,
        featured: featuredQuery.reducer(state.featured, action),
      }))
      .addMatcher(flightCheckoutSlot.isOwn, (state, action) => ({
        ...state,
        checkout: flightCheckoutSlot.reducer(state.checkout, action),
      })),
  selectors: {
    selectView: createSelector(
      [
        (state: FlightState) => state.filterValues,
        (state: FlightState) => state.filterSeleted,
        (state: FlightState) => state.chosen,
      ],
      (filterValues, filterSeleted, chosen): ResultsView => ({
        filters: fromFilterState({ filterValues, filterSeleted }),
        chosen,
      }),
    ),
    selectFeatured: (state) => state.featured,
    selectDayPrices: (state) => state.dayPrices,
    selectNearby: (state) => state.nearby,
    selectUpselling: (state) => state.upselling,
    selectTariffs: (state) => state.tariffs,
    selectTariffSelected: (state) => state.tariffSelected,
    selectOpenDrawerTariff: (state) => state.openDrawerTariff,
    selectDrawerOffer: (state) => state.drawerOffer,
  },
});
export const {
  viewOpened,
  offerChosen,
  drawerReopened,
  offerRenewed,
  tariffsSucceeded,
  tariffsFailed,
  tariffsExpired,
  drawerClosed,
  tariffChosen,
} = flightSlice.actions;
export const {
  selectView,
  selectFeatured,
  selectDayPrices,
  selectNearby,
  selectUpselling,
  selectTariffs,
  selectTariffSelected,
  selectOpenDrawerTariff,
  selectDrawerOffer,
} = flightSlice.selectors;
/** What outlives the visit; results come back by the address. */
export const flightPersist = {
  schema: 2,
  allow: [
    'tariffs',
    'filterValues',
    'filterSeleted',
    'recentSearches',
    'tariffSelected',
    'openDrawerTariff',
    'drawerOffer',
  ],
  /** Schema 1 began with an order that is not the specification's, and knew no drawer. */
  up: ({ filterValues: _, filterSeleted: __, ...old }: Record<string, unknown>) => old,
  restore: closeExpired,
} satisfies PersistPolicy & { allow: (keyof FlightState)[] };
