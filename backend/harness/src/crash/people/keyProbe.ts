import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { paymentResponseSchema } from '@tiquete/contracts';
import type { Reply } from '../httpCall';
import type { Outside } from '../outside/outside';
import type { Random } from '../random';
import type { Purchaser } from '../products/driver';
import type { Story } from './traveller';
import { errorCodeOf, type Visitor } from './visitor';

const TIMES = 50;
const BUSY = ['IN_PROGRESS', 'OVERLOADED', 'SUPPLIER_TIMEOUT', 'SUPPLIER_UNAVAILABLE'];

/**
 * Sends one key fifty times at once to both replicas, then once with another body. Expects one booking and one page, equal
 * answers, and 422 for the other body. @throws Error naming the violation
 */
export async function probeKeys(
  visitor: Visitor,
  purchaser: Purchaser,
  outside: Outside,
  random: Random,
): Promise<Story> {
  const order = await purchaser.order({ index: 900_000, visitor, random, isAccepted: true });
  if (!order) throw new Error('There was nothing to probe the keys with.');
  const { path, body } = order;
  const other = { ...body, customer: { ...body.customer, email: 'otra@viajes.test' } };
  const bought = purchaser.readBought(await fiftyTimes(visitor, path, body, other, 201), order);
  if (!bought) throw new Error('Fifty calls made no booking.');
  const pay = { bookingId: bought.bookingId, return_path: '/checkout/hotel' };
  const otherPay = { ...pay, return_path: '/checkout/package' };
  const opened = await fiftyTimes(visitor, 'payments', pay, otherPay, 200);
  await outside.pay(paymentResponseSchema.parse(opened.body).data.requestId, {
    method: 'card',
    outcome: 'approve',
  });
  return { ...bought, brand: 'tiquete', seen: 'probe', cancelled: null };
}

async function fiftyTimes(
  visitor: Visitor,
  path: string,
  body: object,
  other: object,
  status: number,
): Promise<Reply> {
  const key = randomUUID();
  const answer = async (_: unknown, index: number): Promise<Reply> => {
    for (let tries = 0; tries < 1000; tries += 1) {
      const reply = await visitor.once('POST', path, body, key, index % 2).catch(() => null);
      if (reply && reply.status === status) return reply;
      // Fifty calls at once may overload the database or a supplier.
      if (reply && !BUSY.includes(errorCodeOf(reply)))
        throw new Error(`${path}: ${reply.status} ${reply.text.slice(0, 300)}`);
      await wait(20);
    }
    throw new Error(`${path}: still running after a thousand tries.`);
  };
  const answers = await Promise.all(Array.from({ length: TIMES }, answer));
  const different = new Set(answers.map(({ text }) => text)).size;
  const [first] = answers;
  if (!first || different !== 1)
    throw new Error(`${path}: one key had ${different} different answers.`);
  const refused = await visitor.once('POST', path, other, key, 0);
  if (refused.status !== 422 || errorCodeOf(refused) !== 'IDEMPOTENCY_KEY_REUSED')
    throw new Error(
      `${path}: the key with another body had ${refused.status} ${errorCodeOf(refused)}.`,
    );
  return first;
}
