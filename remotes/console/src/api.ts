import type { ApiBody, ApiResponse, ReleaseMove } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import type { BookingsQuery, CasesQuery, DeparturesQuery } from './urls';

export type BookingsPage = ApiResponse<'GET operations/bookings'>;
export type CasesPage = ApiResponse<'GET operations/cases'>;
export type DeparturesPage = ApiResponse<'GET console/packages/departures'>;
export type MailsPage = ApiResponse<'GET development/mails'>;
export type RefundBody = ApiBody<'POST operations/bookings/:id/refunds'>;

// Every function here throws ApiProblem, or an AbortError when `signal` aborts.

export const fetchSummary = async (api: ApiClient, _: null, signal: AbortSignal) =>
  (await api.call('GET operations/summary', {}, signal)).data;

export function fetchBookings(
  api: ApiClient,
  { q, state, course, product, supplier, from, to, page }: BookingsQuery,
  signal: AbortSignal,
): Promise<BookingsPage> {
  const given = <T extends string>(value: T | '') => (value === '' ? undefined : value);
  const query = {
    q: given(q),
    state: given(state),
    unfinished: course === 'unfinished' ? ('yes' as const) : undefined,
    product: given(product),
    supplier: given(supplier),
    from: given(from),
    to: given(to),
    page,
  };
  return api.call('GET operations/bookings', { query }, signal);
}
export const fetchBooking = async (api: ApiClient, id: string, signal: AbortSignal) =>
  (await api.call('GET operations/bookings/:id', { params: { id } }, signal)).data;
export function fetchDepartures(
  api: ApiClient,
  { q, month, state, group, after }: DeparturesQuery,
  signal: AbortSignal,
): Promise<DeparturesPage> {
  const query = {
    q,
    month: month || undefined,
    state: state || undefined,
    below_minimum: group === 'below' ? ('yes' as const) : undefined,
    cursor: after || undefined,
  };
  return api.call('GET console/packages/departures', { query }, signal);
}
export const fetchDeparture = async (api: ApiClient, id: string, signal: AbortSignal) =>
  (await api.call('GET console/packages/departures/:id', { params: { id } }, signal)).data;
export const fetchCases = (
  api: ApiClient,
  query: CasesQuery,
  signal: AbortSignal,
): Promise<CasesPage> => api.call('GET operations/cases', { query }, signal);
export const fetchCase = async (api: ApiClient, id: string, signal: AbortSignal) =>
  (await api.call('GET operations/cases/:id', { params: { id } }, signal)).data;
export const fetchReleases = async (api: ApiClient, _: null, signal: AbortSignal) =>
  (await api.call('GET console/releases', {}, signal)).data;
export const fetchReleasePart = async (api: ApiClient, part: string, signal: AbortSignal) =>
  (await api.call('GET console/releases/parts/:part', { params: { part } }, signal)).data;
export const fetchReleaseHistory = async (api: ApiClient, _: null, signal: AbortSignal) =>
  (await api.call('GET console/releases/history', { query: { limit: 100 } }, signal)).data;
export const fetchSupportCode = async (api: ApiClient, code: string, signal: AbortSignal) =>
  (await api.call('GET console/releases/codes/:code', { params: { code } }, signal)).data;
export const moveRelease = async (api: ApiClient, body: ReleaseMove) =>
  (await api.call('POST console/releases/moves', { body })).data;
export type OverrideBody = ApiBody<'PUT console/releases/override'>;
export const startOverride = (api: ApiClient, body: OverrideBody) =>
  api.call('PUT console/releases/override', { body });
export const endOverride = (api: ApiClient) => api.call('DELETE console/releases/override', {});
/** `id` is a booking's code, or the id of a request or a trace. */
export const fetchStory = async (api: ApiClient, id: string, signal: AbortSignal) =>
  (await api.call('GET operations/stories/:id', { params: { id } }, signal)).data;
export const fetchMails = (api: ApiClient, page: number, signal: AbortSignal): Promise<MailsPage> =>
  api.call('GET development/mails', { query: { page } }, signal);

export const showPeople = async (api: ApiClient, id: string, reason: string) =>
  (await api.call('POST operations/bookings/:id/people', { params: { id }, body: { reason } }))
    .data;
export const lookUpAgain = (api: ApiClient, id: string, seen: SeenCase | undefined) =>
  api.call('POST operations/bookings/:id/asks', { params: { id }, body: { case: seen } });
export const refund = async (
  api: ApiClient,
  id: string,
  body: RefundBody,
  idempotencyKey: string,
) =>
  (await api.call('POST operations/bookings/:id/refunds', { params: { id }, body, idempotencyKey }))
    .data;
export type DecisionBody = ApiBody<'POST operations/refund_proposals/:id/decisions'>;
export const decide = (api: ApiClient, id: string, body: DecisionBody) =>
  api.call('POST operations/refund_proposals/:id/decisions', { params: { id }, body });
export const resolve = (api: ApiClient, { id, version }: SeenCase, note: string) =>
  api.call('POST operations/cases/:id/resolutions', { params: { id }, body: { version, note } });

export type AllotmentBody = ApiBody<'POST console/packages/departures/:id/allotments'>;
export const setAllotment = (api: ApiClient, id: string, body: AllotmentBody) =>
  api.call('POST console/packages/departures/:id/allotments', { params: { id }, body });
export type SaleBody = ApiBody<'POST console/packages/departures/:id/sale'>;
export const setSale = (api: ApiClient, id: string, body: SaleBody) =>
  api.call('POST console/packages/departures/:id/sale', { params: { id }, body });
export type DepartureDecisionBody = ApiBody<'POST console/packages/departures/:id/decision'>;
export const decideDeparture = (api: ApiClient, id: string, body: DepartureDecisionBody) =>
  api.call('POST console/packages/departures/:id/decision', { params: { id }, body });
export const showPassengers = async (api: ApiClient, id: string, reason: string) =>
  (
    await api.call('POST console/packages/departures/:id/passengers', {
      params: { id },
      body: { reason },
    })
  ).data.bookings;
export const fetchPassengersFile = async (api: ApiClient, id: string, reason: string) =>
  (
    await api.call('POST console/packages/departures/:id/passengers_files', {
      params: { id },
      body: { reason },
    })
  ).data;

/** Version of the case on the screen. The api rejects an action on another version. */
export interface SeenCase {
  id: string;
  version: number;
}
