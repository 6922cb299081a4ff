// Search of packages: its address, its rules and its request, for the remote and the api.
export { checkSearch, type SearchErrors } from './checkSearch';
export { isWholeMonth, monthDates, monthOf, requestedDates } from './departureDates';
export {
  defaultRoom,
  emptyDraft,
  noFilters,
  type ChildChoice,
  type DepartureDates,
  type ListQuery,
  type PackageFilters,
  type PackagePlace,
  type PackageQuery,
  type RoomChoice,
  type RoomDraft,
  type SearchDraft,
} from './packageQuery';
export { parseSearch } from './parseSearch';
export { queryPairs, tripKey } from './queryPairs';
export { readFilters, readMonths, readStars } from './readFilters';
export { isKnown, knownRooms, MAX_ADULTS_PER_ROOM, toLines } from './rooms';
export { firstSearch, toSearchBody } from './searchBody';
export { PLACE_HEADINGS } from './placeHeadings';
