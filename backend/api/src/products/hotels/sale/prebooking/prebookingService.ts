import type {
  Brand,
  hotelPrebookingBodySchema,
  PrebookingResponse,
  PriceChanged,
} from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import type * as z from 'zod';
import type { Cache } from '../../../../lib/cache/createCache';
import { AppError } from '../../../../lib/errors';
import { refuse } from '../../../../lib/refuse';
import type { NewBooking, Prepared } from '../../../../modules/checkout/ports';
import { askWithin } from '../../../../lib/search/askWithin';
import type { Log } from '../../../../lib/search/log';
import { findOffer, type Offer, storeOffers } from '../../details/offerSets';
import { toTariff } from '../../details/toTariff';
import { prebookingMessages as words } from '../../messages/prebooking';
import type { HotelSupplier, SupplierRate } from '../../ports';
import {
  checkConsents,
  checkCustomer,
  hashPolicy,
  keepsMore,
  priceChange,
  saleMessages,
  supplierOf,
  toBookingAnswer,
} from '../../../../modules/sale';
import { checkGuests } from './checkGuests';
import { toQuote } from './toQuote';

/** Milliseconds: the vendor's own limit for a re-check, and time for our part. */
const DEADLINE_MS = 16_000;
/** The gateway's session takes twenty of these minutes. */
const PAY_BY_MS = 30 * 60_000;

type Body = z.output<typeof hotelPrebookingBodySchema>;
export interface PrebookingOptions {
  suppliers: readonly HotelSupplier[];
  cache: Cache;
  clock: () => Date;
  log: Log;
  deadlineMs?: number;
}
export interface PrebookingPrepared extends Prepared<PrebookingResponse> {
  /** What a simulation answers: no booking. */
  simulated: PrebookingResponse;
}
export interface PrebookingService {
  /**
   * Checks who buys, who travels and what was accepted, then asks the supplier again. A rise is refused with what it costs
   * now in `meta` (`priceChangedSchema`); a fall is passed on.
   * @throws AppError
   */
  prepare(
    brand: Pick<Brand, 'id' | 'policy_versions'>,
    body: Body,
    signal?: AbortSignal,
  ): Promise<PrebookingPrepared>;
}

export function createPrebookingService({
  suppliers,
  cache,
  clock,
  log,
  deadlineMs = DEADLINE_MS,
}: PrebookingOptions): PrebookingService {
  const recheck = async (
    { supplier: code, stay, rate }: Offer,
    signal: AbortSignal,
  ): Promise<SupplierRate> => {
    const supplier = supplierOf(suppliers, code);
    const checked = await askWithin(deadlineMs, signal, log, (limit) =>
      supplier.recheck(rate.key, stay, limit),
    );
    if (checked.kind === 'gone')
      throw new AppError('SOLD_OUT', { source: { pointer: '/productCode' } });
    // The key of a re-check is for booking at once; the one that was shown can be checked again.
    return { ...checked.rate, key: rate.key };
  };
  /** What can be bought now, under a code of its own. */
  const changed = async (offer: Offer, rate: SupplierRate, expected: number): Promise<AppError> => {
    const { rate: _old, ...set } = offer;
    const [productCode = ''] = await storeOffers(cache, { ...set, rates: [rate] });
    const price = priceChange(expected, rate.total);
    const meta = {
      price,
      tariff: toTariff(rate, productCode, offer.supplier, offer.stay),
    } satisfies PriceChanged;
    const detail =
      price.difference > 0 ? saleMessages.priceRose(expected, rate.total) : words.worseTerms;
    return new AppError('PRICE_CHANGED', { detail, source: { pointer: '/expected_total' }, meta });
  };
  return {
    async prepare(brand, body, signal = new AbortController().signal) {
      const offer = await findOffer(cache, brand.id, body.productCode);
      if (!offer || offer.sessionCode !== body.sessionCode || offer.hotelCode !== body.hotelCode)
        throw new AppError('SESSION_EXPIRED');
      checkDates(body, offer);
      checkCustomer(body.customer, body.Guests, today(clock()));
      checkGuests(body.Guests, offer.stay.rooms);
      checkConsents(body.accepts, brand, hashPolicy(offer.rate.cancellation));
      const expected = body.expected_total ?? offer.rate.total;
      const rate = await recheck(offer, signal);
      const isDearer = rate.total > expected;
      if (isDearer || hasWorseTerms(offer.rate, rate, clock()))
        throw await changed(offer, rate, expected);
      const payBy = new Date(clock().getTime() + PAY_BY_MS);
      const toAnswer = (booking: NewBooking | null): PrebookingResponse => ({
        data: {
          booking: booking && toBookingAnswer(booking),
          price: priceChange(expected, rate.total),
          cancellation: rate.cancellation,
          rate_comments: rate.rate_comments,
          pay_by: payBy.toISOString(),
          next: 'payments',
        },
      });
      return {
        quote: toQuote(offer, rate, body, payBy),
        acceptsDuplicate: body.accepts.duplicate ?? false,
        toAnswer,
        simulated: toAnswer(null),
      };
    },
  };
}

function checkDates({ from, to }: Body, { stay }: Offer): void {
  if (from !== stay.checkin) refuse('INVALID_DATE', '/from', words.otherDates);
  if (to !== stay.checkout) refuse('INVALID_DATE', '/to', words.otherDates);
}

/** True when cancelling later costs a larger part than was accepted, or when the hotel itself asks for more. */
const hasWorseTerms = (accepted: SupplierRate, current: SupplierRate, now: Date): boolean =>
  asksMoreThere(accepted, current) || keepsMore(accepted.cancellation, current.cancellation, now);

/** In the hotel's own currency: what a new day's rate adds in pesos is none of the hotel's asking. */
function asksMoreThere(accepted: SupplierRate, current: SupplierRate): boolean {
  const known = payAtHotel(accepted);
  return [...payAtHotel(current)].some(([currency, sum]) => sum > (known.get(currency) ?? 0));
}
function payAtHotel({ price_breakdown }: SupplierRate): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { original, amount, currency } of price_breakdown.pay_at_hotel) {
    const asked = original ?? { amount, currency };
    sums.set(asked.currency, (sums.get(asked.currency) ?? 0) + Number(asked.amount));
  }
  return sums;
}
