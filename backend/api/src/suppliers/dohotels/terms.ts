import { CURRENCY, type Geo, type Money } from '@tiquete/contracts';
import tzLookup from 'tz-lookup';
import type { PenaltyTerms } from '../cancellationTerms';
import { type QuoteMoney, toMoney } from '../quoteMoney';
import type { DoRate, PaymentType } from './wire';
import { offsetAt } from '../../lib/offsetAt';

const minutesOf = (offset: string): number => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
};

/**
 * Converts the supplier's UTC time without a zone to the hotel's local time: `2027-03-09T04:59:00` →
 * `2027-03-08T23:59:00-05:00`.
 */
export function onHotelClock(utcText: string, { latitude, longitude }: Geo): string {
  const at = new Date(`${utcText}Z`);
  const offset = offsetAt(tzLookup(latitude, longitude), at);
  const local = new Date(at.getTime() + minutesOf(offset) * 60_000);
  return `${local.toISOString().slice(0, 19)}${offset}`;
}

/** Payment from our deposit, the only payment type that we sell. */
const DEPOSIT = 'deposit';
const EVER = '1970-01-01T00:00:00Z';

/** A payment option of a rate, with its price in pesos. */
export interface Paid {
  payment: PaymentType;
  price: number;
}
/**
 * Chooses the payment option of a rate, in pesos if possible. @throws UnsoldCurrency; Error `payment` when no option is a
 * deposit
 */
export function paymentOf({ payment_options }: DoRate, money: QuoteMoney): Paid {
  const deposits = payment_options.payment_types.filter(
    ({ type, is_need_credit_card_data }) => type === DEPOSIT && !is_need_credit_card_data,
  );
  const payment =
    deposits.find(({ currency_code }) => currency_code === CURRENCY) ??
    deposits.find(({ currency_code }) => money.isSold(currency_code)) ??
    deposits[0];
  if (!payment) throw new Error('payment');
  return { payment, price: money.pesosOf(payment.amount, payment.currency_code) };
}

/** Cancellation penalties over time. Without a stated policy nothing is refunded. */
export function penaltyTerms({ payment, price }: Paid, geo: Geo): PenaltyTerms {
  const policies = payment.cancellation_penalties?.policies ?? [];
  if (policies.length === 0 || payment.amount === 0) return { price, steps: 'fixed' };
  return {
    price,
    steps: policies.map(({ start_at, amount_charge }) => ({
      from: start_at ? onHotelClock(start_at, geo) : EVER,
      fraction: amount_charge / payment.amount,
    })),
  };
}

/** First instant with a penalty, in the hotel's local time; null when cancelling is not free now. */
export function doFreeUntil({ steps }: PenaltyTerms, now: Date): string | null {
  if (steps === 'fixed') return null;
  const costly = steps
    .filter(({ fraction }) => fraction > 0)
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
  const [first] = costly;
  return first && Date.parse(first.from) > now.getTime() ? first.from : null;
}

type Tax = NonNullable<NonNullable<PaymentType['tax_data']>['taxes']>[number];
const taxesOf = ({ tax_data }: PaymentType): Tax[] => tax_data?.taxes ?? [];
/** A tax in pesos; `original` is the amount in the currency in which it is charged, if not pesos. */
export interface TaxLine {
  name: string;
  amount: number;
  original: Money | undefined;
}
const toLine = ({ name, amount, currency_code }: Tax, money: QuoteMoney): TaxLine => ({
  name,
  amount: money.pesosOf(amount, currency_code),
  original: currency_code === CURRENCY ? undefined : toMoney(amount, currency_code),
});
/** Charges that the hotel collects itself. @throws UnsoldCurrency */
export const doPayAtHotel = (payment: PaymentType, money: QuoteMoney): TaxLine[] =>
  taxesOf(payment)
    .filter(({ included_by_supplier }) => !included_by_supplier)
    .map((tax) => toLine(tax, money));
/** Charges that the hotel collects itself, in their own currencies. */
export const doChargedAtHotel = (payment: PaymentType): Money[] =>
  taxesOf(payment)
    .filter(({ included_by_supplier }) => !included_by_supplier)
    .map(({ amount, currency_code }) => toMoney(amount, currency_code));
/** Taxes included in the price, except those in a currency without a usable rate. */
export const taxesWithin = (payment: PaymentType, money: QuoteMoney): TaxLine[] =>
  taxesOf(payment)
    .filter((tax) => tax.included_by_supplier && money.isSold(tax.currency_code))
    .map((tax) => toLine(tax, money));
