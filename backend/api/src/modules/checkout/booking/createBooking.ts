import { randomInt, randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/database';
import { type Engine, holdsOf } from '../engine';
import { intentOf, refuseDuplicate } from './intent';
import { keepNames } from './keepNames';
import { limitUnpaid } from './limitUnpaid';
import type { KeyedCalls } from './keyedCalls';
import { planInstalments } from '../instalments/planInstalments';
import type { CreateBooking, KeyedCall, NewBooking, Quote } from '../ports';
import { buyerHash } from '../people/buyerHash';
import { readStoredAnswer } from './readStoredAnswer';
import { record } from '../record';

const CODES_TRIED = 5;
/** Without 0, 1, I, O: read aloud and typed again without mistakes. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `TQ` and ten characters: 50 random bits, and short enough for every supplier's client reference. */
const newBookingCode = (): string =>
  `TQ${Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** Booking, first event and the key's answer are one transaction; `prepare` runs before it and only once per key at a time. */
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
        const booking = await insertBooking(engine, tx, call, quote, intent);
        const answer = toAnswer(booking);
        if (call.userId !== null)
          await keepNames(
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

async function insertBooking(
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
  // What can be held is held at once; everything else waits to be paid.
  const isHeld =
    engine.products.has(quote.product) &&
    holdsOf(engine, { product: quote.product, supplier_data: quote.supplierData }) !== null;
  const payBy = isHeld ? heldUntil(engine, call, quote, createdAt) : quote.payBy;
  const nextAt = isHeld ? createdAt : payBy;
  const keeps = isHeld ? quote.keeps : undefined;
  const callerHash = callerHashOf(engine, call);
  if (keeps) await limitUnpaid(tx, call, keeps, callerHash, engine.unpaid);
  for (let tries = 0; tries < CODES_TRIED; tries += 1) {
    const code = newBookingCode();
    const inserted = await tx.query(
      `insert into bookings (id, brand, code, user_id, product, state, title, image, date_from, date_to, destination_name, total_pax, total, price_breakdown,
         cancellation, rate_comments, snapshot, consents, supplier, supplier_data, people, intent, pay_by, next_at, created_at, updated_at, buyer_hash, mark_up, client_reference, keeps_of, keeps, caller_hash)
       values ($1, $2, $3, $4, $5, 'CREATED', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $24, $25, $26, $27, $28, $29, $30)
       on conflict (code) do nothing returning id`,
      [
        id,
        call.brandId,
        code,
        call.userId,
        quote.product,
        quote.title,
        quote.image,
        quote.dateFrom,
        quote.dateTo,
        quote.destinationName,
        quote.totalPax,
        quote.total,
        quote.priceBreakdown,
        quote.cancellation,
        quote.rateComments,
        quote.snapshot,
        quote.consents,
        quote.supplier,
        JSON.stringify(quote.supplierData ?? null),
        people,
        intent,
        payBy,
        nextAt,
        createdAt,
        call.userId === null
          ? buyerHash(engine.cipher, call.brandId, quote.people.customer.email)
          : null,
        markUp,
        quote.clientReference ?? '',
        keeps?.departure ?? null,
        keeps?.count ?? 0,
        keeps ? callerHash : null,
      ],
    );
    if (inserted.length === 0) continue;
    for (const { number, due_on, grace_until, amount } of instalments)
      await tx.query(
        'insert into booking_instalments (brand, booking_id, number, due_on, grace_until, amount) values ($1, $2, $3, $4, $5, $6)',
        [call.brandId, id, number, due_on, grace_until, amount],
      );
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

/** End of a hold. A guest's is shorter than an account's. */
function heldUntil(
  { unpaid }: Engine,
  { userId }: KeyedCall,
  { payBy }: Quote,
  createdAt: Date,
): Date {
  const mostMs = userId === null ? unpaid.guestMs : unpaid.accountMs;
  return new Date(Math.min(payBy.getTime(), createdAt.getTime() + mostMs));
}
const callerHashOf = (
  { cipher }: Engine,
  { brandId, userId, network }: KeyedCall,
): string | null =>
  userId === null && network !== undefined
    ? cipher.fingerprints(`caller|${brandId}|${network}`)[0]
    : null;
