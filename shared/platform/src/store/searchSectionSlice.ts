import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PASSENGERS, DEFAULT_QUOTAS } from '@tiquete/contracts/constants';
import type { HotelSearchBody, ModuleId, Room } from '@tiquete/contracts';
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
  hotelJson: HotelSearchBody | null;
  /** Ages of the travellers of an assistance. */
  quotas: number[];
  packageJson: unknown;
  passengers: number[];
  asisstanceJson: unknown;
  cabin: string;
  tripType: string;
  flightsJson: unknown;
  corporateCodes: string[];
  flightsSegments: FlightSegment[];
  flightPassengers: unknown;
  flightOfferSource: string | null;
  dates: SearchDates | null;
  origin: string;
  sessionCode: string;
  destination: string;
  originObject: PlaceObject | null;
  destinationObject: PlaceObject | null;
  typeLastSearch: ModuleId | null;
  openFormMobile: boolean;
  showSearchSection: boolean;
  showShortSearchSection: boolean;
}
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
/** Open drawers and folds are of the moment; the rest is kept. */
export const searchSectionPersist = {
  schema: 1,
  allow: Object.keys(initialSearchSection).filter(
    (field) => !['openFormMobile', 'showSearchSection', 'showShortSearchSection'].includes(field),
  ),
};

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
