import type {
  Cabin,
  FeaturedFlightsResponse,
  FlightCalendar,
  FlightOffer,
  FlightSearchResponse,
  FlightTariff,
  Room,
} from '@tiquete/contracts';
import type { FlightPlaceChoice, FlightQuery } from '@tiquete/domain/searches/flights';
import type { Problem, StoredRequest } from '@tiquete/platform';
import type { SearchState } from '@tiquete/search';
import type { FoundPlace } from '../api';
import type { FlightFilterState } from '../model/flightFilters';

/** Field names of the specification, section 3. */
export interface RecentSearch {
  destination_name: string;
  /** Days of the first and last departure. */
  dates: { start: string; end: string };
  /** Days of the first and last departure as `DD MMM` in Spanish. */
  checkInLabel: string;
  checkOutLabel: string;
  /** One room with all travellers. */
  rooms: Room[];
  /** Picture address without its width. */
  image: string;
  destination_code: string;
  destinationObject: FlightPlaceChoice;
  totalRooms: number;
  totalPax: number;
  /** One age for each traveller, 18 for adults. */
  passengersAge: number[];
  /** Code of the first place of departure. */
  origin: string;
  /** The complete search, to repeat it. */
  query: FlightQuery;
}
export type ResultPage = FlightSearchResponse;
export type FlightSearch = SearchState<FlightQuery, ResultPage>;
/** State of the other fares of the offer in the drawer. */
export type Upselling =
  | { phase: 'idle' }
  | { phase: 'loading'; offer: FlightOffer }
  | { phase: 'answered'; offer: FlightOffer }
  /** Prices expired, and the search runs again to find the same flights. */
  | { phase: 'renewing'; offer: FlightOffer }
  | { phase: 'failed'; offer: FlightOffer; problem: Problem };
export type DayPrice = FlightCalendar['days'][number];
/** Query for the prices of the days around a departure. */
export interface DayPricesRoute {
  origin: string;
  destination: string;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  cabin: Cabin;
}
export type FeaturedRoute = FeaturedFlightsResponse['data']['routes'][number];
/** Identifies an offer after a reload, with the session of its fares. */
export interface DrawerOffer {
  /** Its `journeyKey`. */
  flights: string;
  fare: string;
  sessionCode: string;
  /** ISO instant at which the fares expire. */
  expiresAt: string;
}
/** State of the results page in its address, besides the search. */
export interface ViewState extends FlightFilterState {
  /** `itineraryKey` of each chosen itinerary, in the order of the journey. Valid in every session. */
  chosen: string[];
}
export interface FlightState extends ViewState {
  /** Branded fares of the offer in the drawer, cheapest first; empty until the airline answers. */
  tariffs: FlightTariff[];
  recentSearches: RecentSearch[];
  /** The fare that the checkout sells. */
  tariffSelected: FlightTariff | null;
  openDrawerTariff: boolean;
  /** The offer of `tariffs`. */
  drawerOffer: DrawerOffer | null;
  search: FlightSearch;
  upselling: Upselling;
  dayPrices: StoredRequest<DayPricesRoute, DayPrice[]>;
  /** Airports near those of a search without results. */
  nearby: StoredRequest<FlightQuery, { origins: FoundPlace[]; destinations: FoundPlace[] }>;
  featured: StoredRequest<null, FeaturedRoute[]>;
}
/** Persisted fields. Results are not persisted: the address holds their search. */
export type PersistedField =
  | 'tariffs'
  | 'filterValues'
  | 'filterSeleted'
  | 'recentSearches'
  | 'tariffSelected'
  | 'openDrawerTariff'
  | 'drawerOffer';
export const initialFlightState: FlightState = {
  tariffs: [],
  filterValues: {
    times: [],
    scales: [],
    luggage: [],
    airlines: [],
    orderBy: 'price_asc',
    price: [0, 0],
  },
  filterSeleted: {
    times: false,
    scales: false,
    luggage: false,
    airlines: false,
    orderBy: false,
    price: false,
  },
  chosen: [],
  recentSearches: [],
  tariffSelected: null,
  openDrawerTariff: false,
  drawerOffer: null,
  search: { phase: 'idle' },
  upselling: { phase: 'idle' },
  dayPrices: { phase: 'idle' },
  nearby: { phase: 'idle' },
  featured: { phase: 'idle' },
};
