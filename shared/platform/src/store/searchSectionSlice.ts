import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  CHANNEL,
  CURRENCY,
  DEFAULT_PASSENGERS,
  DEFAULT_QUOTAS,
  LANGUAGE,
} from '@tiquete/contracts/constants';
import type { HotelSearchBody } from '@tiquete/contracts';
import type { PersistPolicy } from '../remote/defineRemote';
import { moduleSearchReset, newSearchRequested } from './searchModule';
import type { SearchDates, SearchSection } from './searchSectionState';

/** Whether `dates` are those of a package: the days on which it may depart, often a whole month, not those of a trip. */
export const areDepartures = ({ dates, packageJson }: SearchSection): boolean =>
  dates !== null &&
  packageJson !== null &&
  packageJson.DateEnd === dates.end &&
  // The request for a month that has begun starts today.
  packageJson.DateBegin >= dates.start;
/** The days of a trip, as a stay, a cover or flights have them; null where there are none. */
export const tripDates = (section: SearchSection): SearchDates | null =>
  areDepartures(section) ? null : section.dates;
/** Request of an empty hotel form. */
const emptyHotelJson: HotelSearchBody = {
  canal: CHANNEL,
  checkin: '',
  checkout: '',
  rooms: [],
  destination_code: [],
  client_nationality: '',
  currency: CURRENCY,
  language: LANGUAGE,
  Hotel_codes: [],
};
export const initialSearchSection: SearchSection = {
  guests: [{ adults: 1, childrens: [] }],
  hotelJson: null,
  quotas: DEFAULT_QUOTAS,
  packageJson: null,
  passengers: DEFAULT_PASSENGERS,
  asisstanceJson: null,
  cabin: 'ALL',
  tripType: 'ROUND_TRIP',
  flightsJson: null,
  corporateCodes: [],
  flightsSegments: [],
  flightPassengers: null,
  flightOfferSource: null,
  dates: null,
  origin: '',
  sessionCode: '',
  destination: '',
  originObject: null,
  destinationObject: null,
  typeLastSearch: null,
  openFormMobile: false,
  showSearchSection: false,
  showShortSearchSection: true,
};
export const searchSectionPersist: PersistPolicy = {
  schema: 2,
  allow: Object.keys(initialSearchSection),
  fields: () => import(/* webpackChunkName: "kept" */ './searchSectionFields'),
  up: withOwnNationality,
  down: withNationalityAsOrigin,
  restore: withNothingOpen,
};
/** A visit begins with the form folded and its sheet closed: it may begin with another product. */
function withNothingOpen(kept: Record<string, unknown>): Record<string, unknown> {
  const { openFormMobile: _, showSearchSection: __, showShortSearchSection: ___, ...others } = kept;
  return others;
}
/** Schema 1 stored the nationality of a hotel search in `origin`. Two letters are no place's code. */
function withOwnNationality(old: Record<string, unknown>): Record<string, unknown> {
  const { origin, hotelJson } = old;
  if (typeof origin !== 'string' || !/^[A-Z]{2}$/.test(origin)) return old;
  const known = typeof hotelJson === 'object' ? hotelJson : null;
  return {
    ...old,
    origin: '',
    hotelJson: { ...emptyHotelJson, ...known, client_nationality: origin },
  };
}
function withNationalityAsOrigin(kept: Record<string, unknown>): Record<string, unknown> {
  const { hotelJson, typeLastSearch } = kept;
  const nationality =
    typeof hotelJson === 'object' && hotelJson !== null && 'client_nationality' in hotelJson
      ? hotelJson.client_nationality
      : null;
  return typeLastSearch === 'HOTEL' && nationality ? { ...kept, origin: nationality } : kept;
}

export const searchSectionSlice = createSlice({
  name: 'searchSection',
  initialState: initialSearchSection,
  reducers: {
    searchSectionChanged: (state, { payload }: PayloadAction<Partial<SearchSection>>) => ({
      ...state,
      ...payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(moduleSearchReset, () => initialSearchSection)
      .addCase(newSearchRequested, (state, { payload }) => ({
        ...state,
        typeLastSearch: payload.module,
      })),
  selectors: { selectSearchSection: (state) => state },
});
export const { searchSectionChanged } = searchSectionSlice.actions;
export const { selectSearchSection } = searchSectionSlice.selectors;
