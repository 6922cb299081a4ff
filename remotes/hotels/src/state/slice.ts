import type { HotelQuery } from '@tiquete/domain/searches/hotels';
import {
  createAction,
  createSlice,
  isAnyOf,
  nightsBetween,
  type PayloadAction,
  type PersistPolicy,
} from '@tiquete/platform';
import type { TariffAddress } from '../model/offer';
import type { DetailStay, ChosenTariff } from '../model/detail';
import { toggledFavourite, type Favourite } from '../model/favourites';
import { guestSummary } from '../model/guestSummary';
import { detailReducers } from './detailReducers';
import type { HotelFilterState } from '../model/hotelFilters';
import { initialHotelState, type HotelState, type PersistedField } from './hotelState';
import { featuredQuery, hotelSearch } from './hotelSearch';
import { withNationalityAsOrigin, withOwnNationality } from './recentSearches';

const { resultsOpened, searchRequested } = hotelSearch.actions;

/** Travellers and nights of the stay in the page's address. */
const staySize = ({
  rooms,
  checkin,
  checkout,
}: HotelQuery): Pick<HotelState, 'pax' | 'nights'> => ({
  pax: guestSummary(rooms).guests,
  nights: nightsBetween(checkin, checkout),
});
/** The page of a hotel was opened for a stay. */
export const detailOpened = createAction<DetailStay>('hotel/detailOpened');

export const hotelSlice = createSlice({
  name: 'hotel',
  initialState: initialHotelState,
  reducers: {
    ...detailReducers,
    /** Stores the chosen tariff: a new session can change its codes. */
    tariffRemembered: (
      state,
      { payload: { hotelCode, room, tariff } }: PayloadAction<ChosenTariff & { hotelCode: string }>,
    ) => ({
      ...state,
      hotelCode,
      productCode: tariff.productCode,
      tariffs: [{ ...room, tariffs: [tariff] }],
    }),
    favouriteToggled: (state, { payload }: PayloadAction<Favourite>) => ({
      ...state,
      favourites: toggledFavourite(state.favourites, payload),
    }),
    /** Stores filters and order of the results' address. `selectFilters` returns the same object for equal ones. */
    viewOpened: (state, { payload: view }: PayloadAction<HotelFilterState>) => ({
      ...state,
      ...view,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(hotelSearch.isOwnReset, ({ recentSearches, favourites, featured }) => ({
        ...initialHotelState,
        recentSearches,
        favourites,
        featured,
      }))
      .addMatcher(hotelSearch.isAction, hotelSearch.reduce)
      .addMatcher(isAnyOf(resultsOpened, searchRequested), (state, { payload: query }) => ({
        ...state,
        ...staySize(query),
      }))
      .addMatcher(detailOpened.match, (state, { payload: { query } }) => ({
        ...state,
        ...staySize(query),
      }))
      .addMatcher(featuredQuery.isAction, (state, action) => ({
        ...state,
        featured: featuredQuery.reducer(state.featured, action),
      })),
  selectors: {
    selectNights: (state) => state.nights,
    selectPax: (state) => state.pax,
    selectFeatured: (state) => state.featured,
    selectHotelDetail: (state) => state.detail,
    selectFavourites: (state) => state.favourites,
    selectProductCode: (state) => state.productCode,
    selectRememberedTariff: (state, address: TariffAddress) => rememberedTariff(state, address),
  },
});
export const {
  viewOpened,
  favouriteToggled,
  detailRequested,
  detailSucceeded,
  detailFailed,
  pricesExpired,
  renewalRequested,
  renewalFailed,
  tariffChosen,
  tariffRemembered,
} = hotelSlice.actions;
export const {
  selectNights,
  selectPax,
  selectFeatured,
  selectHotelDetail,
  selectFavourites,
  selectProductCode,
  selectRememberedTariff,
} = hotelSlice.selectors;
export const hotelPersist = {
  schema: 3,
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
  fields: () => import(/* webpackChunkName: "guards" */ './guards'),
  /** Schema 1 had no favourites; schema 2 stored the nationality of a recent search as its `origin`. */
  up: (old: Record<string, unknown>, from: number) => ({
    ...old,
    ...(from === 1 ? { favourites: [] } : {}),
    recentSearches: Array.isArray(old.recentSearches)
      ? old.recentSearches.map(withOwnNationality)
      : [],
  }),
  down: (stored: Record<string, unknown>) => ({
    ...stored,
    recentSearches: Array.isArray(stored.recentSearches)
      ? stored.recentSearches.map(withNationalityAsOrigin)
      : [],
  }),
} satisfies PersistPolicy & { allow: PersistedField[] };

/** The tariff that was chosen under this address; null if another one was chosen since. */
function rememberedTariff(
  state: HotelState,
  { hotelCode, productCode }: TariffAddress,
): ChosenTariff | null {
  const [room] = state.tariffs;
  const tariff = room?.tariffs[0];
  if (!room || !tariff || state.hotelCode !== hotelCode || state.productCode !== productCode)
    return null;
  return { room, tariff };
}
