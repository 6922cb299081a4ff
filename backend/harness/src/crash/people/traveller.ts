import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { paymentResponseSchema } from '@tiquete/contracts';
import type { BrandId } from '../brands';
import { cancelSome, type Cancelled } from './cancel';
import { cancelExtra, type CancelledExtra, chooseExtra } from './extras';
import { type LaterParts, payLaterParts } from './laterParts';
import { movePolicy } from './moveDates';
import type { Outside } from '../outside/outside';
import type { Random } from '../random';
import { buy, type Purchaser } from '../products/driver';
import { errorCodeOf, type Visitor } from './visitor';

/** Real milliseconds: the maximum wait for the hold of seats, and the time between two checks. */
const [HOLD_MS, HOLD_POLL_MS] = [10_000, 500];

/** Result of one traveller: what the traveller has seen and agreed to. */
export interface Story {
  brand: BrandId;
  bookingId: string;
  code: string;
  /** Agreed price in whole pesos. */
  total: number;
  /** Last status that the pages showed. */
  seen: string;
  cancelled: Cancelled | null;
  /** An extra that the traveller cancelled while the booking was in force. */
  cancelledExtra?: CancelledExtra | null;
  /** Outcome of the instalments of a booking that has any. */
  laterParts?: LaterParts;
  /** Description of a page that never got an answer. */
  complaint?: string;
}
export interface Trip {
  /** Number of the traveller, unique in the run. */
  index: number;
  brand: BrandId;
  visitor: Visitor;
  purchaser: Purchaser;
  outside: Outside;
  random: Random;
  /** True when the traveller may leave without paying. Such a booking ends only with its payment deadline. */
  mayLeave: boolean;
  /** Maximum real milliseconds for which the traveller watches the payment's page. */
  maxWaitMs: number;
  /** Aborts when a control has detected its loss, so that the travellers stop. */
  enough: AbortSignal;
  /** Share of travellers who choose an extra for the booking. */
  extraShare: number;
  /** Share of travellers who move a policy to other days. */
  moveShare: number;
  /** True when some travellers cancel an extra without cancelling the booking. */
  cancelsExtras: boolean;
  /** Makes the unpaid instalments of a booking count as missed from now on. */
  letGracePass: (brand: BrandId, bookingId: string) => Promise<void>;
  /** True for a control in which each attempt has a new key, as if there were no idempotency keys. */
  forgetsKeys: boolean;
}

/** Chooses, books, pays and watches like a person with a bad connection. */
export async function travel(trip: Trip): Promise<Story> {
  const { random } = trip;
  const story = await choose(trip);
  try {
    await chooseExtra(trip, story.bookingId, trip.extraShare);
    if (trip.mayLeave && random.happens(0.04)) return { ...story, seen: 'left' };
    return await payAndCancel(trip, story);
  } catch (error) {
    return { ...story, complaint: String(error) };
  }
}

async function payAndCancel(trip: Trip, story: Story): Promise<Story> {
  const { random } = trip;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const seen = await payOnce(trip, story.bookingId);
    if (seen === 'OK') {
      const laterParts = await payLaterParts(trip, story.bookingId, (pays) =>
        payOnce(trip, story.bookingId, pays),
      );
      if (laterParts === 'missed') return { ...story, seen, laterParts };
      await movePolicy(trip, story.bookingId, trip.moveShare);
      const cancelledExtra = trip.cancelsExtras ? await cancelExtra(trip, story.bookingId) : null;
      return {
        ...story,
        seen,
        laterParts,
        cancelledExtra,
        ...(await cancelSome(trip, story.bookingId)),
      };
    }
    if (seen !== 'REJECTED' || (trip.mayLeave && random.happens(0.3))) return { ...story, seen };
  }
  return { ...story, seen: 'REJECTED' };
}

async function choose({ index, visitor, purchaser, random, brand }: Trip): Promise<Story> {
  for (let tries = 0; tries < 40; tries += 1) {
    const bought = await buy(purchaser, { index, visitor, random });
    if (bought) return { ...bought, brand, seen: '', cancelled: null };
  }
  throw new Error('Forty offers were gone.');
}

/**
 * Goes to the gateway's page once and returns. The result is the booking's status, `REJECTED` for a rejected payment, or
 * `watching` when it is pending.
 */
async function payOnce(
  trip: Trip,
  bookingId: string,
  pays: 'NEXT' | 'ALL' = 'NEXT',
  remainingMs = HOLD_MS,
): Promise<string> {
  const { visitor, outside, random, forgetsKeys } = trip;
  const key = randomUUID();
  const open = () =>
    visitor.request(
      'POST',
      'payments',
      { bookingId, return_path: '/checkout/hotel', pay: pays },
      forgetsKeys ? randomUUID : () => key,
    );
  // One traveller in five clicks twice, with one key. In the control without keys all do, because few other calls are
  // repeated at the same time.
  const replies = await Promise.all(
    random.happens(forgetsKeys ? 1 : 0.2) ? [open(), open()] : [open()],
  );
  const opened = replies
    .map(({ body }) => paymentResponseSchema.safeParse(body).data?.data)
    .filter((payment) => payment !== undefined);
  const [first] = opened;
  const [refusal] = replies.map(errorCodeOf);
  if (!first && refusal === 'HOLD_PENDING' && remainingMs > 0) {
    await wait(HOLD_POLL_MS);
    return payOnce(trip, bookingId, pays, remainingMs - HOLD_POLL_MS);
  }
  if (!first) return refusal === 'ALREADY_PAID' ? 'watching' : 'gone';
  const fate = random.next();
  // A traveller who is sent to several pages pays on each of them, and returns before the bank has answered.
  const answers: Promise<void>[] = [];
  for (const requestId of new Set(opened.map((payment) => payment.requestId))) {
    await wait(random.between(0, 200));
    answers.push(onThePage(outside, random, requestId, fate));
  }
  const [seen] = await Promise.all([watch(trip, first.reference), ...answers]);
  return seen;
}

/**
 * Simulates the payer on the gateway's page: 8 of 100 payments are declined, 32 are answered by a bank within four seconds.
 */
async function onThePage(
  outside: Outside,
  random: Random,
  requestId: string,
  fate: number,
): Promise<void> {
  if (fate < 0.08) {
    await outside.pay(requestId, { method: 'card', outcome: 'reject' });
    return outside.leave(requestId);
  }
  if (fate >= 0.4)
    return void (await outside.pay(requestId, { method: 'card', outcome: 'approve' }));
  if (!(await outside.pay(requestId, { method: 'pse', outcome: 'pending' }))) return undefined;
  const outcome = random.happens(0.85) ? 'approve' : 'reject';
  await wait(random.between(100, 4000));
  await outside.settle(requestId, outcome);
  return outcome === 'reject' ? outside.leave(requestId) : undefined;
}

async function watch(
  { visitor, random, maxWaitMs, enough }: Trip,
  reference: string,
): Promise<string> {
  const until = Date.now() + maxWaitMs;
  while (Date.now() < until && !enough.aborted) {
    const payment = paymentResponseSchema.safeParse(
      (await visitor.request('GET', `payments/${reference}`)).body,
    ).data?.data;
    // A later payment finds its booking confirmed already.
    const isOpen = payment?.booking.status === 'OK' && payment.status === 'PENDING';
    if (payment && payment.booking.status !== 'COTIZED' && !isOpen) return payment.booking.status;
    if (payment?.status === 'REJECTED') return 'REJECTED';
    await wait(random.between(150, 450));
  }
  return 'watching';
}
