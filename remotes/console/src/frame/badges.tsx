import { Badge, type Tone } from '@tiquete/ui';
import { BOOKING_STATES, labelOf } from '../messages/stateLabels';

/** Colour of a booking's badge: red if a person must act, green for success, amber and blue in progress, grey when ended. */
export function bookingTone(state: string): Tone {
  if (/UNKNOWN|REVIEW/.test(state)) return 'error';
  if (state === 'CONFIRMED') return 'success';
  if (['CANCELLED', 'REJECTED', 'EXPIRED'].includes(state)) return 'neutral';
  return ['CREATED', 'HELD', 'AWAITING_PAYMENT'].includes(state) ? 'primary' : 'warning';
}
export function BookingBadge({ state }: { state: string }) {
  return <Badge tone={bookingTone(state)}>{labelOf(BOOKING_STATES, state)}</Badge>;
}
