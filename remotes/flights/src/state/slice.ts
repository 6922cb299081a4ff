import { createSlice, type PayloadAction, type PersistPolicy } from '@tiquete/platform';
import type { FlightFilters } from '../results/flightFilters';
import { flightCheckoutSlot } from '../sale/flightCheckoutSlot';
import { toFilterState } from './filterState';
import { initialFlightState, type FlightState } from './flightState';
import { dayPricesQuery, featuredQuery, flightSearch, nearbyQuery } from './flightSearch';
import { tariffReducers } from './tariffReducers';

export const flightSlice = createSlice({
  name: 'flight',
  initialState: initialFlightState,
  reducers: {
    ...tariffReducers,
    /** `bounds` are the lowest and highest price of the result. */
    filtersChanged: (
      state,
      { payload }: PayloadAction<{ filters: FlightFilters; bounds: [number, number] }>,
    ) => ({
      ...state,
      ...toFilterState(payload.filters, payload.bounds),
    }),
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
  filtersChanged,
  offerChosen,
  offerRenewed,
  tariffsSucceeded,
  tariffsFailed,
  tariffsExpired,
  drawerClosed,
  tariffChosen,
} = flightSlice.actions;
export const {
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
