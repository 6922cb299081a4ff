import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { paymentResponseSchema, prebookingResponseSchema } from '@tiquete/contracts';
import type { BrandId } from './brands';
import { cancelSome, type Cancelled } from './cancel';
import type { Market, Offer } from './market';
import type { Outside } from './outside';
import type { Random } from './random';
import { codeOf, type Visitor } from './visitor';

/** Real milliseconds a traveller watches the payment's page. */
const PATIENCE_MS = 120_000;
const GONE = ['SESSION_EXPIRED', 'SOLD_OUT', 'PRICE_CHANGED', 'CONSENT_MISSING'];
/** Surnames that the suppliers refuse, or take and never answer. */
const REFUSED = ['SOLDOUT', 'PRICEUP', 'STOPSALES'];
const UNANSWERED = ['TIMEOUT'];

/** What one traveller knows in the end. */
export interface Story {
  brand: BrandId;
  bookingId: string;
  code: string;
  /** Whole pesos that were agreed. */
  total: number;
  /** What the pages said last. */
  seen: string;
  cancelled: Cancelled | null;
  /** A page never answered. */
  complaint?: string;
}
export interface Trip {
  /** Who it is: no two are the same person. */
  index: number;
  brand: BrandId;
  visitor: Visitor;
  market: Market;
  outside: Outside;
  random: Random;
  /** May leave without paying; such a booking ends only when its time to be paid is over. */
  mayLeave: boolean;
  /** A control: each try names itself anew, as if there were no keys. */
  forgetsKeys: boolean;
}

/** Chooses, books, pays and watches, as a person with a bad line does. */
export async function travel(trip: Trip): Promise<Story> {
  const { random } = trip;
  const story = await prebook(trip);
  if (trip.mayLeave && random.happens(0.04)) return { ...story, seen: 'left' };
  try {
    return await payAndCancel(trip, story);
  } catch (error) {
    return { ...story, complaint: String(error) };
  }
}

async function payAndCancel(trip: Trip, story: Story): Promise<Story> {
  const { random } = trip;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const seen = await payOnce(trip, story.bookingId);
    if (seen === 'OK') return { ...story, seen, ...(await cancelSome(trip, story.bookingId)) };
    if (seen !== 'REJECTED' || (trip.mayLeave && random.happens(0.3))) return { ...story, seen };
  }
  return { ...story, seen: 'REJECTED' };
}

async function prebook({ index, visitor, market, random, brand }: Trip): Promise<Story> {
  for (let tries = 0; tries < 40; tries += 1) {
    const offer = await market.choose(random);
    const key = randomUUID();
    const reply = await visitor.ask('POST', 'hotels/prebookings', bodyOf(offer, index, surnameOf(random)), () => key);
    if (reply.status === 201) {
      const { booking } = prebookingResponseSchema.parse(reply.body).data;
      if (!booking) throw new Error('A prebooking made no booking.');
      return { brand, bookingId: booking.id, code: booking.code, total: offer.total, seen: '', cancelled: null };
    }
    if (!GONE.includes(codeOf(reply))) throw new Error(`A prebooking was refused: ${reply.text.slice(0, 300)}`);
    if (codeOf(reply) === 'SESSION_EXPIRED') market.forget();
  }
  throw new Error('Forty offers were gone.');
}

/** To the gateway's page and back, once. Answers the booking's status, `REJECTED` for the payment's, or `watching`. */
async function payOnce({ visitor, outside, random, forgetsKeys }: Trip, bookingId: string): Promise<string> {
  const key = randomUUID();
  const open = () => visitor.ask('POST', 'payments', { bookingId, return_path: '/checkout/hotel' }, forgetsKeys ? randomUUID : () => key);
  // One in five clicks twice; the second click is the same intent. Without keys everybody does, for few calls are repeated at the same time.
  const replies = await Promise.all(random.happens(forgetsKeys ? 1 : 0.2) ? [open(), open()] : [open()]);
  const opened = replies.map(({ body }) => paymentResponseSchema.safeParse(body).data?.data).filter((payment) => payment !== undefined);
  const [first] = opened;
  if (!first) return replies[0] && codeOf(replies[0]) === 'ALREADY_PAID' ? 'watching' : 'gone';
  const fate = random.next();
  // Whoever is sent to several pages pays on each of them, and comes back while the bank has not answered yet.
  const answers: Promise<void>[] = [];
  for (const requestId of new Set(opened.map((payment) => payment.requestId))) {
    await wait(random.between(0, 200));
    answers.push(onThePage(outside, random, requestId, fate));
  }
  const [seen] = await Promise.all([watch(visitor, random, first.reference), ...answers]);
  return seen;
}

/** 8 of 100 are declined, 32 answered by a bank within four seconds. */
async function onThePage(outside: Outside, random: Random, requestId: string, fate: number): Promise<void> {
  if (fate < 0.08) {
    await outside.pay(requestId, { method: 'card', outcome: 'reject' });
    return outside.leave(requestId);
  }
  if (fate >= 0.4) return void (await outside.pay(requestId, { method: 'card', outcome: 'approve' }));
  if (!(await outside.pay(requestId, { method: 'pse', outcome: 'pending' }))) return undefined;
  const outcome = random.happens(0.85) ? 'approve' : 'reject';
  await wait(random.between(100, 4000));
  await outside.settle(requestId, outcome);
  return outcome === 'reject' ? outside.leave(requestId) : undefined;
}

async function watch(visitor: Visitor, random: Random, reference: string): Promise<string> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const payment = paymentResponseSchema.safeParse((await visitor.ask('GET', `payments/${reference}`)).body).data?.data;
    if (payment && payment.booking.status !== 'COTIZED') return payment.booking.status;
    if (payment?.status === 'REJECTED') return 'REJECTED';
    await wait(random.between(150, 450));
  }
  return 'watching';
}

function surnameOf(random: Random): string {
  const luck = random.next();
  if (luck < 0.08) return random.pick(REFUSED);
  return luck < 0.1 ? random.pick(UNANSWERED) : 'Gómez Ruiz';
}

export function bodyOf(offer: Offer, index: number, lastname = 'Gómez Ruiz'): object {
  const guest = { room: 1, type: 'AD', name: `Marta ${lettersOf(index)}`, lastname, age: 41, holder: true };
  return {
    sessionCode: offer.sessionCode, hotelCode: offer.hotelCode, productCode: offer.productCode, Canal: '1', from: offer.from, to: offer.to, expected_total: offer.total,
    customer: {
      name: `Marta ${lettersOf(index)}`, lastname: 'Gómez Ruiz', document_type: 4, document: String(1_020_300_000 + index), email: `marta.${index}@viajes.test`, phone_country: '57', phone: '3001234567', birth_date: '1985-06-02', gender: 49, nationality: 'CO',
    },
    Guests: [guest, { ...guest, name: `Luis ${lettersOf(index)}`, age: 39, holder: false }],
    accepts: { terms_version: '2026-11', data_policy_version: '2026-11', cancellation_policy_hash: offer.policyHash },
  };
}

const lettersOf = (index: number): string => String(index).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)));
