import type {
  Brand,
  PackageDetail,
  PackagePrebookingResponse,
  PackagePriceChanged,
} from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import type { Cache } from '../../../lib/cache/createCache';
import { AppError } from '../../../lib/errors';
import { refuse } from '../../../lib/refuse';
import type { ExchangeRates } from '../../../modules/exchange';
import type { NewBooking, Prepared } from '../../../modules/checkout/ports';
import {
  checkConsents,
  checkCustomer,
  hashPolicy,
  keepsMore,
  priceChange,
  saleMessages,
  toBookingAnswer,
} from '../../../modules/sale';
import { saleWords as words } from '../messages/sale';
import type { PackageCatalogue } from '../ports';
import { keepPriced } from '../quote/keepPriced';
import { findQuote, type KeptQuote } from '../quote/keptQuotes';
import { hasRooms, priceChoice, type PricedChoice } from '../quote/priceChoice';
import { rateOf } from '../quote/rateOf';
import { toDetail } from '../quote/toDetail';
import { checkPassengers } from './checkPassengers';
import { type PrebookingRequest, toQuote } from './toQuote';

/** The gateway's session takes twenty of these minutes. */
const PAY_BY_MS = 30 * 60_000;

export interface PackagePrebookingOptions {
  catalogue: PackageCatalogue;
  exchange: ExchangeRates;
  cache: Cache;
  clock: () => Date;
}
export interface PackagePrepared extends Prepared<PackagePrebookingResponse> {
  /** What a simulation answers: no booking. */
  simulated: PackagePrebookingResponse;
}
export interface PackagePrebookings {
  /**
   * Checks who buys, who travels and what was accepted, then prices the package again as the catalogue has it now, by the rate
   * of the quote. A rise is refused with what it costs now in `meta` (`packagePriceChangedSchema`); a fall is passed on. Rooms
   * are held by the checkout as soon as there is a booking.
   * @throws AppError
   */
  prepare(
    brand: Pick<Brand, 'id' | 'policy_versions'>,
    body: PrebookingRequest,
  ): Promise<PackagePrepared>;
}

export function createPackagePrebookings({
  catalogue,
  exchange,
  cache,
  clock,
}: PackagePrebookingOptions): PackagePrebookings {
  /** What was quoted, priced as it is now. */
  const reprice = async (brandId: string, kept: KeptQuote, now: Date): Promise<PricedChoice> => {
    const catalogued = await catalogue.read(brandId, kept.code, today(now));
    const priced =
      catalogued &&
      priceChoice(catalogued, { ...kept, rate: rateOf(catalogued, kept, exchange) }, now);
    if (priced?.kind !== 'priced')
      return refuse('DEPARTURE_SOLD_OUT', '/Booking', words.departureGone);
    if (!hasRooms(priced.departure, priced.rooms.roomTypes))
      return refuse('DEPARTURE_SOLD_OUT', '/Booking');
    return priced;
  };
  /** What can be bought now, under a quote of its own. */
  const changed = async (
    kept: KeptQuote,
    priced: PricedChoice,
    { expected, detail, now }: { expected: number; detail: PackageDetail; now: Date },
  ): Promise<AppError> => {
    const { brandId, expiresAt } = kept;
    const Booking = await keepPriced(cache, { brandId, priced, expiresAt }, now);
    const price = priceChange(expected, detail.total);
    return new AppError('PRICE_CHANGED', {
      detail:
        price.difference > 0 ? saleMessages.priceRose(expected, detail.total) : words.worseTerms,
      source: { pointer: '/expected_total' },
      meta: { price, Booking, detail } satisfies PackagePriceChanged,
    });
  };
  return {
    async prepare(brand, body) {
      const [now, code] = [clock(), body.ItemPackageID];
      const kept = await findQuote(cache, { brandId: brand.id, booking: body.Booking, code }, now);
      if (!kept) return refuse('QUOTE_EXPIRED', '/Booking');
      if (body.id_temp_hotel !== '' && body.id_temp_hotel !== kept.hotel)
        refuse('INVALID_FORMAT', '/id_temp_hotel', words.otherHotel);
      const priced = await reprice(brand.id, kept, now);
      const detail = toDetail(priced);
      const day = today(now);
      checkCustomer(body.customer, body.passengers, day);
      const { documents, stops, DateBegin: from, DateEnd: to } = detail;
      const { rooms } = kept;
      checkPassengers(body.passengers, { rooms, documents, stops, from, to, today: day });
      checkConsents(body.accepts, brand, hashPolicy(kept.cancellation));
      const expected = body.expected_total ?? kept.total;
      if (detail.total > expected || keepsMore(kept.cancellation, priced.cancellation, now))
        throw await changed(kept, priced, { expected, detail, now });
      const plan = body.payment === 'DEPOSIT' ? priced.plan : null;
      if (body.payment === 'DEPOSIT' && !plan) refuse('INVALID_FORMAT', '/payment', words.noPlan);

      const payBy = new Date(now.getTime() + PAY_BY_MS);
      const { cancellation, name, total } = detail;
      const toAnswer = (booking: NewBooking | null): PackagePrebookingResponse => ({
        data: {
          booking: booking && toBookingAnswer(booking),
          price: priceChange(expected, total),
          cancellation,
          rate_comments: '',
          pay_by: payBy.toISOString(),
          next: 'payments',
          package: { ItemPackageID: code, name },
          DateBegin: from,
          DateEnd: to,
          schedule: plan?.instalments ?? [{ number: 1, due_on: null, amount: total }],
        },
      });
      return {
        quote: toQuote({ priced, detail, body, plan, payBy }),
        acceptsDuplicate: body.accepts.duplicate ?? false,
        toAnswer,
        simulated: toAnswer(null),
      };
    },
  };
}
