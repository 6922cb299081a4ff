import { bookingResponseSchema } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import type { Random } from '../random';
import type { Visitor } from './visitor';

const MAX_DAYS = 20;

/**
 * Lets some travellers move a policy, a booking of its own or an extra, to other days. Half of them leave after an unclear
 * answer, and the worker completes their move.
 */
export async function movePolicy(
  { visitor, random }: { visitor: Visitor; random: Random },
  bookingId: string,
  share: number,
): Promise<void> {
  if (!random.happens(share)) return;
  const { body } = await visitor.request('GET', `bookings/${bookingId}`);
  const booking = bookingResponseSchema.safeParse(body).data?.data;
  const extra = booking?.optionals.find(
    ({ kind, status, date }) => kind === 'ASSISTANCE' && status === 'CONFIRMED' && date !== null,
  );
  const from = booking?.product === 'ASSISTANCE' ? booking.date_from : extra?.date;
  if (!from) return;
  const path = `asisstances/bookings/${bookingId}/dates`;
  const change = {
    mode: 'CHANGE',
    checkin: addDays(from, 1 + Math.floor(random.next() * MAX_DAYS)),
    ...(booking?.product !== 'ASSISTANCE' && { extra: extra?.id }),
  };
  if (random.happens(0.5)) await visitor.request('POST', path, change);
  else await visitor.once('POST', path, change).catch(() => undefined);
}
