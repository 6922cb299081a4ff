import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { paymentResponseSchema, prebookingResponseSchema } from '@tiquete/contracts';
import type { Outside } from './outside';
import type { Random } from './random';
import { bodyOf, type HotelOffer } from './shops/hotels';
import type { Shelf } from './shops/shelf';
import type { Story } from './traveller';
import { codeOf, type Visitor } from './visitor';

const TIMES = 50;

/**
 * The same key fifty times at once at both replicas, then once with another body: one booking and one page, equal answers, 422.
 * @throws Error saying what was not so
 */
export async function probeKeys(
  visitor: Visitor,
  shelf: Shelf<HotelOffer>,
  outside: Outside,
  random: Random,
): Promise<Story> {
  const offer = await shelf.choose(random);
  const body = bodyOf(offer, 900_000);
  const booked = await fiftyTimes(
    visitor,
    'hotels/prebookings',
    body,
    { ...body, Observaciones: 'otra' },
    201,
  );
  const { booking } = prebookingResponseSchema.parse(JSON.parse(booked)).data;
  if (!booking) throw new Error('Fifty prebookings made no booking.');
  const pay = { bookingId: booking.id, return_path: '/checkout/hotel' };
  const opened = await fiftyTimes(
    visitor,
    'payments',
    pay,
    { ...pay, return_path: '/checkout/package' },
    200,
  );
  await outside.pay(paymentResponseSchema.parse(JSON.parse(opened)).data.requestId, {
    method: 'card',
    outcome: 'approve',
  });
  return {
    brand: 'tiquete',
    bookingId: booking.id,
    code: booking.code,
    total: offer.total,
    seen: 'probe',
    cancelled: null,
  };
}

async function fiftyTimes(
  visitor: Visitor,
  path: string,
  body: object,
  other: object,
  status: number,
): Promise<string> {
  const key = randomUUID();
  const answer = async (_: unknown, index: number): Promise<string> => {
    for (let tries = 0; tries < 1000; tries += 1) {
      const reply = await visitor.once('POST', path, body, key, index % 2).catch(() => null);
      if (reply && reply.status === status) return reply.text;
      // A database that fifty calls at once wait for may say so.
      if (reply && !['IN_PROGRESS', 'OVERLOADED'].includes(codeOf(reply)))
        throw new Error(`${path}: ${reply.status} ${reply.text.slice(0, 300)}`);
      await wait(20);
    }
    throw new Error(`${path}: still running after a thousand tries.`);
  };
  const answers = await Promise.all(Array.from({ length: TIMES }, answer));
  const [first = ''] = answers;
  if (new Set(answers).size !== 1)
    throw new Error(`${path}: one key had ${new Set(answers).size} different answers.`);
  const refused = await visitor.once('POST', path, other, key, 0);
  if (refused.status !== 422 || codeOf(refused) !== 'IDEMPOTENCY_KEY_REUSED')
    throw new Error(`${path}: the key with another body had ${refused.status} ${codeOf(refused)}.`);
  return first;
}
