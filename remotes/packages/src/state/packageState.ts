import { initialCheckout, type CheckoutState } from '@tiquete/checkout';
import type {
  FeaturedPackages,
  PackageMonths,
  PackagePassengerChange,
  PackagePlaces,
  PackagePriceChanged,
  PackageSearchResponse,
  Room,
} from '@tiquete/contracts';
import type { StoredMutations, PlaceObject, StoredRequest } from '@tiquete/platform';
import type { SearchState } from '@tiquete/search';
import type { Offer } from '../model/offer';
import type { Quote, QuoteAsked } from '../model/quote';
import { noFilters, type PackageFilters } from '../model/packageFilters';
import type { DepartureDates, PackagePlace, PackageQuery } from '../model/packageQuery';
import type { DeparturesAsked, FollowingAsked, FollowingPackages, MonthsAsked } from './queries';

/** Field names of the specification, section 3. */
export interface RecentSearch {
  destination_name: string;
  /** Days of departure that were asked for. */
  dates: DepartureDates;
  /** `DD MMM` in Spanish. */
  checkInLabel: string;
  checkOutLabel: string;
  rooms: Room[];
  /** Picture of the first package that was found. */
  image: string;
  destination_code: string;
  destinationObject: PlaceObject | null;
  totalRooms: number;
  totalPax: number;
  passengersAge: number[];
  /** Id of the city of departure; empty for any. */
  origin: string;
  /** The search itself, without filters. */
  query: PackageQuery;
}
export interface ResultPage extends PackageSearchResponse {
  /** ISO moment until which the list stands. */
  expires_at: string;
}
export type PackagesFound = SearchState<PackageQuery, ResultPage>;
/** The quote that was looked at last: it is taken up again after a reload. */
export interface PackageInfo {
  ItemPackageID: string;
  /** Address of its page, with all choices. */
  address: string;
  Booking: string;
  /** ISO moment. */
  expires_at: string;
  /** Whole pesos; absent in what an older release kept. */
  total?: number;
}
export interface PackageState {
  /** Field names of the specification: the search that was made last, and the package looked at. */
  dates: PackageQuery['dates'];
  guests: PackageQuery['rooms'];
  origin: PackagePlace | null;
  destination: PackagePlace | null;
  packageInfo: PackageInfo | null;
  recentSearches: RecentSearch[];
  filters: PackageFilters;
  search: PackagesFound;
  following: StoredRequest<FollowingAsked, FollowingPackages>;
  places: StoredRequest<null, PackagePlaces>;
  months: StoredRequest<MonthsAsked, PackageMonths>;
  neighbours: StoredRequest<MonthsAsked, PackageMonths>;
  departures: StoredRequest<DeparturesAsked, PackageMonths['dates']>;
  featured: StoredRequest<null, FeaturedPackages['regions']>;
  quote: StoredRequest<QuoteAsked, Quote>;
  checkout: CheckoutState<Offer, PackagePriceChanged>;
  /** Other passengers of packages that were sold. */
  changes: StoredMutations<PackagePassengerChange, string>;
}
/** Fields that outlive the visit. Results and the package come back by the address. */
export type KeptField =
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
  checkout: initialCheckout,
  changes: {},
};
/** Fields of the slice that a form is filled from where another product's form has taken their place. */
export type KeptForm = Pick<PackageState, 'dates' | 'guests' | 'origin' | 'destination'>;
