import { setTimeout as wait } from 'node:timers/promises';
import {
  bookingResponseSchema,
  cartUpdateResponseSchema,
  optionalCancellationResponseSchema,
  optionalSearchResponseSchema,
  type OptionalSearch,
} from '@tiquete/contracts';
import type { Random } from '../random';
import { errorCodeOf, type Visitor } from './visitor';

/** An extra that was cancelled separately, and the agreed penalty in whole pesos. */
export interface CancelledExtra {
  id: string;
  penalty: number;
}
interface ExtraBuyer {
  index: number;
  visitor: Visitor;
  random: Random;
}
/** Real milliseconds: the maximum wait for the confirmation of an extra, and the time between two checks. */
const [CONFIRM_MS, POLL_MS] = [8000, 400];
/**
 * Error codes after which the traveller continues without an extra: the cart already has one, or none can be chosen any
 * more.
 */
const PASSED = [
  'CART_VERSION',
  'CART_LOCKED',
  'ALREADY_PAID',
  'BOOKING_EXPIRED',
  'BOOKING_REJECTED',
  'SERVICE_UNAVAILABLE',
];

/** Lets some travellers choose an extra before they pay, mostly a policy. */
export async function chooseExtra(
  shopper: ExtraBuyer,
  bookingId: string,
  share: number,
): Promise<void> {
  const { visitor, random } = shopper;
  if (!random.happens(share)) return;
  const found = await findExtras(shopper, bookingId);
  const policies = found?.optionals.filter(({ kind }) => kind === 'ASSISTANCE') ?? [];
  const offered = policies.length > 0 && random.happens(0.8) ? policies : (found?.optionals ?? []);
  if (!found || offered.length === 0) return;
  const { code, per, passenger_ids: ids } = random.pick(offered);
  const reply = await visitor.request('PUT', 'optionals/cart/update', {
    bookingId,
    items: [
      {
        code,
        quantity: 1,
        passenger_ids: per === 'passenger' ? ids.slice(0, 1) : [],
        segment_ids: [],
      },
    ],
    cart_version: found.cart.version,
  });
  if (
    !cartUpdateResponseSchema.safeParse(reply.body).success &&
    !PASSED.includes(errorCodeOf(reply))
  )
    throw new Error(`An extra was refused: ${reply.text.slice(0, 300)}`);
}

/** Extras on sale, after the missing documents and birth dates of the booking were sent. */
async function findExtras(
  { index, visitor }: ExtraBuyer,
  bookingId: string,
): Promise<OptionalSearch | undefined> {
  const request = async (body: object) =>
    optionalSearchResponseSchema.safeParse(
      (await visitor.request('POST', 'optionals/searchs', { bookingId, ...body })).body,
    ).data?.data;
  const found = await request({});
  const unknown = found?.unidentified ?? [];
  if (unknown.length === 0) return found;
  return request({
    travelers: unknown.map(({ id }, place) => ({
      id,
      document_type: 5,
      document: `EX${1_020_300_000 + place * 10_000_000 + index}`,
      birth_date: '1985-06-02',
    })),
  });
}

/** Lets one traveller in three cancel a confirmed extra, without cancelling the booking. */
export async function cancelExtra(
  { visitor, random }: Pick<ExtraBuyer, 'visitor' | 'random'>,
  bookingId: string,
): Promise<CancelledExtra | null> {
  if (!random.happens(0.3)) return null;
  const read = async () =>
    bookingResponseSchema.safeParse((await visitor.request('GET', `bookings/${bookingId}`)).body)
      .data?.data.optionals ?? [];
  let extras = await read();
  for (
    const until = Date.now() + CONFIRM_MS;
    extras.some(({ status }) => status === 'CHOSEN' || status === 'CONFIRMING') &&
    Date.now() < until;
  ) {
    await wait(POLL_MS);
    extras = await read();
  }
  const extra = extras.find(({ status }) => status === 'CONFIRMED');
  if (!extra) return null;
  const path = `bookings/${bookingId}/optionals/${extra.id}/cancellations`;
  const request = async (body: object) =>
    optionalCancellationResponseSchema.safeParse((await visitor.request('POST', path, body)).body)
      .data?.data;
  const requested = await request({ mode: 'SIMULATION' });
  if (!requested?.is_cancellable) return null;
  const agreed = await request({ mode: 'CANCELLATION', expected_penalty: requested.penalty });
  return agreed ? { id: extra.id, penalty: requested.penalty } : null;
}
