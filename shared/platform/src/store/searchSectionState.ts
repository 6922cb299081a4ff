import type {
  AssistanceSearchBody,
  FlightSearchBody,
  HotelSearchBody,
  ModuleId,
  PackageSearchBody,
  Room,
} from '@tiquete/contracts';

/** A place from its picker, stored so that a form can show it again. */
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
  /** Request of a hotel search, as far as the form is filled. A search sends it. */
  hotelJson: HotelSearchBody | null;
  /** Ages of the insured travellers. Hotels have their guests in `guests`. */
  quotas: number[];
  /** Request of a package search, as far as the form is filled. A search sends it. */
  packageJson: PackageSearchBody | null;
  /** Unused (decision 0031). Flights use `flightPassengers`. */
  passengers: number[];
  /** Request of an assistance search, as far as the form is filled. A search sends it. */
  asisstanceJson: AssistanceSearchBody | null;
  cabin: string;
  tripType: string;
  /** Request of a flight search, as it is sent. */
  flightsJson: FlightSearchBody | null;
  corporateCodes: string[];
  flightsSegments: FlightSegment[];
  flightPassengers: unknown;
  /** Source of the offer whose fares are shown. */
  flightOfferSource: string | null;
  dates: SearchDates | null;
  /** Code of the place of departure. A stay has none. */
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
