import { Badge, type Tone } from '@tiquete/ui';
import { BOOKING_STATES, labelOf } from '../messages/stateLabels';

/** Red needs a person, green went well, amber and blue are in progress, grey is over. */
export function bookingTone(state: string): Tone {
  if (/UNKNOWN|REVIEW/.test(state)) return 'error';
  if (state === 'CONFIRMED') return 'success';
  if (['CANCELLED', 'REJECTED', 'EXPIRED'].includes(state)) return 'neutral';
  return ['CREATED', 'HELD', 'AWAITING_PAYMENT'].includes(state) ? 'primary' : 'warning';
}
export function BookingBadge({ state }: { state: string }) {
  return <Badge tone={bookingTone(state)}>{labelOf(BOOKING_STATES, state)}</Badge>;
}
