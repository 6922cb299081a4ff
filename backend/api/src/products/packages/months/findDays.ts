import { type ListedPackage, type Listing, toDayText } from '../catalogue/listing/listing';
import { boundsOf, type Criteria, isOf } from '../search/findPackages';
import { perPersonIn, type Prices } from '../search/pesos';

/** The cheapest departure of a day. */
export interface DayOffer {
  date: string;
  /** For each adult in double, from the origin that was asked for. */
  pesos: number;
  listed: ListedPackage;
  /** Of the departures' columns. */
  row: number;
  /** False: it has no room left. */
  isSold: boolean;
}

/** Days on which something departs, in their order: with rooms or, of one package alone, also without. */
export function findDays(
  listing: Listing,
  prices: Pick<Prices, 'pesos' | 'inPesos'>,
  criteria: Criteria,
  code: string | undefined,
): DayOffer[] {
  const { from, to, today } = boundsOf(criteria);
  const { day, isOpen, left, saleEnd } = listing.departures;
  // By day, the first of them at 0.
  const best: (Pick<DayOffer, 'listed' | 'row' | 'pesos'> | undefined)[] = [];
  const least = new Float64Array(to - from + 1).fill(Infinity);
  for (const listed of listing.packages) {
    if (code === undefined ? !isOf(listed, criteria) : listed.code !== code) continue;
    const perPerson = perPersonIn(listing, prices, listed, criteria.origin);
    for (let row = listed.first; row < listed.end; row += 1) {
      const on = day[row] ?? 0;
      if (on < from || on > to || isOpen[row] !== 1 || (saleEnd[row] ?? 0) < today) continue;
      if (code === undefined && (left[row] ?? 0) === 0) continue;
      const price = perPerson(row);
      if (!(price < (least[on - from] ?? NaN))) continue;
      least[on - from] = price;
      best[on - from] = { listed, row, pesos: price };
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
