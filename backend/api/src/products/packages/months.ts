import type { PackageMonths, packageMonthsQuerySchema } from '@tiquete/contracts';
import { addDays, addMonths, today } from '@tiquete/domain';
import type * as z from 'zod';
import { AppError } from '../../lib/errors';
import { inOwnTurn } from '../../lib/async/inOwnTurn';
import { refuse } from '../../lib/refuse';
import type { ExchangeRates } from '../../money';
import { createMemory, KEPT_BYTES } from './catalogue/listing/memory';
import type { SellingBrand } from '../../money';
import { monthLabel, searchWords as words } from './messages/search';
import type { PackageCatalogue } from './ports';
import { createPrices } from './search/packagePrices';
import { type DayOffer, findDays } from './findDays';
import { toDates } from './toDates';

type MonthsQuery = z.output<typeof packageMonthsQuerySchema>;
export interface PackageMonthsService {
  /** @throws AppError PACKAGE_NOT_FOUND */
  months(brand: SellingBrand, query: MonthsQuery): Promise<PackageMonths>;
}
/** Months after this one. */
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
}): PackageMonthsService {
  const { remember } = createMemory<DayOffer[]>(
    KEPT_BYTES.months,
    (days) => days.length * DAY_BYTES,
  );
  const pricesOf = createPrices(exchange);
  return {
    async months({ id: brandId, mark_ups: rules }, query) {
      const asked = readMonths(query);
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
      const question = JSON.stringify([criteria, code, prices.key]);
      const find = () =>
        remember(listing, question, () => findDays(listing, prices, criteria, code));
      const days = await inOwnTurn(find);
      const months = Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) =>
        addMonths(first, index).slice(0, 7),
      );
      const listed = asked ?? (code === undefined ? [] : months);
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

/** Months whose days are requested, YYYY-MM. @throws AppError INVALID_FORMAT when one of month and year is missing */
function readMonths({ id_month, id_year, DateBegin }: MonthsQuery): string[] | undefined {
  if (id_month === undefined && id_year === undefined)
    return DateBegin === undefined
      ? undefined
      : [-1, 0, 1].map((months) => monthBeside(DateBegin, months));
  if (id_month === undefined) return refuse('INVALID_FORMAT', '/id_month', words.monthNeedsYear);
  if (id_year === undefined) return refuse('INVALID_FORMAT', '/id_year', words.monthNeedsYear);
  return [`${id_year}-${String(id_month).padStart(2, '0')}`];
}
const monthBeside = (day: string, months: number): string =>
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
