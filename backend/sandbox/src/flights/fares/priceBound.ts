import { cabinsOf, ownerOf } from '../cabin/cabins';
import type { Seller } from '../airlines';
import { kmBetween } from '../places/places';
import type { Journey } from '../schedule/types';
import type { SeatStock } from '../seatStock';
import { corporateFactor, endsOf, marketFare, type MarketContext } from './market';
import { pesosFrom } from './money';
import { seatAvailability, type Availability } from './seats';
import { fixedTaxes, shareTaxes, surcharge } from './taxes';
import type { Family } from './fareFamilies';
import { haulOf } from './tariffs';
import type { Cabin, TravelerType } from './types';

/** Fares of children and infants as shares of the adult's fare. */
const CHILD = {
  NETWORK: [0.85, 0.75, 0.75],
  REGIONAL: [0.85, 0.85, 0.85],
  LOW_COST: [1, 1, 1],
} as const;
const HELD = 0.1;
const CABINS: readonly Cabin[] = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'];

export interface PriceContext extends MarketContext {
  stock: SeatStock;
  travelers: readonly TravelerType[];
  corporateCode?: string;
}
/** A bound with one fare family, and its price for each type of traveller. */
export interface PricedBound {
  journey: Journey;
  seller: Seller;
  family: Family;
  cabins: readonly Cabin[];
  places: readonly Availability[];
  seatsLeft: number;
  base: (type: TravelerType) => number;
  /** Total of all travellers with taxes. */
  total: number;
}
export const seatsNeeded = (travelers: readonly TravelerType[]): number =>
  travelers.filter((type) => type !== 'HELD_INFANT').length;

/**
 * Cabin of each flight: the tariff's or, if the aircraft lacks it, the best one below. Undefined unless the longest flight
 * has the tariff's cabin.
 */
export function cabinsFor({ flights }: Journey, cabin: Cabin): Cabin[] | undefined {
  const longest = [...flights].sort((a, b) => b.distanceKm - a.distanceKm)[0];
  const below = CABINS.slice(0, CABINS.indexOf(cabin) + 1).reverse();
  const chosen = flights.map((flight) => {
    const plans = cabinsOf(ownerOf(flight), flight.aircraft);
    return below.find((wanted) => plans.some((plan) => plan.cabin === wanted)) ?? 'ECONOMY';
  });
  return chosen.some((has, index) => has === cabin && flights[index] === longest)
    ? chosen
    : undefined;
}

function typeFactor(type: TravelerType, seller: Seller, haul: 0 | 1 | 2): number {
  if (type === 'ADULT') return 1;
  return type === 'HELD_INFANT' ? HELD : CHILD[seller.kind][haul];
}
/** Prices a bound; undefined when the aircraft lack the cabin or the seats. */
export function priceBound(
  journey: Journey,
  seller: Seller,
  family: Family,
  context: PriceContext,
  market = marketFare(journey, seller, context),
): PricedBound | undefined {
  const cabins = cabinsFor(journey, family.cabin);
  if (!cabins) return undefined;
  const seats = seatsNeeded(context.travelers);
  const places: Availability[] = [];
  for (const [index, flight] of journey.flights.entries()) {
    const place = seatAvailability(
      flight,
      cabins[index] ?? 'ECONOMY',
      seats,
      context.today,
      context.stock,
    );
    if (!place) return undefined;
    places.push(place);
  }
  const haul = haulOf(journey);
  const flown = journey.flights.reduce((sum, { distanceKm }) => sum + distanceKm, 0);
  const scarcity = journey.flights.reduce(
    (sum, { distanceKm }, index) => sum + ((places[index]?.factor ?? 1) * distanceKm) / flown,
    0,
  );
  const { origin, destination } = endsOf(journey);
  const extra =
    family.add[haul] *
    (seller.kind === 'LOW_COST' ? 0.85 : 1) *
    Math.min(1, 0.7 + kmBetween(origin, destination) / 3000);
  const adult = pesosFrom(
    (market * scarcity * family.factor + extra) * corporateFactor(context, seller),
  );
  const base = (type: TravelerType) =>
    Math.max(1000, Math.round((adult * typeFactor(type, seller, haul)) / 100) * 100);
  const share = shareTaxes(journey)?.share ?? 0;
  const fixed =
    fixedTaxes(journey).reduce((sum, { amount }) => sum + amount, 0) +
    surcharge(haul, seller.kind === 'NETWORK');
  const total = context.travelers.reduce(
    (sum, type) =>
      sum + base(type) + Math.round(base(type) * share) + (type === 'HELD_INFANT' ? 0 : fixed),
    0,
  );
  return {
    journey,
    seller,
    family,
    cabins,
    places,
    seatsLeft: Math.min(...places.map(({ seatsLeft }) => seatsLeft)),
    base,
    total,
  };
}
