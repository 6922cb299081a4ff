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
import { type ExchangeRates, quoteScope, type SellingBrand } from '../../../money';
import type { PackageCatalogue } from '../ports';
import { packageMarkUp } from '../pricing/markUps';
import { choosePackage, refuseRoom } from './choosePackage';
import { readRooms } from '../search/readListQuery';
import { findStoredQuote, storePricedChoice, QUOTE_MS, quoteRate } from '../session';
import { priceChoice } from './priceChoice';
import { toPackageDetail } from './toPackageDetail';

export interface PackageQuoteOptions {
  catalogue: PackageCatalogue;
  exchange: ExchangeRates;
  cache: Cache;
  clock: () => Date;
}

export const createPackageQuotes = ({
  catalogue,
  exchange,
  cache,
  clock,
}: PackageQuoteOptions) => ({
  /**
   * Prices one package and stores the quote. The answer has all data of the package's page. @throws AppError
   * PACKAGE_NOT_FOUND, QUOTE_EXPIRED, DEPARTURE_SOLD_OUT, ROOM_LINE_INVALID, TRAVELER_TOO_YOUNG
   */
  async quote(brand: SellingBrand, query: PackageSearchQuery): Promise<PackageSearchResponse> {
    const { id, mark_ups: rules } = brand;
    const brandId = quoteScope(brand);
    const [now, code] = [clock(), query.ItemPackageID];
    const rooms = readRooms(query);
    const stored =
      query.Booking === ''
        ? undefined
        : await findStoredQuote(cache, { brandId, booking: query.Booking, code }, now);
    if (query.Booking !== '' && !stored)
      throw new AppError('QUOTE_EXPIRED', { source: { pointer: '/Booking' } });
    const catalogued = await catalogue.read(id, code, today(now));
    if (!catalogued)
      throw new AppError('PACKAGE_NOT_FOUND', { source: { pointer: '/ItemPackageID' } });
    const rate = quoteRate(catalogued, stored, exchange);
    const chosen = choosePackage(catalogued, {
      query,
      rooms,
      changed: stored,
      rate,
      quotedOn: stored?.quotedOn ?? today(now),
    });
    const markUp = packageMarkUp(rules, catalogued.content, chosen);
    const priced = priceChoice(catalogued, { ...chosen, markUp }, now);
    if (!priced) return refuse('DEPARTURE_SOLD_OUT', '/DateBegin');
    if (priced.kind === 'no-room') return refuseRoom(priced, query.Line ? '/Line' : '/Room');
    const expiresAt = stored?.expiresAt ?? new Date(now.getTime() + QUOTE_MS).toISOString();
    const booking = await storePricedChoice(cache, { brandId, priced, expiresAt }, now);
    return toAnswer(booking, expiresAt, toPackageDetail(priced, rules));
  },
});
export type PackageQuotes = ReturnType<typeof createPackageQuotes>;

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
