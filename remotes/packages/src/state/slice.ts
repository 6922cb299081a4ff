import { isOfferGone } from '@tiquete/checkout';
import type { PackageFilters } from '@tiquete/domain/searches/packages';
import { createSlice, type PayloadAction, type PersistPolicy } from '@tiquete/platform';
import { isSame } from '@tiquete/search';
import { passengerChange } from './passengerChange';
import { quoteQuery } from './quote';
import { detailUrl } from '../urls';
import { packageSearch } from './packageSearch';
import {
  initialPackageState,
  type PersistedField,
  type StoredForm,
  type PackageState,
} from './packageState';
import {
  departuresQuery,
  featuredQuery,
  followingQuery,
  monthsQuery,
  neighboursQuery,
  placesQuery,
} from './queries';

export const packageSlice = createSlice({
  name: 'package',
  initialState: initialPackageState,
  reducers: {
    /** Stores filters and order of the results' address. Equal ones return the same state, which avoids a render. */
    viewOpened: (state, { payload: filters }: PayloadAction<PackageFilters>) =>
      isSame(state.filters, filters) ? state : { ...state, filters },
  },
  extraReducers: (builder) =>
    builder
      .addCase(packageSearch.actions.searchRequested, (state, action) => {
        const { dates, rooms: guests, origin, destination } = action.payload;
        const searching = packageSearch.reduce(state, action);
        return { ...searching, dates, guests, origin, destination };
      })
      .addMatcher(
        packageSearch.isOwnReset,
        ({ recentSearches, places, featured, quote, changes }) => ({
          ...initialPackageState,
          recentSearches,
          places,
          featured,
          quote,
          changes,
        }),
      )
      .addMatcher(isLaterAction, packageSearch.reduce)
      .addMatcher(placesQuery.isAction, (state, action) => ({
        ...state,
        places: placesQuery.reducer(state.places, action),
      }))
      .addMatcher(monthsQuery.isAction, (state, action) => ({
        ...state,
        months: monthsQuery.reducer(state.months, action),
      }))
      .addMatcher(neighboursQuery.isAction, (state, action) => ({
        ...state,
        neighbours: neighboursQuery.reducer(state.neighbours, action),
      }))
      .addMatcher(departuresQuery.isAction, (state, action) => ({
        ...state,
        departures: departuresQuery.reducer(state.departures, action),
      }))
      .addMatcher(featuredQuery.isAction, (state, action) => ({
        ...state,
        featured: featuredQuery.reducer(state.featured, action),
      }))
      .addMatcher(followingQuery.isAction, (state, action) => ({
        ...state,
        following: followingQuery.reducer(state.following, action),
      }))
      .addMatcher(quoteQuery.isAction, withQuote)
      .addMatcher(passengerChange.isAction, (state, action) => ({
        ...state,
        changes: passengerChange.reducer(state.changes, action),
      }))
      // The package's page then requests a new quote, because the old one may still show places.
      .addMatcher(isOfferGone('package'), (state) => ({
        ...state,
        quote: initialPackageState.quote,
      })),
  selectors: {
    selectFilters: (state) => state.filters,
    selectPlaces: (state) => state.places,
    selectMonths: (state) => state.months,
    selectNeighbours: (state) => state.neighbours,
    selectDepartures: (state) => state.departures,
    selectFeatured: (state) => state.featured,
    selectFollowing: (state) => state.following,
    selectQuote: (state) => state.quote,
    selectPackageInfo: (state) => state.packageInfo,
    selectStoredForm: (state): StoredForm => state,
  },
});
function isLaterAction(action: { type: string }): boolean {
  return packageSearch.isAction(action) && !packageSearch.actions.searchRequested.match(action);
}
/** Stores a loaded quote, so that it can be used again after a reload. */
function withQuote(state: PackageState, action: { type: string }): PackageState {
  const quote = quoteQuery.reducer(state.quote, action);
  if (quote.phase !== 'ready') return { ...state, quote };
  const { Booking, expires_at, query, choice, detail } = quote.value;
  const address = detailUrl(query, choice);
  const { ItemPackageID } = choice;
  const { total } = detail;
  const packageInfo = { ItemPackageID, address, Booking, expires_at, total };
  return { ...state, quote, packageInfo };
}
export const { viewOpened } = packageSlice.actions;
export const {
  selectFilters,
  selectPlaces,
  selectMonths,
  selectNeighbours,
  selectDepartures,
  selectFeatured,
  selectFollowing,
  selectQuote,
  selectPackageInfo,
  selectStoredForm,
} = packageSlice.selectors;
export const packagePersist = {
  schema: 1,
  allow: ['dates', 'guests', 'origin', 'destination', 'packageInfo', 'recentSearches'],
  fields: () => import(/* webpackChunkName: "guards" */ './guards'),
} satisfies PersistPolicy & { allow: PersistedField[] };
