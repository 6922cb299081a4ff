import { initialCheckout, type CheckoutState } from '@tiquete/checkout';
import type {
  AssistancePlaces,
  AssistancePriceChanged,
  AssistanceSearchResponse,
  PolicyDates,
  Room,
} from '@tiquete/contracts';
import type { StoredMutations, PlaceObject, StoredRequest } from '@tiquete/platform';
import type { SearchState } from '@tiquete/search';
import type { Offer } from '../model/offer';
import { noFilters, type PlanFilters } from '../model/planFilters';
import type { AssistanceQuery, CoverDates } from '../model/assistanceQuery';

/** Field names of the specification, section 3. */
export interface RecentSearch {
  destination_name: string;
  dates: CoverDates;
  /** `DD MMM` in Spanish. */
  checkInLabel: string;
  checkOutLabel: string;
  /** Assistance has none. */
  rooms: Room[];
  /** Assistance has no picture. */
  image: string;
  /** Regions and countries, separated by commas. */
  destination_code: string;
  destinationObject: PlaceObject;
  totalRooms: number;
  totalPax: number;
  passengersAge: number[];
  /** ISO country where the travellers live. */
  origin: string;
}
export type ResultPage = AssistanceSearchResponse;
export type AssistanceSearch = SearchState<AssistanceQuery, ResultPage>;
export interface AssistanceState {
  /** The plan that goes to the checkout: its price, and its rate. */
  productCode: string;
  assistanceCode: string;
  /** Whole pesos that it was chosen at, by which a new price is known to be another one. */
  chosenTotal: number;
  recentSearches: RecentSearch[];
  filters: PlanFilters;
  search: AssistanceSearch;
  places: StoredRequest<null, AssistancePlaces>;
  checkout: CheckoutState<Offer, AssistancePriceChanged>;
  /** Other days of policies that were sold. */
  changes: StoredMutations<PolicyDates, PolicyDates>;
}
/** Fields that outlive the visit. Results come back by the address. */
export type KeptField = 'productCode' | 'assistanceCode' | 'chosenTotal' | 'recentSearches';
export const initialAssistanceState: AssistanceState = {
  productCode: '',
  assistanceCode: '',
  chosenTotal: 0,
  recentSearches: [],
  filters: noFilters,
  search: { phase: 'idle' },
  places: { phase: 'idle' },
  checkout: initialCheckout,
  changes: {},
};
