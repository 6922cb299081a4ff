// The contract between shell and remotes. The shell bundles all of it: export only what remotes need.
export * from './api/apiClient';
export * from './api/ApiContext';
export { createMutation, type StoredMutations } from './api/createMutation';
export { createRequest, type StoredRequest } from './api/createRequest';
export { mutate } from './api/mutate';
export { poll, type PollRule } from './api/poll';
export { ApiProblem, localProblem, toProblem, type Problem } from './api/problem';
export { request } from './api/request';
export { useMutation } from './api/useMutation';
export { useRequest, type LoadState, type RequestState } from './api/useRequest';
export * from './boot/boot';
export type { ScriptGate } from './boot/gate';
export * from './i18n/i18n';
export * from './i18n/messageKeys';
export { useStable } from './page/useStable';
export { ANNOUNCER_ID, usePageMeta, type PageMeta } from './page/usePageMeta';
export { createBrowserStorage, type KeyValueStorage } from './persistence/browserStorage';
export type { FieldGuards, Guard, GuardKit, ParsedFields } from './persistence/guards';
export { loadGuards, loadMergeLists } from './persistence/loadGuards';
export type { AnyLists, SharedLists } from './persistence/mergeLists';
export { onVisitForgotten, visitStorage } from './persistence/visit';
export * from './remote/defineRemote';
export * from './remote/settings';
export * from './remote/slots';
export {
  getCsrfToken,
  getProviders,
  getSession,
  signIn,
  signOut,
  type Provider,
  type SignInResult,
} from './session/authClient';
export {
  SessionProvider,
  useRequiredSession,
  useSession,
  type SessionValue,
} from './session/SessionProvider';
export {
  configChanged,
  configPersist,
  configSlice,
  initialConfig,
  selectConfig,
} from './store/configSlice';
export { type ConfigState } from './store/configState';
export * from './store/effects';
export {
  loadingFinished,
  loadingSlice,
  loadingStarted,
  selectIsLoading,
  selectLoadingLabel,
} from './store/loadingSlice';
export {
  notify,
  noticeDismissed,
  noticesSlice,
  selectNotices,
  type NoticeItem,
  type NoticeKind,
} from './store/noticesSlice';
export { usePageStore, type PageStore } from './store/pageStore';
export * from './store/redux';
export * from './store/searchModule';
export {
  areDepartures,
  initialSearchSection,
  searchSectionChanged,
  searchSectionPersist,
  searchSectionSlice,
  selectSearchSection,
  tripDates,
} from './store/searchSectionSlice';
export {
  type FlightSegment,
  type PlaceObject,
  type SearchDates,
  type SearchSection,
} from './store/searchSectionState';
export { shellSlices, type PlatformState } from './store/shellSlices';
export { markDrawn } from './telemetry/markDrawn';
export { reportError, type ErrorReport } from './telemetry/reportError';
export { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
// Rules of the domain that shell and remotes use. Rules of the server only are not listed, because every page loads these.
export {
  addDays,
  addMonths,
  BOOKING_STATUS,
  brandPalette,
  contrastRatio,
  countryName,
  DOCUMENT_TYPE_LABELS,
  FLIGHT_ORDER_LABELS,
  fold,
  formatDay,
  formatDayLong,
  formatDays,
  formatDayYear,
  formatDecimal,
  formatDuration,
  formatInstantLocal,
  formatMoney,
  formatMonth,
  formatOther,
  formatScore,
  GENDER_LABELS,
  HOTEL_ORDER_LABELS,
  inColombia,
  isDay,
  MEAL_PLAN_LABELS,
  MENU_LABELS,
  nightsBetween,
  PASSENGER_LABELS,
  PAYMENT_STATUS,
  phoneHref,
  PLACE_GROUP_LABELS,
  rateWords,
  READABLE,
  scaleLabel,
  shortMoney,
  SORT_LABEL,
  today,
  toPesos,
  TRIP_TYPE_LABELS,
} from '@tiquete/domain';
