import type {
  AssistancePlaces,
  AssistanceSearchResponse,
  PolicyDates,
  Room,
} from '@tiquete/contracts';
import type { AssistanceQuery, CoverDates } from '@tiquete/domain/searches/assistance';
import type { StoredMutations, PlaceObject, StoredRequest } from '@tiquete/platform';
import type { SearchState } from '@tiquete/search';
import type { PlanFilters } from '../model/planFilters';

/** Field names of the specification, section 3. */
export interface RecentSearch {
  destination_name: string;
  dates: CoverDates;
  /** First day of cover as `DD MMM` in Spanish. */
  checkInLabel: string;
  checkOutLabel: string;
  /** Empty for assistance. */
  rooms: Room[];
  /** Empty for assistance. */
  image: string;
  /** Codes of regions and countries, separated by commas. */
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
  /** Codes of the plan that the checkout sells: of its price in this session, and of the plan in any session. */
  productCode: string;
  assistanceCode: string;
  /** Whole pesos when the plan was chosen. A different price later is shown as changed. */
  chosenTotal: number;
  recentSearches: RecentSearch[];
  /** Null before the first results page. */
  filters: PlanFilters | null;
  search: AssistanceSearch;
  places: StoredRequest<null, AssistancePlaces>;
  /** Changed days of sold policies. */
  changes: StoredMutations<PolicyDates, PolicyDates>;
}
/** Persisted fields. Results are not persisted: the address holds their search. */
export type PersistedField = 'productCode' | 'assistanceCode' | 'chosenTotal' | 'recentSearches';
export const initialAssistanceState: AssistanceState = {
  productCode: '',
  assistanceCode: '',
  chosenTotal: 0,
  recentSearches: [],
  filters: null,
  search: { phase: 'idle' },
  places: { phase: 'idle' },
  changes: {},
};
