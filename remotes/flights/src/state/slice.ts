import { createSlice, type PayloadAction, type PersistPolicy } from '@tiquete/platform';
import { initialFlightState, type PersistedField, type ViewState } from './flightState';
import { dayPricesQuery, featuredQuery, flightSearch, nearbyQuery } from './flightSearch';
import { closedUnlessReloaded, tariffReducers } from './tariffReducers';

export const flightSlice = createSlice({
  name: 'flight',
  initialState: initialFlightState,
  reducers: {
    ...tariffReducers,
    /** Stores filters and order of the results' address. `selectView` returns the same object for an equal view. */
    viewOpened: (state, { payload: view }: PayloadAction<ViewState>) => ({ ...state, ...view }),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(flightSearch.isOwnReset, ({ recentSearches, featured }) => ({
        ...initialFlightState,
        recentSearches,
        featured,
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
      })),
  selectors: {
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
  selectFeatured,
  selectDayPrices,
  selectNearby,
  selectUpselling,
  selectTariffs,
  selectTariffSelected,
  selectOpenDrawerTariff,
  selectDrawerOffer,
} = flightSlice.selectors;
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
  // In a small chunk that the form loads anyway: another name would exceed the budget of the entry.
  fields: () => import(/* webpackChunkName: "guards" */ './guards'),
  /** Schema 1 had another default order and no drawer, so these filters are dropped. */
  up: ({ filterValues: _, filterSeleted: __, ...old }: Record<string, unknown>) => old,
  down: ({ recentSearches, tariffSelected }: Record<string, unknown>) => ({
    recentSearches,
    tariffSelected,
  }),
  restore: closedUnlessReloaded,
} satisfies PersistPolicy & { allow: PersistedField[] };
