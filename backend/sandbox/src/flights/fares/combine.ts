import { findSeller, type Seller } from '../airlines';
import type { PricedBound } from './priceBound';

/** Maximum number of combinations of one airline, for two bounds and for more. */
const MOST_COMBINATIONS = { two: 2500, more: 700 };
/** Number of combinations that each flight gets before cheaper combinations of other flights fill the page. */
const AT_LEAST = 2;
const MINUTES_ON_GROUND = 60;

interface Combination {
  bounds: readonly PricedBound[];
  validating: Seller;
  total: number;
}
const kmOf = ({ journey }: PricedBound) =>
  journey.flights.reduce((sum, { distanceKm }) => sum + distanceKm, 0);

/**
 * Airline that issues one ticket for all bounds: the seller of the longest one. Undefined for bounds of a low-cost airline
 * together with another airline's.
 */
export function validatingOf(bounds: readonly PricedBound[]): Seller | undefined {
  const longest = bounds.reduce<PricedBound | undefined>(
    (best, bound) => (best && kmOf(best) >= kmOf(bound) ? best : bound),
    undefined,
  );
  const seller = longest?.seller;
  return seller &&
    bounds.every(
      (bound) =>
        bound.seller === seller || (seller.kind !== 'LOW_COST' && bound.seller.kind !== 'LOW_COST'),
    )
    ? seller
    : undefined;
}
/** True when each bound departs after the previous one has landed. */
export function isInOrder(bounds: readonly PricedBound[]): boolean {
  return bounds.every(({ journey }, index) => {
    const landed = bounds[index - 1]?.journey.flights.at(-1)?.arrivalAt;
    return (
      landed === undefined ||
      (journey.flights[0]?.departureAt ?? 0) >= landed + MINUTES_ON_GROUND * 60_000
    );
  });
}
function product(lists: readonly (readonly PricedBound[])[]): PricedBound[][] {
  return lists.reduce<PricedBound[][]>(
    (found, list) => found.flatMap((bounds) => list.map((bound) => [...bounds, bound])),
    [[]],
  );
}
function combinationsOf(
  lists: readonly (readonly PricedBound[])[],
  isSameTariff: boolean,
): Combination[] {
  const most = Math.max(
    2,
    Math.floor(
      (lists.length > 2 ? MOST_COMBINATIONS.more : MOST_COMBINATIONS.two) ** (1 / lists.length),
    ),
  );
  return product(lists.map((list) => list.slice(0, most))).flatMap((bounds) => {
    const validating = validatingOf(bounds);
    if (
      !validating ||
      !isInOrder(bounds) ||
      (isSameTariff && bounds.some(({ family }) => family.rank !== bounds[0]?.family.rank))
    )
      return [];
    return [{ bounds, validating, total: bounds.reduce((sum, { total }) => sum + total, 0) }];
  });
}
/** Bounds on flights of one airline, or of its partners for a bound that it does not fly. */
function onAirline(
  code: string,
  lists: readonly (readonly PricedBound[])[],
): (readonly PricedBound[])[] {
  const partners = findSeller(code)?.partners;
  return lists.map((list) => {
    const own = list.filter(({ seller }) => seller.code === code);
    return own.length || findSeller(code)?.kind === 'LOW_COST'
      ? own
      : list.filter(({ seller }) => partners?.has(seller.code));
  });
}

/** Combinations of bounds, cheapest first. */
export function combine(
  lists: readonly (readonly PricedBound[])[],
  isSameTariff: boolean,
): Combination[] {
  const codes = [...new Set(lists.flatMap((list) => list.map(({ seller }) => seller.code)))];
  const byAirline = codes.flatMap((code) => combinationsOf(onAirline(code, lists), isSameTariff));
  const found =
    byAirline.length || lists.length < 2
      ? byAirline
      : combinationsOf(
          lists.map((list) => list.filter(({ seller }) => seller.kind !== 'LOW_COST')),
          isSameTariff,
        );
  const once = new Map(
    found.map((combination) => [
      combination.bounds.map(({ journey, family }) => journey.id + family.code).join('|'),
      combination,
    ]),
  );
  return [...once.values()].sort((a, b) => a.total - b.total);
}

/** At most `limit` combinations, cheapest first, which include every journey on every bound if there is room. */
export function chooseVaried(combinations: readonly Combination[], limit: number): Combination[] {
  if (combinations.length <= limit) return [...combinations];
  const seen = new Map<string, number>();
  const chosen = new Set<Combination>();
  for (const combination of combinations) {
    const ids = combination.bounds.map(({ journey }, index) => `${index}${journey.id}`);
    if (chosen.size < limit && ids.some((id) => (seen.get(id) ?? 0) < AT_LEAST)) {
      chosen.add(combination);
      for (const id of ids) seen.set(id, (seen.get(id) ?? 0) + 1);
    }
  }
  for (const combination of combinations) if (chosen.size < limit) chosen.add(combination);
  return combinations.filter((combination) => chosen.has(combination));
}
