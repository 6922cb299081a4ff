import type { PackagePriceChanged } from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import type { Cache } from '../../../lib/cache/createCache';
import { refuse } from '../../../lib/refuse';
import type { ExchangeRates } from '../../../money';
import {
  checkCustomer,
  createPrebooking,
  hashPolicy,
  costsMoreToCancel,
  readConsents,
} from '../../../bookings/prebook';
import { packageSaleWords as words } from '../messages/sale';
import type { PackageCatalogue } from '../ports';
import { checkGroup } from '../pricing/groupProblem';
import {
  findOwnQuote,
  storePricedChoice,
  type StoredQuote,
  type OwnQuotes,
  quoteRate,
} from '../session';
import { hasRooms, priceChoice, type PricedChoice } from '../quote/priceChoice';
import { toPackageDetail } from '../quote/toPackageDetail';
import { checkPassengers, checkPrinted } from './checkPassengers';
import { type PackagePrebookingRequest, toPackageQuote } from './toPackageQuote';

export interface PackagePrebookingOptions {
  catalogue: PackageCatalogue;
  exchange: ExchangeRates;
  cache: Cache;
  clock: () => Date;
}
type OwnRequest = PackagePrebookingRequest & { own: OwnQuotes };

/**
 * Prices packages by the current catalogue, at the exchange rate of the quote. A changed price is answered with a new offer
 * (`packagePriceChangedSchema`). The checkout holds rooms as soon as a booking exists.
 */
export function createPackagePrebookings({
  catalogue,
  exchange,
  cache,
  clock,
}: PackagePrebookingOptions) {
  /** Prices a quote by the current catalogue. */
  const priceAgain = async (
    brandId: string,
    stored: StoredQuote,
    now: Date,
  ): Promise<PricedChoice> => {
    const catalogued = await catalogue.read(brandId, stored.code, today(now));
    const priced =
      catalogued &&
      priceChoice(catalogued, { ...stored, rate: quoteRate(catalogued, stored, exchange) }, now);
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
      const stored = await findOwnQuote(cache, { ...body, brandId: brand.id }, now);
      if (body.id_temp_hotel !== '' && body.id_temp_hotel !== stored.hotel)
        refuse('INVALID_FORMAT', '/id_temp_hotel', words.otherHotel);
      const priced = await priceAgain(brand.id, stored, now);
      const detail = toPackageDetail(priced, brand.mark_ups);
      const day = today(now);
      checkCustomer(body.customer, body.passengers, day);
      const { documents, stops, DateBegin: from, DateEnd: to, min_age: minAge } = detail;
      const { cancellation, name, total } = detail;
      const { rooms, brandId, expiresAt } = stored;
      const journey = { rooms, documents, stops, from, to, agesOn: to, today: day, minAge };
      checkPassengers(body.passengers, journey);
      body.passengers.forEach((one, index) => checkPrinted(one, detail, `/passengers/${index}`));
      checkGroup(priced.catalogued.content, rooms, '/Room');
      const consents = readConsents(body, brand, hashPolicy(stored.cancellation));
      return {
        expected: body.expected_total ?? stored.total,
        total,
        hasWorseTerms: costsMoreToCancel(stored.cancellation, priced.cancellation, now),
        async offerAgain() {
          const Booking = await storePricedChoice(cache, { brandId, priced, expiresAt }, now);
          body.own.add(Booking);
          return { Booking, detail } satisfies Omit<PackagePriceChanged, 'price'>;
        },
        sell(payBy) {
          const plan = body.payment === 'DEPOSIT' ? priced.plan : null;
          if (body.payment === 'DEPOSIT' && !plan)
            refuse('INVALID_FORMAT', '/payment', words.noPlan);
          return {
            quote: toPackageQuote({ priced, detail, body, consents, plan, payBy }),
            cancellation,
            own: {
              package: { ItemPackageID: stored.code, name },
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
export type PackagePrebookings = ReturnType<typeof createPackagePrebookings>;
