// Search of flights: its address, its rules and its request, for the remote and the api.
export {
  checkSearch,
  MIN_CITIES,
  type DateError,
  type PassengersError,
  type PlaceError,
  type SearchErrors,
  type SegmentErrors,
} from './checkSearch';
export {
  emptyDraft,
  emptySegment,
  toDraft,
  type FlightDraft,
  type FlightPlaceChoice,
  type FlightQuery,
  type QuerySegment,
  type SegmentDraft,
  type TripType,
} from './flightQuery';
export { parseSearch } from './parseSearch';
export { queryKey, queryPairs } from './queryPairs';
export { firstSearch, toSearchBody } from './searchBody';
export { CABIN_LABELS } from './cabinLabels';
