import type { PolicyDates } from '@tiquete/contracts';
import { createMutation, type ApiClient } from '@tiquete/platform';

/** Milliseconds to wait for the supplier's answer. */
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
  signal?: AbortSignal,
): Promise<PolicyDates> {
  const body = { mode, checkin, extra: extraId };
  const input = { params: { id: bookingId }, body, timeoutMs: TIMEOUT_MS };
  return (await api.call('POST asisstances/bookings/:id/dates', input, signal)).data;
}
/** Moves a policy that has not begun to another first day. Its number of days stays the same. */
export const policyChange = createMutation<PolicyMove, PolicyDates, PolicyDates>('assistance', {
  keyOf: ({ bookingId, extraId = '' }) => `${bookingId} ${extraId}`,
  quote: (api, move, signal) => send(api, move, 'SIMULATION', signal),
  send: (api, move) => send(api, move, 'CHANGE'),
});
