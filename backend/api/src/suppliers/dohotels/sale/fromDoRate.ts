import { CURRENCY, type Geo, type PriceBreakdown } from '@tiquete/contracts';
import { addDays, nightsBetween } from '@tiquete/domain';
import { spreadPesos } from '../../../lib/spreadPesos';
import type { HotelStay, SupplierRate } from '../../../products/hotels/ports';
import { cancellationTerms } from '../../cancellationTerms';
import { mealOf } from '../meals';
import { otherTax, doTaxNames } from '../messages';
import { quotedOf, type QuoteMoney } from '../../quoteMoney';
import { doPayAtHotel, paymentOf, penaltyTerms, type TaxLine, taxesWithin } from '../terms';
import type { DoRate, HotelInfo, PaymentType } from '../wire';
import { encodeDoKey, type RateKey } from './rateKey';
import { roomOf } from './rooms';

export interface RateParts {
  stay: HotelStay;
  info: HotelInfo | undefined;
  geo: Geo;
  now: Date;
  money: QuoteMoney;
}
/**
 * Converts a rate of the hotel's page, or with `page` the same rate after its re-check. @throws UnsoldCurrency; Error when it
 * cannot be booked
 */
export function fromDoRate(
  rate: DoRate,
  { stay, info, geo, now, money }: RateParts,
  page?: string,
): SupplierRate {
  const paid = paymentOf(rate, money);
  const { payment } = paid;
  const total = Math.round(paid.price);
  const quoted = quotedOf(payment.amount, payment.currency_code, money);
  if (!rate.book_hash) throw new Error('book_hash');
  return {
    key: encodeDoKey(keyOf(rate.book_hash, payment, page)),
    room: roomOf(rate, info, stay),
    board: mealOf(rate.meal),
    total,
    per_night: nightsOf(rate, stay, total),
    price_breakdown: {
      ...breakdownOf(payment, total, money),
      ...(quoted && { exchange_rate: quoted.rate }),
    },
    cancellation: cancellationTerms([penaltyTerms(paid, geo)], total, now),
    promotion: null,
    allotment: rate.allotment ?? null,
    payment_type: 'AT_WEB',
    rate_comments: '',
    recheck_required: page === undefined,
    ...(quoted && { quoted }),
  };
}

const keyOf = (
  hash: string,
  { amount, currency_code: currency }: PaymentType,
  page: string | undefined,
): RateKey => (page === undefined ? { page: hash } : { page, checked: { hash, amount, currency } });

function nightsOf(
  { daily_prices }: DoRate,
  { checkin, checkout }: HotelStay,
  total: number,
): SupplierRate['per_night'] {
  const nights = nightsBetween(checkin, checkout);
  const weights = daily_prices.length === nights ? daily_prices : Array<number>(nights).fill(1);
  return spreadPesos(total, weights).map((amount, night) => ({
    date: addDays(checkin, night),
    amount,
  }));
}

/**
 * Price breakdown. Base and included taxes add up to `total`; charges at the hotel are paid in addition. @throws
 * UnsoldCurrency for such a charge
 */
function breakdownOf(payment: PaymentType, total: number, money: QuoteMoney): PriceBreakdown {
  const line = ({ name, amount }: TaxLine) => ({
    name: doTaxNames[name] ?? otherTax,
    amount: Math.round(amount),
  });
  const within = taxesWithin(payment, money).map(line);
  const held = within.reduce((sum, { amount }) => sum + amount, 0);
  // A tax above the price cannot be included in it.
  const included = held < total ? within : [];
  return {
    base: total - included.reduce((sum, { amount }) => sum + amount, 0),
    taxes: included.map((tax) => ({ ...tax, included: true })),
    fees: [],
    pay_at_hotel: doPayAtHotel(payment, money).map((tax) => ({
      ...line(tax),
      currency: CURRENCY,
      ...(tax.original && { original: tax.original }),
    })),
  };
}
