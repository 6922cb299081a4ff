// Search of hotels: its address, its rules, its request and its rates, for the remote and the api.
export { distinctRates } from './distinctRates';
export { checkSearch, type DatesError, type RoomsError, type SearchErrors } from './checkSearch';
export {
  DEFAULT_NATIONALITY,
  defaultRoom,
  emptyDraft,
  toDraft,
  type Destination,
  type HotelQuery,
  type RoomDraft,
  type SearchDraft,
  type StayDates,
} from './hotelQuery';
export { parseSearch } from './parseSearch';
export { queryKey, queryPairs } from './queryPairs';
export { firstSearch, toSearchBody } from './searchBody';
