import {
  type PackageDetail,
  type PackageSearchQuery,
  type PackageSearchResponse,
  packageSummarySchema,
} from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import type { Cache } from '../../../lib/cache/createCache';
import { AppError } from '../../../lib/errors';
import { refuse } from '../../../lib/refuse';
import type { ExchangeRates } from '../../../money';
import type { PackageCatalogue } from '../ports';
import { quoteScope, type SellingBrand } from '../../../money';
import { packageMarkUp } from '../pricing/markUps';
import { refuseRoom } from '../pricing/refuseRoom';
import { readRooms } from '../search/readRooms';
import { choose } from './choosePackage';
import { keepPriced } from '../keepPriced';
import { findQuote, QUOTE_MS } from '../session';
import { priceChoice } from './priceChoice';
import { rateOf } from '../rateOf';
import { toDetail } from './toPackageDetail';

export interface PackageQuoteOptions {
  catalogue: PackageCatalogue;
  exchange: ExchangeRates;
  cache: Cache;
  clock: () => Date;
}
/** One package with all data of its page, priced and stored as a quote. */
export interface PackageQuotes {
  /** @throws AppError PACKAGE_NOT_FOUND, QUOTE_EXPIRED, DEPARTURE_SOLD_OUT, ROOM_LINE_INVALID, TRAVELER_TOO_YOUNG */
  quote(brand: SellingBrand, query: PackageSearchQuery): Promise<PackageSearchResponse>;
}

export const createPackageQuotes = ({
  catalogue,
  exchange,
  cache,
  clock,
}: PackageQuoteOptions): PackageQuotes => ({
  async quote(brand, query) {
    const { id, mark_ups: rules } = brand;
    const brandId = quoteScope(brand);
    const [now, code] = [clock(), query.ItemPackageID];
    const rooms = readRooms(query);
    const kept =
      query.Booking === ''
        ? undefined
        : await findQuote(cache, { brandId, booking: query.Booking, code }, now);
    if (query.Booking !== '' && !kept)
      throw new AppError('QUOTE_EXPIRED', { source: { pointer: '/Booking' } });
    const catalogued = await catalogue.read(id, code, today(now));
    if (!catalogued)
      throw new AppError('PACKAGE_NOT_FOUND', { source: { pointer: '/ItemPackageID' } });
    const rate = rateOf(catalogued, kept, exchange);
    const chosen = choose(catalogued, {
      query,
      rooms,
      kept,
      rate,
      quotedOn: kept?.quotedOn ?? today(now),
    });
    const markUp = packageMarkUp(rules, catalogued.content, chosen);
    const priced = priceChoice(catalogued, { ...chosen, markUp }, now);
    if (!priced) return refuse('DEPARTURE_SOLD_OUT', '/DateBegin');
    if (priced.kind === 'no-room') return refuseRoom(priced, query.Line ? '/Line' : '/Room');
    const expiresAt = kept?.expiresAt ?? new Date(now.getTime() + QUOTE_MS).toISOString();
    const booking = await keepPriced(cache, { brandId, priced, expiresAt }, now);
    return toAnswer(booking, expiresAt, toDetail(priced, rules));
  },
});

const toAnswer = (
  Booking: string,
  expires_at: string,
  detail: PackageDetail,
): PackageSearchResponse => ({
  data: {
    Booking,
    expires_at,
    packages: [packageSummarySchema.parse(detail)],
    facets: null,
    detail,
  },
  meta: { total: 1, cursor: null },
});
