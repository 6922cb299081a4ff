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

/** True when `dates` are the departure days of a package search, often a whole month, and not the days of a trip. */
export const areDepartures = ({ dates, packageJson }: SearchSection): boolean =>
  dates !== null &&
  packageJson !== null &&
  packageJson.DateEnd === dates.end &&
  // A request for the current month starts today, which may be after the month's first day.
  packageJson.DateBegin >= dates.start;
/** Days of a trip for a stay, insurance or flights. Null without any. */
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
  fields: () => import(/* webpackChunkName: "persistence" */ './searchSectionFields'),
  up: withOwnNationality,
  down: withNationalityAsOrigin,
  restore: withNothingOpen,
};
/** Closes the form and its sheet at the start of a visit, which may begin with another product. */
function withNothingOpen(stored: Record<string, unknown>): Record<string, unknown> {
  const {
    openFormMobile: _,
    showSearchSection: __,
    showShortSearchSection: ___,
    ...others
  } = stored;
  return others;
}
/**
 * Moves the nationality of a hotel search out of `origin`, where schema 1 stored it. A code of two letters cannot be a
 * place.
 */
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
function withNationalityAsOrigin(stored: Record<string, unknown>): Record<string, unknown> {
  const { hotelJson, typeLastSearch } = stored;
  const nationality =
    typeof hotelJson === 'object' && hotelJson !== null && 'client_nationality' in hotelJson
      ? hotelJson.client_nationality
      : null;
  return typeLastSearch === 'HOTEL' && nationality ? { ...stored, origin: nationality } : stored;
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
