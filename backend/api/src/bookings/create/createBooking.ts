import { randomInt, randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database';
import { insertBooking, insertInstalments, record } from '../repository';
import { type Engine, holdsOf } from '../engine';
import { intentOf, refuseDuplicate } from './duplicates';
import { limitUnpaid } from './unpaidHolds';
import type { KeyedCalls } from './keyedCalls';
import { readStoredAnswer } from './readStoredAnswer';
import { planInstalments } from '../pay/instalments';
import type { CreateBooking, KeyedCall, NewBooking, Quote, People } from '../ports';
import { buyerHash } from '../people/peopleCipher';
import { fold } from '@tiquete/domain';

const CODES_TRIED = 5;
/** Letters and digits without 0, 1, I and O, which are easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Creates a booking code: `TQ` and ten characters, which are 50 random bits and short enough for every supplier's client
 * reference.
 */
const newBookingCode = (): string =>
  `TQ${Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/**
 * Writes a booking, its first event and the answer of its idempotency key in one transaction. `prepare` runs before it, and only
 * once at a time for each key.
 */
export const createBookingCreator =
  (engine: Engine, keyed: KeyedCalls): CreateBooking =>
  async (call, prepare, { maySee } = {}) => {
    const claimed = await keyed.claim(call);
    if (claimed.phase === 'answered') return readStoredAnswer(claimed);
    try {
      const { quote, toAnswer, acceptsDuplicate = true } = await prepare();
      const intent = intentOf(engine, quote);
      return await engine.db.withBrand(call.brandId, async (tx) => {
        if (!acceptsDuplicate)
          await refuseDuplicate(tx, call.brandId, intent, engine.clock(), maySee);
        const booking = await writeBooking(engine, tx, call, quote, intent);
        const answer = toAnswer(booking);
        if (call.userId !== null)
          await saveNames(
            tx,
            { brandId: call.brandId, userId: call.userId },
            quote.people.customer,
          );
        await keyed.finish(tx, call, claimed.claim, { bookingId: booking.id, answer });
        return { bookingId: booking.id, answer };
      });
    } catch (error) {
      await keyed
        .release(call, claimed.claim)
        .catch((failure: unknown) => engine.log.warn({ err: failure }, 'key not released'));
      throw error;
    }
  };

async function writeBooking(
  engine: Engine,
  tx: Tx,
  call: KeyedCall,
  quote: Quote,
  intent: string,
): Promise<NewBooking> {
  const [id, createdAt] = [randomUUID(), engine.clock()];
  if (!engine.productIds.includes(quote.product))
    throw new Error(`No product is called ${quote.product}.`);
  if (!Number.isSafeInteger(quote.total) || quote.total <= 0)
    throw new Error('A quote needs a total of whole pesos.');
  const { markUp = 0 } = quote;
  if (!Number.isSafeInteger(markUp) || markUp < 0 || markUp >= quote.total)
    throw new Error('A mark-up is a part of the total.');
  if (quote.payBy <= createdAt) throw new Error('A quote needs time to be paid.');
  const instalments = planInstalments(quote, createdAt);
  const people = engine.cipher.seal(quote.people, id);
  // A product with holds is held at once. Any other one waits for its payment.
  const isHeld =
    engine.products.has(quote.product) &&
    holdsOf(engine, { product: quote.product, supplier_data: quote.supplierData }) !== null;
  const payBy = isHeld ? heldUntil(engine, call, quote, createdAt) : quote.payBy;
  const nextAt = isHeld ? createdAt : payBy;
  const hold = isHeld ? quote.unpaidHold : undefined;
  const callerHash = callerHashOf(engine, call);
  if (hold) await limitUnpaid(tx, call, hold, callerHash, engine.unpaid);
  for (let tries = 0; tries < CODES_TRIED; tries += 1) {
    const code = newBookingCode();
    const isInserted = await insertBooking(tx, {
      id,
      brand: call.brandId,
      code,
      userId: call.userId,
      quote,
      people,
      intent,
      payBy,
      nextAt,
      createdAt,
      buyerHash:
        call.userId === null
          ? buyerHash(engine.cipher, call.brandId, quote.people.customer.email)
          : null,
      holds: hold ? { departure: hold.departure, count: hold.count, callerHash } : null,
    });
    if (!isInserted) continue;
    await insertInstalments(tx, { id, brand: call.brandId }, instalments);
    await record(tx, {
      brand: call.brandId,
      bookingId: id,
      at: createdAt,
      code: 'CREATED',
      to: 'CREATED',
    });
    return { id, code, product: quote.product, status: 'COTIZED', createdAt, payBy };
  }
  throw new Error('No free booking code.');
}

/** Returns the end of a hold. A guest's hold is shorter than an account's. */
function heldUntil(
  { unpaid }: Engine,
  { userId }: KeyedCall,
  { payBy }: Quote,
  createdAt: Date,
): Date {
  const mostMs = userId === null ? unpaid.guestMs : unpaid.accountMs;
  return new Date(Math.min(payBy.getTime(), createdAt.getTime() + mostMs));
}
/** Returns the keyed hash of a guest's network. Null: the caller has an account, or the network is unknown. */
const callerHashOf = (
  { cipher }: Engine,
  { brandId, userId, network }: KeyedCall,
): string | null =>
  userId === null && network !== undefined
    ? cipher.fingerprints(`caller|${brandId}|${network}`)[0]
    : null;

/**
 * Saves first and last name of an account that has one undivided name, when its holder buys under the same name in two fields.
 * Another name is not saved.
 */
async function saveNames(
  tx: Tx,
  own: { brandId: string; userId: string },
  { name, lastname }: Pick<People['customer'], 'name' | 'lastname'>,
): Promise<void> {
  const [account] = await tx.query<{ name: string }>(
    'select name from users where brand = $1 and id = $2 and given_name is null',
    [own.brandId, own.userId],
  );
  if (!account || fold(account.name) !== fold(`${name} ${lastname}`)) return;
  await tx.query('update users set given_name = $3, lastname = $4 where brand = $1 and id = $2', [
    own.brandId,
    own.userId,
    name,
    lastname,
  ]);
}
