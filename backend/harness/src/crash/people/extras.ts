import { setTimeout as wait } from 'node:timers/promises';
import {
  bookingResponseSchema,
  cartUpdateResponseSchema,
  optionalCancellationResponseSchema,
  optionalSearchResponseSchema,
  type OptionalSearch,
} from '@tiquete/contracts';
import type { Random } from '../random';
import { codeOf, type Visitor } from './visitor';

/** An extra that was cancelled alone, and the agreed retained amount in whole pesos. */
export interface CancelledExtra {
  id: string;
  penalty: number;
}
interface Shopper {
  index: number;
  visitor: Visitor;
  random: Random;
}
/** Real milliseconds that a traveller waits for an extra's confirmation, and between two checks. */
const [CONFIRM_MS, LOOK_MS] = [8000, 400];
/** The cart already has it, or nothing can be chosen any more: the traveller continues and pays. */
const PASSED = [
  'CART_VERSION',
  'CART_LOCKED',
  'ALREADY_PAID',
  'BOOKING_EXPIRED',
  'BOOKING_REJECTED',
  'SERVICE_UNAVAILABLE',
];

/** A share of the travellers chooses one extra, mostly a policy, before they pay. */
export async function chooseExtra(
  shopper: Shopper,
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
  const reply = await visitor.ask('PUT', 'optionals/cart/update', {
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
  if (!cartUpdateResponseSchema.safeParse(reply.body).success && !PASSED.includes(codeOf(reply)))
    throw new Error(`An extra was refused: ${reply.text.slice(0, 300)}`);
}

/** The offered extras, after the documents and birth dates that the booking lacks were sent. */
async function findExtras(
  { index, visitor }: Shopper,
  bookingId: string,
): Promise<OptionalSearch | undefined> {
  const ask = async (body: object) =>
    optionalSearchResponseSchema.safeParse(
      (await visitor.ask('POST', 'optionals/searchs', { bookingId, ...body })).body,
    ).data?.data;
  const found = await ask({});
  const unknown = found?.unidentified ?? [];
  if (unknown.length === 0) return found;
  return ask({
    travelers: unknown.map(({ id }, place) => ({
      id,
      document_type: 5,
      document: `EX${1_020_300_000 + place * 10_000_000 + index}`,
      birth_date: '1985-06-02',
    })),
  });
}

/** One traveller in three cancels a confirmed extra and keeps the booking. */
export async function cancelExtra(
  { visitor, random }: Pick<Shopper, 'visitor' | 'random'>,
  bookingId: string,
): Promise<CancelledExtra | null> {
  if (!random.happens(0.3)) return null;
  const read = async () =>
    bookingResponseSchema.safeParse((await visitor.ask('GET', `bookings/${bookingId}`)).body).data
      ?.data.optionals ?? [];
  let extras = await read();
  for (
    const until = Date.now() + CONFIRM_MS;
    extras.some(({ status }) => status === 'CHOSEN' || status === 'CONFIRMING') &&
    Date.now() < until;
  ) {
    await wait(LOOK_MS);
    extras = await read();
  }
  const extra = extras.find(({ status }) => status === 'CONFIRMED');
  if (!extra) return null;
  const path = `bookings/${bookingId}/optionals/${extra.id}/cancellations`;
  const ask = async (body: object) =>
    optionalCancellationResponseSchema.safeParse((await visitor.ask('POST', path, body)).body).data
      ?.data;
  const asked = await ask({ mode: 'SIMULATION' });
  if (!asked?.is_cancellable) return null;
  const agreed = await ask({ mode: 'CANCELLATION', expected_penalty: asked.penalty });
  return agreed ? { id: extra.id, penalty: asked.penalty } : null;
}
