import {
  createAction,
  createSlice,
  moduleSearchReset,
  type PayloadAction,
  type PersistPolicy,
  type Problem,
} from '@tiquete/platform';
import type { TariffAddress } from '../checkout/addresses';
import { hotelCheckout } from '../checkout/hotelCheckout';
import { detailReducers } from '../detail/detailReducers';
import type { DetailStay } from '../detail/detailState';
import { toggledFavourite, type Favourite } from '../favourites/favourites';
import { guestSummary } from '../search/guestSummary';
import type { HotelQuery } from '../search/hotelQuery';
import type { HotelFilters } from '../results/hotelFilters';
import { toFilterState } from './filterState';
import {
  initialHotelState,
  type FeaturedDestination,
  type HotelSearch,
  type HotelState,
  type RecentSearch,
  type ResultPage,
} from './hotelState';
import { keptTariffReducers, rememberedTariff } from './keptTariff';
import { isPending, lateReducers } from './lateHotels';
import { rememberSearch } from './recentSearches';

/** The results page shows this request; the saga asks only when the store does not hold its answer. */
export const resultsOpened = createAction<HotelQuery>('hotel/resultsOpened');
/** The page of a hotel shows this stay; asked for like the results. */
export const detailOpened = createAction<DetailStay>('hotel/detailOpened');

export const hotelSlice = createSlice({
  name: 'hotel',
  initialState: initialHotelState,
  reducers: {
    searchRequested: (state, { payload: query }: PayloadAction<HotelQuery>) => ({
      ...state,
      pax: guestSummary(query.rooms).guests,
      search: { phase: 'searching', query },
    }),
    searchSucceeded: (state, { payload: page }: PayloadAction<ResultPage>) => {
      if (state.search.phase !== 'searching') return state;
      const { nights, pax } = page.data;
      return {
        ...state,
        nights,
        pax,
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
    ...detailReducers,
    ...keptTariffReducers,
    favouriteToggled: (state, { payload }: PayloadAction<Favourite>) => ({
      ...state,
      favourites: toggledFavourite(state.favourites, payload),
    }),
    filtersChanged: (state, { payload: filters }: PayloadAction<HotelFilters>) => ({
      ...state,
      ...toFilterState(filters, priceBounds(state.search)),
    }),
    featuredRequested: (state) => ({ ...state, featured: { phase: 'loading' } }),
    featuredSucceeded: (state, { payload }: PayloadAction<FeaturedDestination[]>) => ({
      ...state,
      featured: { phase: 'ready', destinations: payload },
    }),
    featuredFailed: (state, { payload: problem }: PayloadAction<Problem>) => ({
      ...state,
      featured: { phase: 'failed', problem },
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(moduleSearchReset, (state, { payload }) =>
      payload.module === 'HOTEL'
        ? {
            ...initialHotelState,
            recentSearches: state.recentSearches,
            favourites: state.favourites,
            featured: state.featured,
            checkout: state.checkout,
          }
        : state,
    );
    builder.addMatcher(hotelCheckout.isOwn, (state, action) => ({
      ...state,
      checkout: hotelCheckout.reducer(state.checkout, action),
    }));
  },
  selectors: {
    selectHotelSearch: (state) => state.search,
    selectRecentSearches: (state) => state.recentSearches,
    selectFeatured: (state) => state.featured,
    selectHotelDetail: (state) => state.detail,
    selectFavourites: (state) => state.favourites,
    selectProductCode: (state) => state.productCode,
    selectRememberedTariff: (state, address: TariffAddress) => rememberedTariff(state, address),
  },
});
export const {
  searchRequested,
  searchSucceeded,
  searchFailed,
  searchGrew,
  searchSettled,
  lateHotelsShown,
  searchRemembered,
  filtersChanged,
  featuredRequested,
  featuredSucceeded,
  featuredFailed,
  favouriteToggled,
  detailRequested,
  detailSucceeded,
  detailFailed,
  pricesExpired,
  renewalRequested,
  renewalFailed,
  tariffChosen,
  tariffKept,
} = hotelSlice.actions;
export const {
  selectHotelSearch,
  selectRecentSearches,
  selectFeatured,
  selectHotelDetail,
  selectFavourites,
  selectProductCode,
  selectRememberedTariff,
} = hotelSlice.selectors;
/** What outlives the visit; results come back by the address. */
export const hotelPersist = {
  schema: 2,
  allow: [
    'pax',
    'nights',
    'tariffs',
    'hotelCode',
    'productCode',
    'filterValues',
    'filterSeleted',
    'recentSearches',
    'favourites',
  ],
  /** Schema 1 knew no favourites. */
  up: (old: Record<string, unknown>) => ({ ...old, favourites: [] }),
} satisfies PersistPolicy & { allow: (keyof HotelState)[] };

function priceBounds(search: HotelSearch): [number, number] {
  if (search.phase !== 'found') return [0, 0];
  const { min, max } = search.page.data.facets.price;
  return [min, max];
}
