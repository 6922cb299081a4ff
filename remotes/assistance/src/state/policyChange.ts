import type { PolicyDates } from '@tiquete/contracts';
import { createChange, type ApiClient } from '@tiquete/platform';

/** The supplier is asked, and answers in its own time. */
const TIMEOUT_MS = 40_000;

export interface PolicyMove {
  bookingId: string;
  /** Id of a policy bought with another product's booking. */
  extraId?: string;
  /** Another first day of cover, YYYY-MM-DD. */
  checkin: string;
}
async function send(
  api: ApiClient,
  { bookingId, extraId, checkin }: PolicyMove,
  mode: 'SIMULATION' | 'CHANGE',
  signal: AbortSignal,
): Promise<PolicyDates> {
  const body = { mode, checkin, extra: extraId };
  const input = { params: { id: bookingId }, body, timeoutMs: TIMEOUT_MS };
  return (await api.call('POST asisstances/bookings/:id/dates', input, signal)).data;
}
/** A policy that has not begun gets another first day, and keeps its number of days. */
export const policyChange = createChange<PolicyMove, PolicyDates, PolicyDates>('assistance', {
  keyOf: ({ bookingId, extraId = '' }) => `${bookingId} ${extraId}`,
  ask: (api, move, signal) => send(api, move, 'SIMULATION', signal),
  make: (api, move, _, signal) => send(api, move, 'CHANGE', signal),
});
