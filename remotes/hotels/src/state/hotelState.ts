import type {
  HotelRoom,
  HotelSearchResponse,
  Room,
  FeaturedHotelsResponse,
} from '@tiquete/contracts';
import type { Destination, HotelQuery, StayDates } from '@tiquete/domain/searches/hotels';
import type { StoredRequest } from '@tiquete/platform';
import type { SearchState } from '@tiquete/search';
import type { HotelDetail } from '../model/detail';
import type { Favourite } from '../model/favourites';
import type { HotelFilterState } from '../model/hotelFilters';

/** Field names of the specification, section 3. */
export interface RecentSearch {
  destination_name: string;
  dates: StayDates;
  /** Days of the stay as `DD MMM` in Spanish. */
  checkInLabel: string;
  checkOutLabel: string;
  rooms: Room[];
  /** Picture address without its width. */
  image: string;
  destination_code: string;
  destinationObject: Destination;
  totalRooms: number;
  totalPax: number;
  /** One age for each traveller, room by room. */
  passengersAge: number[];
  /** `origin_code` of the request: hotels have no place of departure. */
  origin: string;
  /** Nationality of the travellers, ISO 3166-1 alpha-2. */
  nationality: string;
}
export type ResultPage = HotelSearchResponse;
export type HotelSearch = SearchState<HotelQuery, ResultPage>;
export type FeaturedDestination = FeaturedHotelsResponse['data']['destinations'][number];
export interface HotelState extends HotelFilterState {
  pax: number;
  nights: number;
  /** The room of `productCode` with only that tariff; empty without a choice. */
  tariffs: HotelRoom[];
  hotelCode: string;
  productCode: string;
  recentSearches: RecentSearch[];
  favourites: Favourite[];
  search: HotelSearch;
  detail: HotelDetail;
  featured: StoredRequest<null, FeaturedDestination[]>;
}
/** Persisted fields. Results are not persisted: the address holds their search. */
export type PersistedField =
  | 'pax'
  | 'nights'
  | 'tariffs'
  | 'hotelCode'
  | 'productCode'
  | 'filterValues'
  | 'filterSeleted'
  | 'recentSearches'
  | 'favourites';
export const initialHotelState: HotelState = {
  pax: 1,
  nights: 0,
  tariffs: [],
  hotelCode: '',
  productCode: '',
  filterValues: { price: [0, 0], name: '', star: [], mealPlan: [], orderBy: 'price_asc' },
  filterSeleted: { price: false, name: false, star: false, mealPlan: false, orderBy: false },
  moreFilters: {},
  recentSearches: [],
  favourites: [],
  search: { phase: 'idle' },
  detail: { phase: 'idle' },
  featured: { phase: 'idle' },
};
