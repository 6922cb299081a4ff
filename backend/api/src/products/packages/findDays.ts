import { type Listing, toDayNumber, toDayText } from './catalogue/listing/listing';
import { type Criteria, positionsOf } from './search/findPackages';
import { originOf, perPersonAt, type Selling } from './search/packagePrices';

/** The cheapest departure of a day. */
export interface DayOffer {
  date: string;
  /** Price of each adult in double, from the requested origin. */
  pesos: number;
  /** Position of the package in the listing. */
  position: number;
  /** Row in the departures' columns. */
  row: number;
  /** False: no rooms are left. */
  isSold: boolean;
}

/** Days with departures, in order: with rooms or, for a single package, also without. */
export function findDays(
  listing: Listing,
  prices: Selling,
  criteria: Criteria,
  code: string | undefined,
): DayOffer[] {
  const [from, to] = [toDayNumber(criteria.from), toDayNumber(criteria.to)];
  const today = toDayNumber(criteria.today);
  const { day, isOpen, left, saleEnd } = listing.departures;
  const asked =
    code === undefined ? positionsOf(listing, criteria) : [listing.byCode.get(code) ?? -1];
  // By day; index 0 is the first day.
  const best: (Pick<DayOffer, 'position' | 'row' | 'pesos'> | undefined)[] = [];
  const least = new Float64Array(to - from + 1).fill(Infinity);
  for (const position of asked) {
    const listed = listing.packages[position];
    if (!listed) continue;
    const supplement = originOf(listed.origins, criteria.origin)?.supplement ?? 0;
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
