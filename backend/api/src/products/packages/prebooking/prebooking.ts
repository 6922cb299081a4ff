import type { PackagePrebookingResponse, PackagePriceChanged } from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import type { Cache } from '../../../lib/cache/createCache';
import { refuse } from '../../../lib/refuse';
import type { ExchangeRates } from '../../../money';
import {
  checkCustomer,
  createPrebooking,
  hashPolicy,
  keepsMore,
  readConsents,
  type Prebookings,
} from '../../../bookings/prebook';
import { saleWords as words } from '../messages/sale';
import type { PackageCatalogue } from '../ports';
import { checkGroup } from '../pricing/groupProblem';
import { keepPriced } from '../keepPriced';
import { findOwnQuote, type OwnQuotes } from '../findOwnQuote';
import type { KeptQuote } from '../session';
import { hasRooms, priceChoice, type PricedChoice } from '../quote/priceChoice';
import { rateOf } from '../rateOf';
import { toDetail } from '../quote/toPackageDetail';
import { checkPassengers } from './checkPassengers';
import { checkPrinted } from './checkPrinted';
import { type PrebookingRequest, toQuote } from './toPackageQuote';

export interface PackagePrebookingOptions {
  catalogue: PackageCatalogue;
  exchange: ExchangeRates;
  cache: Cache;
  clock: () => Date;
}
type OwnRequest = PrebookingRequest & { own: OwnQuotes };
export type PackagePrebookings = Prebookings<OwnRequest, PackagePrebookingResponse>;

/**
 * Prices packages by the current catalogue at the quote's rate; the offer after a change is a `packagePriceChangedSchema`. The
 * checkout holds rooms as soon as a booking exists.
 */
export function createPackagePrebookings({
  catalogue,
  exchange,
  cache,
  clock,
}: PackagePrebookingOptions): PackagePrebookings {
  /** Current price of a quote. */
  const priceAgain = async (brandId: string, kept: KeptQuote, now: Date): Promise<PricedChoice> => {
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
  return createPrebooking({
    clock,
    worseTerms: words.worseTerms,
    async reprice(brand, body: OwnRequest) {
      const now = clock();
      const kept = await findOwnQuote(cache, { ...body, brandId: brand.id }, now);
      if (body.id_temp_hotel !== '' && body.id_temp_hotel !== kept.hotel)
        refuse('INVALID_FORMAT', '/id_temp_hotel', words.otherHotel);
      const priced = await priceAgain(brand.id, kept, now);
      const detail = toDetail(priced, brand.mark_ups);
      const day = today(now);
      checkCustomer(body.customer, body.passengers, day);
      const { documents, stops, DateBegin: from, DateEnd: to, min_age: minAge } = detail;
      const { cancellation, name, total } = detail;
      const { rooms, brandId, expiresAt } = kept;
      const journey = { rooms, documents, stops, from, to, agesOn: to, today: day, minAge };
      checkPassengers(body.passengers, journey);
      body.passengers.forEach((one, index) => checkPrinted(one, detail, `/passengers/${index}`));
      checkGroup(priced.catalogued.content, rooms, '/Room');
      const consents = readConsents(body, brand, hashPolicy(kept.cancellation));
      return {
        expected: body.expected_total ?? kept.total,
        total,
        hasWorseTerms: keepsMore(kept.cancellation, priced.cancellation, now),
        async offerAgain() {
          const Booking = await keepPriced(cache, { brandId, priced, expiresAt }, now);
          body.own.add(Booking);
          return { Booking, detail } satisfies Omit<PackagePriceChanged, 'price'>;
        },
        sell(payBy) {
          const plan = body.payment === 'DEPOSIT' ? priced.plan : null;
          if (body.payment === 'DEPOSIT' && !plan)
            refuse('INVALID_FORMAT', '/payment', words.noPlan);
          return {
            quote: toQuote({ priced, detail, body, consents, plan, payBy }),
            cancellation,
            own: {
              package: { ItemPackageID: kept.code, name },
              DateBegin: from,
              DateEnd: to,
              schedule: plan?.instalments ?? [{ number: 1, due_on: null, amount: total }],
            },
          };
        },
      };
    },
  });
}
