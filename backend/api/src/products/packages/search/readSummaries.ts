import type { PackageRoom, PackageSummary } from '@tiquete/contracts';
import { type Listing, toDayText } from '../catalogue/listing/listing';
import type { PackageCatalogue } from '../ports';
import type { FoundPackage } from './findPackages';
import type { Prices } from './packagePrices';
import { toSummary } from './toSummary';

/** Cards of packages, in their order. */
export async function readSummaries(
  catalogue: PackageCatalogue,
  brandId: string,
  { departures }: Listing,
  found: readonly FoundPackage[],
  {
    today,
    prices,
    origin,
    rooms = null,
  }: { today: string; prices: Prices; origin?: string; rooms?: readonly PackageRoom[] | null },
): Promise<PackageSummary[]> {
  const shown = found.map((one) => ({
    ...one,
    code: one.listed.code,
    date: toDayText(departures.day[one.row] ?? 0),
  }));
  const cards = new Map((await catalogue.cards(brandId, shown)).map((card) => [card.code, card]));
  return shown.flatMap((one) => {
    const card = cards.get(one.code);
    if (!card) return [];
    const fromPrice = departures.price[one.row] ?? 0;
    const rate = prices.rates.get(one.listed.currency);
    const markUp = prices.markUpOf(one.listed, origin, departures.day[one.row] ?? 0);
    return [toSummary({ ...one, fromPrice, today, card, rate, markUp, origin, rooms })];
  });
}
