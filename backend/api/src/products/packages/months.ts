import type { PackageMonths, packageMonthsQuerySchema } from '@tiquete/contracts';
import { addDays, addMonths, today } from '@tiquete/domain';
import type * as z from 'zod';
import { AppError } from '../../lib/errors';
import { inOwnTurn } from '../../lib/async/inOwnTurn';
import { refuse } from '../../lib/refuse';
import type { ExchangeRates, SellingBrand } from '../../money';
import { createResultCache, CACHE_BYTES } from './catalogue/listing/resultCache';
import { monthLabel, packageSearchWords as words } from './messages/search';
import type { PackageCatalogue } from './ports';
import {
  createPackagePrices,
  requestedOrigin,
  perPersonAt,
  type SellingPrices,
} from './search/packagePrices';
import { type Listing, toDayNumber, toDayText } from './catalogue/listing/listing';
import { type Criteria, positionsOf } from './search/findPackages';
import { statusOf } from './departures/availability';

type MonthsQuery = z.output<typeof packageMonthsQuerySchema>;
/** Number of months shown after the current one. */
const MONTHS_AHEAD = 12;
const DAY_BYTES = 120;

export function createPackageMonths({
  catalogue,
  exchange,
  clock,
}: {
  catalogue: PackageCatalogue;
  exchange: ExchangeRates;
  clock: () => Date;
}) {
  const { findOrMake } = createResultCache<DayOffer[]>(
    CACHE_BYTES.months,
    (days) => days.length * DAY_BYTES,
  );
  const pricesOf = createPackagePrices(exchange);
  return {
    /** Months with their prices, and the days of the requested months. @throws AppError PACKAGE_NOT_FOUND */
    async months(
      { id: brandId, mark_ups: rules }: SellingBrand,
      query: MonthsQuery,
    ): Promise<PackageMonths> {
      const requested = readMonths(query);
      const day = today(clock());
      const listing = await catalogue.listing(brandId, day);
      const code = query.ItemPackageID || undefined;
      if (code !== undefined && !listing.byCode.has(code)) throw new AppError('PACKAGE_NOT_FOUND');
      const first = `${day.slice(0, 7)}-01`;
      const criteria = {
        from: day,
        to: addDays(addMonths(first, MONTHS_AHEAD + 1), -1),
        today: day,
        places: query.DestinationID === '' ? undefined : [query.DestinationID],
        origin: query.OriginID || undefined,
      };
      const prices = await pricesOf(listing, rules);
      const key = JSON.stringify([criteria, code, prices.key]);
      const find = () => findOrMake(listing, key, () => findDays(listing, prices, criteria, code));
      const days = await inOwnTurn(find);
      const months = Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) =>
        addMonths(first, index).slice(0, 7),
      );
      const listed = requested ?? (code === undefined ? [] : months);
      return {
        months: months.map((one) => toMonth(one, days)),
        dates: toDates(
          listing,
          days.filter(({ date }) => listed.includes(date.slice(0, 7))),
        ),
      };
    },
  };
}
export type PackageMonthsService = ReturnType<typeof createPackageMonths>;

/** Months whose days are requested, YYYY-MM. @throws AppError INVALID_FORMAT when only one of month and year is given */
function readMonths({ id_month, id_year, DateBegin }: MonthsQuery): string[] | undefined {
  if (id_month === undefined && id_year === undefined)
    return DateBegin === undefined
      ? undefined
      : [-1, 0, 1].map((months) => monthFrom(DateBegin, months));
  if (id_month === undefined) return refuse('INVALID_FORMAT', '/id_month', words.monthNeedsYear);
  if (id_year === undefined) return refuse('INVALID_FORMAT', '/id_year', words.monthNeedsYear);
  return [`${id_year}-${String(id_month).padStart(2, '0')}`];
}
const monthFrom = (day: string, months: number): string =>
  addMonths(`${day.slice(0, 7)}-01`, months).slice(0, 7);

function toMonth(month: string, days: readonly DayOffer[]): PackageMonths['months'][number] {
  const prices = days
    .filter(({ date, isSold }) => isSold && date.startsWith(month))
    .map(({ pesos }) => pesos);
  return {
    id_month: Number(month.slice(5)),
    id_year: Number(month.slice(0, 4)),
    label: monthLabel(month),
    from_price: prices.length > 0 ? Math.min(...prices) : null,
    has_sale: prices.length > 0,
  };
}

/** The cheapest departure of a day. */
export interface DayOffer {
  date: string;
  /** Price of each adult in a double room, from the requested origin. */
  pesos: number;
  /** Position of the package in the listing. */
  position: number;
  /** Row of the departure in the listing's columns. */
  row: number;
  /** False when no rooms are left. */
  isSold: boolean;
}

/** Days with departures, in order. Sold-out days are included only for a single package. */
export function findDays(
  listing: Listing,
  prices: SellingPrices,
  criteria: Criteria,
  code: string | undefined,
): DayOffer[] {
  const [from, to] = [toDayNumber(criteria.from), toDayNumber(criteria.to)];
  const today = toDayNumber(criteria.today);
  const { day, isOpen, left, saleEnd } = listing.departures;
  const candidates =
    code === undefined ? positionsOf(listing, criteria) : [listing.byCode.get(code) ?? -1];
  // Cheapest departure by day. Index 0 is the first day.
  const best: (Pick<DayOffer, 'position' | 'row' | 'pesos'> | undefined)[] = [];
  const least = new Float64Array(to - from + 1).fill(Infinity);
  for (const position of candidates) {
    const listed = listing.packages[position];
    if (!listed) continue;
    const supplement = requestedOrigin(listed.origins, criteria.origin)?.supplement ?? 0;
    for (let row = listed.first; row < listed.end; row += 1) {
      const on = day[row] ?? 0;
      if (on < from || on > to || isOpen[row] !== 1 || (saleEnd[row] ?? 0) < today) continue;
      if (code === undefined && (left[row] ?? 0) === 0) continue;
      const pesos = perPersonAt(row, supplement, listed, listing, prices, criteria.origin);
      if (!(pesos < (least[on - from] ?? NaN))) continue;
      least[on - from] = pesos;
      best[on - from] = { position, row, pesos };
    }
  }
  return best.flatMap((offer) =>
    offer
      ? [
          {
            ...offer,
            date: toDayText(day[offer.row] ?? 0),
            isSold: (left[offer.row] ?? 0) > 0,
          },
        ]
      : [],
  );
}

/** Converts days to the calendar's shape. */
const toDates = (
  { packages, departures: { left, isCertain } }: Listing,
  days: readonly DayOffer[],
): PackageMonths['dates'] =>
  days.map(({ date, pesos, position, row }) => {
    const { nights = 0 } = packages[position] ?? {};
    return {
      DateBegin: date,
      DateEnd: addDays(date, nights),
      nights,
      from_price: pesos,
      availability: statusOf(left[row] ?? 0, isCertain[row] === 1),
    };
  });
