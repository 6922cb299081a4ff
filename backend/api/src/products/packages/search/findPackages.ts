import type { PackageFilters } from '@tiquete/contracts';
import {
  type ListedPackage,
  type Listing,
  toDayNumber,
  toMonthNumber,
} from '../catalogue/listing/listing';
import { perPersonIn, type Prices } from './pesos';

/** Which departures. Days are YYYY-MM-DD, both included; ids are those of the places, and left out for anywhere. */
export interface Criteria {
  /** Of any of them. */
  places?: readonly string[];
  origin?: string;
  from: string;
  to: string;
  /** In Colombia: what is no longer sold then is not found. */
  today: string;
}
/** A package by its cheapest departure; of equal ones the first. */
export interface FoundPackage {
  listed: ListedPackage;
  /** Of the departures' columns. */
  row: number;
  /** For each adult in double, from the origin that was asked for. */
  pesos: number;
}

/** Who begins nowhere in particular begins everywhere. */
export const isOf = (
  listed: ListedPackage,
  { places, origin }: Pick<Criteria, 'places' | 'origin'>,
): boolean =>
  (!places || places.some((place) => listed.places.has(place))) &&
  (origin === undefined ||
    listed.origins.length === 0 ||
    listed.origins.some(({ code }) => code === origin));

/** 1 in the row of each departure that can be bought. */
export function findSellable(
  { departures: { day, saleEnd, isOpen, left } }: Listing,
  { from, to, today }: DayBounds,
): Uint8Array {
  const sellable = new Uint8Array(day.length);
  for (let row = 0; row < day.length; row += 1) {
    const on = day[row] ?? 0;
    if (on < from || on > to || (saleEnd[row] ?? 0) < today) continue;
    if (isOpen[row] === 1 && (left[row] ?? 0) > 0) sellable[row] = 1;
  }
  return sellable;
}
export interface DayBounds {
  from: number;
  to: number;
  today: number;
}

export const boundsOf = ({ from, to, today }: Criteria): DayBounds => ({
  from: toDayNumber(from),
  to: toDayNumber(to),
  today: toDayNumber(today),
});

/** Packages with a departure that can be bought, by the listing's order. */
export function findPackages(
  listing: Listing,
  prices: Pick<Prices, 'pesos' | 'inPesos'>,
  criteria: Criteria,
  months: readonly string[] = [],
): FoundPackage[] {
  const sellable = findSellable(listing, boundsOf(criteria));
  const { month } = listing.departures;
  const { pesos } = prices;
  const wanted = months.length > 0 ? new Set(months.map(toMonthNumber)) : undefined;
  const found: FoundPackage[] = [];
  for (const listed of listing.packages) {
    if (!isOf(listed, criteria)) continue;
    let best = -1;
    let least = Infinity;
    for (let row = listed.first; row < listed.end; row += 1) {
      const price = pesos[row] ?? NaN;
      if (sellable[row] !== 1 || !(price < least)) continue;
      if (wanted && !wanted.has(month[row] ?? 0)) continue;
      best = row;
      least = price;
    }
    // The supplement is that of every departure alike: the cheapest stays the cheapest.
    if (best >= 0) {
      const perPerson = perPersonIn(listing, prices, listed, criteria.origin);
      found.push({ listed, row: best, pesos: perPerson(best) });
    }
  }
  return found;
}

/** Whether a package is left by the filters, save that of months, which is one of departures. Only what is asked for is looked at. */
export function isLeft({
  price,
  nights,
  regions,
  includes,
  stars,
}: PackageFilters): (one: FoundPackage) => boolean {
  const checks: ((one: FoundPackage) => boolean)[] = [];
  if (price) checks.push(({ pesos }) => isWithin(price, pesos));
  if (nights) checks.push(({ listed }) => isWithin(nights, listed.nights));
  if (regions.length > 0) checks.push(({ listed }) => isAnyOf(regions, listed.traits.regions));
  if (includes.length > 0)
    checks.push(({ listed }) => includes.every((type) => listed.traits.includes.includes(type)));
  if (stars.length > 0) checks.push(({ listed }) => isAnyOf(stars, listed.traits.stars));
  return (one) => checks.every((check) => check(one));
}
const isWithin = ({ min, max }: { min: number; max: number }, value: number): boolean =>
  value >= min && value <= max;
const isAnyOf = <Value>(wanted: readonly Value[], own: readonly Value[]): boolean =>
  wanted.some((value) => own.includes(value));
