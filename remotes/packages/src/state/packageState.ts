import type {
  FeaturedPackages,
  PackageMonths,
  PackagePassengerChange,
  PackagePlaces,
  PackageSearchResponse,
  Room,
} from '@tiquete/contracts';
import {
  noFilters,
  type DepartureDates,
  type ListQuery,
  type PackageFilters,
  type PackagePlace,
  type PackageQuery,
} from '@tiquete/domain/searches/packages';
import type { StoredMutations, PlaceObject, StoredRequest } from '@tiquete/platform';
import type { SearchState } from '@tiquete/search';
import type { Quote, QuoteRequest } from '../model/quote';
import type {
  DeparturesRequest,
  FollowingRequest,
  FollowingPackages,
  MonthsRequest,
} from './queries';

/** Field names of the specification, section 3. */
export interface RecentSearch {
  destination_name: string;
  /** Searched days of departure. */
  dates: DepartureDates;
  /** Days of departure as `DD MMM` in Spanish. */
  checkInLabel: string;
  checkOutLabel: string;
  rooms: Room[];
  /** Picture of the first package in the results. */
  image: string;
  destination_code: string;
  destinationObject: PlaceObject | null;
  totalRooms: number;
  totalPax: number;
  passengersAge: number[];
  /** Id of the city of departure; empty for any. */
  origin: string;
  /** The search itself. Older releases require its filters, which are always `noFilters`. */
  query: Required<ListQuery>;
}
export interface ResultPage extends PackageSearchResponse {
  /** ISO instant at which the list expires. */
  expires_at: string;
}
export type PackagesFound = SearchState<ListQuery, ResultPage>;
/** The quote that was shown last. It is used again after a reload. */
export interface PackageInfo {
  ItemPackageID: string;
  /** Address of the package's page, with all choices. */
  address: string;
  Booking: string;
  /** ISO instant at which the quote expires. */
  expires_at: string;
  /** Whole pesos; missing if an older release stored it. */
  total?: number;
}
export interface PackageState {
  /** The last search, in field names of the specification. */
  dates: PackageQuery['dates'];
  guests: PackageQuery['rooms'];
  origin: PackagePlace | null;
  destination: PackagePlace | null;
  packageInfo: PackageInfo | null;
  recentSearches: RecentSearch[];
  filters: PackageFilters;
  search: PackagesFound;
  following: StoredRequest<FollowingRequest, FollowingPackages>;
  places: StoredRequest<null, PackagePlaces>;
  months: StoredRequest<MonthsRequest, PackageMonths>;
  neighbours: StoredRequest<MonthsRequest, PackageMonths>;
  departures: StoredRequest<DeparturesRequest, PackageMonths['dates']>;
  featured: StoredRequest<null, FeaturedPackages['regions']>;
  quote: StoredRequest<QuoteRequest, Quote>;
  /** Replaced passengers of sold packages. */
  changes: StoredMutations<PackagePassengerChange, string>;
}
/** Persisted fields. Results and the package are not persisted: the address holds their search. */
export type PersistedField =
  'dates' | 'guests' | 'origin' | 'destination' | 'packageInfo' | 'recentSearches';
export const initialPackageState: PackageState = {
  dates: null,
  guests: [],
  origin: null,
  destination: null,
  packageInfo: null,
  recentSearches: [],
  filters: noFilters,
  search: { phase: 'idle' },
  following: { phase: 'idle' },
  places: { phase: 'idle' },
  months: { phase: 'idle' },
  neighbours: { phase: 'idle' },
  departures: { phase: 'idle' },
  featured: { phase: 'idle' },
  quote: { phase: 'idle' },
  changes: {},
};
/** Fields of the slice that fill the form if another product's form has replaced those of the search section. */
export type StoredForm = Pick<PackageState, 'dates' | 'guests' | 'origin' | 'destination'>;
