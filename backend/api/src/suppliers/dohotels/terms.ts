import { CURRENCY, type Geo } from '@tiquete/contracts';
import type { PenaltyTerms } from '../cancellationTerms';
import { onHotelClock } from './hotelClock';
import type { DoRate, PaymentType } from './wire';

/** Paid from our deposit: the only way of theirs that we sell. */
const DEPOSIT = 'deposit';
const EVER = '1970-01-01T00:00:00Z';

/** How we pay for a rate. @throws Error `currency` when it is not sold in pesos, `payment` when not from a deposit. */
export function paymentOf({ payment_options }: DoRate): PaymentType {
  const deposits = payment_options.payment_types.filter(
    ({ type, is_need_credit_card_data }) => type === DEPOSIT && !is_need_credit_card_data,
  );
  const inPesos = deposits.find(({ currency_code }) => currency_code === CURRENCY);
  if (!inPesos) throw new Error(deposits.length > 0 ? 'currency' : 'payment');
  return inPesos;
}

/** When which part of the price is kept. No policy stated: nothing comes back. */
export function penaltyTerms(payment: PaymentType, geo: Geo): PenaltyTerms {
  const policies = payment.cancellation_penalties?.policies ?? [];
  if (policies.length === 0 || payment.amount === 0)
    return { price: payment.amount, steps: 'fixed' };
  return {
    price: payment.amount,
    steps: policies.map(({ start_at, amount_charge }) => ({
      from: start_at ? onHotelClock(start_at, geo) : EVER,
      fraction: amount_charge / payment.amount,
    })),
  };
}

/** The first instant with a penalty, on the hotel's own clock; null when cancelling is not free now. */
export function freeUntil({ steps }: PenaltyTerms, now: Date): string | null {
  if (steps === 'fixed') return null;
  const costly = steps
    .filter(({ fraction }) => fraction > 0)
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
  const [first] = costly;
  return first && Date.parse(first.from) > now.getTime() ? first.from : null;
}

type Tax = NonNullable<NonNullable<PaymentType['tax_data']>['taxes']>[number];
export const taxesOf = ({ tax_data }: PaymentType): Tax[] => tax_data?.taxes ?? [];
/** What the hotel collects itself. @throws Error when it is not stated in pesos. */
export function payAtHotel(payment: PaymentType): Tax[] {
  const due = taxesOf(payment).filter(({ included_by_supplier }) => !included_by_supplier);
  if (due.some(({ currency_code }) => currency_code !== CURRENCY))
    throw new Error('a tax is not stated in pesos');
  return due;
}
