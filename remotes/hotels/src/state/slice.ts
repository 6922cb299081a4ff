import {
  createAction,
  createSlice,
  type PayloadAction,
  type PersistPolicy,
} from '@tiquete/platform';
import type { TariffAddress } from '../checkout/addresses';
import { hotelCheckoutSlot } from '../checkout/hotelCheckoutSlot';
import { detailReducers } from '../detail/detailReducers';
import type { DetailStay } from '../detail/detailState';
import { toggledFavourite, type Favourite } from '../favourites/favourites';
import { guestSummary } from '../search/guestSummary';
import type { HotelFilters } from '../results/hotelFilters';
import { toFilterState } from './filterState';
import { initialHotelState, type HotelSearch, type HotelState } from './hotelState';
import { featuredQuery, hotelSearch } from './hotelSearch';
import { keptTariffReducers, rememberedTariff } from './keptTariff';

/** The page of a hotel shows this stay; asked for like the results. */
export const detailOpened = createAction<DetailStay>('hotel/detailOpened');

export const hotelSlice = createSlice({
  name: 'hotel',
  initialState: initialHotelState,
  reducers: {
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
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(hotelSearch.isOwnReset, ({ recentSearches, favourites, featured, checkout }) => ({
        ...initialHotelState,
        recentSearches,
        favourites,
        featured,
        checkout,
      }))
      .addMatcher(hotelSearch.isAction, hotelSearch.reduce)
      .addMatcher(hotelSearch.actions.searchRequested.match, (state, { payload }) => ({
        ...state,
        pax: guestSummary(payload.rooms).guests,
      }))
      .addMatcher(hotelSearch.actions.searchSucceeded.match, (state, { payload }) => ({
        ...state,
        pax: payload.data.pax,
        nights: payload.data.nights,
      }))
      .addMatcher(featuredQuery.isAction, (state, action) => ({
        ...state,
        featured: featuredQuery.reducer(state.featured, action),
      }))
      .addMatcher(hotelCheckoutSlot.isOwn, (state, action) => ({
        ...state,
        checkout: hotelCheckoutSlot.reducer(state.checkout, action),
      })),
  selectors: {
    selectFeatured: (state) => state.featured,
    selectHotelDetail: (state) => state.detail,
    selectFavourites: (state) => state.favourites,
    selectProductCode: (state) => state.productCode,
    selectRememberedTariff: (state, address: TariffAddress) => rememberedTariff(state, address),
  },
});
export const {
  filtersChanged,
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
