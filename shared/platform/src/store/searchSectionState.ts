import type {
  AssistanceSearchBody,
  FlightSearchBody,
  HotelSearchBody,
  ModuleId,
  PackageSearchBody,
  Room,
} from '@tiquete/contracts';

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
  /** Source of the offer whose fares are open. */
  flightOfferSource: string | null;
  dates: SearchDates | null;
  /** Code of the place of departure; a stay has none. */
  origin: string;
  /** Session of the results. Empty before their first answer. */
  sessionCode: string;
  destination: string;
  originObject: PlaceObject | null;
  destinationObject: PlaceObject | null;
  typeLastSearch: ModuleId | null;
  openFormMobile: boolean;
  showSearchSection: boolean;
  showShortSearchSection: boolean;
}
