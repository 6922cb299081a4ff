// Search of assistance: its address, its rules and its request, for the remote and the api.
export {
  emptyDraft,
  HOME_COUNTRY,
  toDraft,
  type AssistanceQuery,
  type CoverDates,
  type SearchDraft,
} from './assistanceQuery';
export { checkSearch, coverDays, type SearchErrors } from './checkSearch';
export {
  compareSums,
  meetsEvery,
  meetsRule,
  sumInPesos,
  unmetRules,
  type Rates,
} from './entryRules';
export { parseSearch } from './parseSearch';
export { queryKey, queryPairs } from './queryPairs';
export { firstSearch, toSearchBody } from './searchBody';
export { REGION_LABELS } from './regionLabels';
