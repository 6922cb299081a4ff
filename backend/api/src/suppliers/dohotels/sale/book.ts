import { applyNameRule, typedNameRule } from '@tiquete/domain/travellers';
import { SupplierError } from '../../../lib/http-client/supplierError';
import type { ExchangeRates } from '../../../money/ports';
import type { SupplierOutcome } from '../../../bookings/ports';
import type { SupplierBooking } from '../../../products/hotels/ports';
import { didNothing } from '../../didNothing';
import { createQuoteMoney, withStoredRate } from '../../quoteMoney';
import { type DoHotelsClient, DOHOTELS_LANGUAGE } from '../client';
import { formWordOf, wordOf } from '../refusal';
import { followOrder, lookUpOrder, noFor } from './orders';
import { decodeDoKey, type RateKey } from './rateKey';

const RULE = typedNameRule(60);

/** Spells `first_name` or `last_name` of a guest: any letters, at most 60 characters. */
const toDoName = (name: string): string => applyNameRule(name, RULE).text;

const FORM_TAKEN = 'double_booking_form';
const FINISH_TAKEN = 'double_booking_finish';
/** Error word for a similar booking, which may be ours. */
const DUPLICATE = 'duplicate_reservation';
/** HTTP statuses of a rejected booking form besides those of every call: our request is wrong, or our deposit is used up. */
const NO_FORM: readonly number[] = [400, 402];
const statusOf = (error: unknown): number =>
  error instanceof SupplierError ? (error.refusal?.status ?? 0) : 0;
const DEPOSIT = 'deposit';
/** The vendor requests the traveller's IP address against fraud. It is not sent. */
const NO_IP = '0.0.0.0';

export interface BookParts {
  client: DoHotelsClient;
  exchange: ExchangeRates;
  contact: { email: string; phone: string };
  /** Milliseconds between two status requests, and the limit for all of them. */
  pollMs: number;
  followMs: number;
}
type Checked = NonNullable<RateKey['checked']>;
type Amount =
  | { kind: 'amount'; amount: number }
  | Extract<SupplierOutcome, { kind: 'no' }>
  | { kind: 'duplicate' }
  | { kind: 'unknown' };

/**
 * Books an order in three steps: opens the booking form, finishes it, and requests the status until it is clear or
 * `followMs` have passed. One reference never books twice: an existing form or order is continued, and one that may be ours
 * is looked up. After an unclear `finish` no status is requested; `lookUp` finds the outcome later.
 */
export async function bookOrder(
  { client, exchange, contact, pollMs, followMs }: BookParts,
  booking: SupplierBooking,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const { reference, key, total, exchangeRate } = booking;
  const { checked } = decodeDoKey(key);
  if (!checked) return { kind: 'no', reason: 'refused' };
  const form = await openForm(client, reference, checked, signal);
  if (form.kind === 'duplicate') {
    const found = await lookUpOrder(client, reference, signal);
    return found.kind === 'not-found' ? { kind: 'unknown' } : found;
  }
  if (form.kind !== 'amount') return form;
  if (isAbove(form.amount, checked, total, withStoredRate(exchange, exchangeRate)))
    return { kind: 'no', reason: 'price-changed' };
  try {
    await client.finish(toFinish(booking, contact, form.amount, checked.currency), signal);
  } catch (error) {
    const word = wordOf(error);
    if (word === undefined)
      return didNothing(error) ? { kind: 'no', reason: 'refused' } : { kind: 'unknown' };
    if (word !== FINISH_TAKEN) return noFor(word);
  }
  return followOrder(
    client,
    reference,
    pollMs,
    AbortSignal.any([signal, AbortSignal.timeout(followMs)]),
  );
}

/**
 * True when the form costs more than `total`, at the booking's exchange rate or else at today's. Without a rate, it is
 * compared with the price of the last check.
 */
function isAbove(
  amount: number,
  checked: Checked,
  total: number,
  exchange: ExchangeRates,
): boolean {
  const money = createQuoteMoney(exchange);
  return money.isSold(checked.currency)
    ? Math.round(money.pesosOf(amount, checked.currency)) > total
    : amount > checked.amount;
}

async function openForm(
  client: DoHotelsClient,
  reference: string,
  checked: Checked,
  signal: AbortSignal,
): Promise<Amount> {
  try {
    const { payment_types } = await client.form(
      {
        partner_order_id: reference,
        book_hash: checked.hash,
        language: DOHOTELS_LANGUAGE,
        user_ip: NO_IP,
      },
      signal,
    );
    const payment = payment_types.find(
      ({ type, currency_code }) => type === DEPOSIT && currency_code === checked.currency,
    );
    return payment ? { kind: 'amount', amount: payment.amount } : { kind: 'no', reason: 'refused' };
  } catch (error) {
    const word = formWordOf(error);
    if (word === FORM_TAKEN) return { kind: 'amount', amount: checked.amount };
    if (word === DUPLICATE) return { kind: 'duplicate' };
    if (word !== undefined) return noFor(word);
    return didNothing(error) || NO_FORM.includes(statusOf(error))
      ? { kind: 'no', reason: 'refused' }
      : { kind: 'unknown' };
  }
}

function toFinish(
  { reference, stay, holder, guests, remark }: SupplierBooking,
  contact: BookParts['contact'],
  amount: number,
  currency_code: string,
) {
  const rooms = stay.rooms.map((_, index) => {
    // Only guests with a name are sent: the vendor may block bookings with invented names.
    const own = guests.filter(({ room, name }) => room === index + 1 && name !== '');
    const people =
      own.length > 0
        ? own
        : [{ type: 'AD' as const, name: holder.name, lastname: holder.lastname, age: 30 }];
    return {
      guests: people.map(({ type, name, lastname, age }) => ({
        first_name: toDoName(name),
        last_name: toDoName(lastname),
        ...(type === 'CH' && { is_child: true, age }),
      })),
    };
  });
  return {
    user: { ...contact, ...(remark && { comment: remark }) },
    partner: { partner_order_id: reference },
    language: DOHOTELS_LANGUAGE,
    rooms,
    payment_type: { type: DEPOSIT, amount: amount.toFixed(2), currency_code },
  };
}
