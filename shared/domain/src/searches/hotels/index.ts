// Search of hotels: its address, its rules and its request, for the remote and the api.
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
export { parseSearch, queryKey, queryPairs } from './queryAddress';
export { firstSearch, toSearchBody } from './searchBody';
