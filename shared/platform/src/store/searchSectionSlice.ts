import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  CHANNEL,
  CURRENCY,
  DEFAULT_PASSENGERS,
  DEFAULT_QUOTAS,
  LANGUAGE,
} from '@tiquete/contracts/constants';
import type {
  AssistanceSearchBody,
  FlightSearchBody,
  HotelSearchBody,
  ModuleId,
  PackageSearchBody,
  Room,
} from '@tiquete/contracts';
import type { PersistPolicy } from '../remote/defineRemote';
import { moduleSearchReset, newSearchRequested } from './searchModule';

/** A place as its picker gave it, kept so that a form can show it again. */
export interface PlaceObject {
  code: string;
  name: string;
  label: string;
  kind: string;
  image?: string;
  [extra: string]: unknown;
}
/** Two calendar days, YYYY-MM-DD. */
export interface SearchDates {
  start: string;
  end: string;
}
export interface FlightSegment {
  id: string;
  dates: SearchDates | null;
  originLocationCode: string;
  destinationLocationCode: string;
  departureDateTimeRange: { date: string };
}
/** Field names are the specification's, misspellings included. */
export interface SearchSection {
  guests: Room[];
  /** The request of hotels, as far as the form is filled; it is what a search sends. */
  hotelJson: HotelSearchBody | null;
  /** Ages of the travellers of an assistance; hotels have theirs in `guests`. */
  quotas: number[];
  /** The request of packages, as far as the form is filled; it is what a search sends. */
  packageJson: PackageSearchBody | null;
  /** Nothing reads it: decision 0031. Flights have theirs in `flightPassengers`. */
  passengers: number[];
  /** The request of assistance, as far as the form is filled; it is what a search sends. */
  asisstanceJson: AssistanceSearchBody | null;
  cabin: string;
  tripType: string;
  /** The request of flights as it is sent. */
  flightsJson: FlightSearchBody | null;
  corporateCodes: string[];
  flightsSegments: FlightSegment[];
  flightPassengers: unknown;
  /** Who sells the offer whose fares are looked at. */
  flightOfferSource: string | null;
  dates: SearchDates | null;
  /** Code of the place of departure; a stay has none. */
  origin: string;
  /** Of the results; empty before their first answer. */
  sessionCode: string;
  destination: string;
  originObject: PlaceObject | null;
  destinationObject: PlaceObject | null;
  typeLastSearch: ModuleId | null;
  openFormMobile: boolean;
  showSearchSection: boolean;
  showShortSearchSection: boolean;
}
/** Whether `dates` are those of a package: the days on which it may depart, often a whole month, not those of a trip. */
export const areDepartures = ({ dates, packageJson }: SearchSection): boolean =>
  dates !== null &&
  packageJson !== null &&
  packageJson.DateEnd === dates.end &&
  // A month that has begun is asked for from today on.
  packageJson.DateBegin >= dates.start;
/** The days of a trip, as a stay, a cover or flights have them; null where there are none. */
export const tripDates = (section: SearchSection): SearchDates | null =>
  areDepartures(section) ? null : section.dates;
/** A form of hotels that nobody has filled. */
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
};
/** Schema 1 kept the nationality of a hotel search in `origin`, where two letters are no place's code. */
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
