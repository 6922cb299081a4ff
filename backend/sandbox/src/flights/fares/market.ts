import { dayNumber } from '../../calendar/day';
import { chance, hash } from '../../random';
import type { Seller } from '../airlines';
import { airportAt, kmBetween } from '../places/places';
import type { Channel } from '../places/types';
import type { Journey } from '../schedule/types';
import { competitionFactor, dayFactor, leadFactor } from './demand';
import { haulOf, type Haul } from './tariffs';
import type { OfferSelection } from './types';

/** Dollars of an average one-way fare: a fixed part, and a part per kilometre of each leg. */
const TAKE_OFF = 17;
const PER_KM: readonly (readonly [upTo: number, dollars: number])[] = [
  [1000, 0.062],
  [4000, 0.05],
  [Infinity, 0.038],
];
/** Price factor by kind of trip: a long one-way trip costs more than half of a round trip. */
const SHAPE: Record<Shape, readonly [number, number, number]> = {
  ONE_WAY: [1, 1.12, 1.26],
  ROUND_TRIP: [1, 1, 1],
  MULTI: [1, 1.06, 1.14],
};
const LOW_COST_SHAPE = 1;
const PER_STOP = 0.06;
const FAR_NONSTOP = 1.1;
const SALT = { airline: 41, journey: 42, channel: 43 };
/** Price factor of fares without a GDS fee, which are usually slightly cheaper. */
const DIRECT = { from: 0.955, spread: 0.06 };
const PEAKS: readonly (readonly [from: string, until: string, factor: number])[] = [
  ['00:00', '06:00', 0.9],
  ['06:00', '09:00', 1.07],
  ['09:00', '12:00', 1],
  ['12:00', '15:30', 0.95],
  ['15:30', '20:00', 1.08],
  ['20:00', '24:00', 0.92],
];

export type Shape = 'ONE_WAY' | 'ROUND_TRIP' | 'MULTI';

/** Kind of trip, such as a round trip between two cities. */
export function shapeOf(bounds: readonly { origin: string; destination: string }[]): Shape {
  const [out, back] = bounds;
  if (!back) return 'ONE_WAY';
  const city = (code: string) => airportAt(code).cityCode;
  return out &&
    bounds.length === 2 &&
    city(out.origin) === city(back.destination) &&
    city(out.destination) === city(back.origin)
    ? 'ROUND_TRIP'
    : 'MULTI';
}
export const endsOf = ({ flights }: Journey): { origin: string; destination: string } => ({
  origin: flights[0]?.origin ?? '',
  destination: flights.at(-1)?.destination ?? '',
});

function dollarsFor(km: number): number {
  let dollars = TAKE_OFF;
  let from = 0;
  for (const [upTo, perKm] of PER_KM) {
    dollars += Math.max(0, Math.min(km, upTo) - from) * perKm;
    from = upTo;
  }
  return dollars;
}
function timeFactor({ flights }: Journey, haul: Haul): number {
  const time = flights[0]?.departure.slice(11, 16) ?? '';
  return haul === 2 ? 1 : (PEAKS.find(([, until]) => time < until)?.[2] ?? 1);
}
function shapeFactor(seller: Seller, shape: Shape, haul: Haul): number {
  return seller.kind === 'LOW_COST' ? LOW_COST_SHAPE : SHAPE[shape][haul];
}
export interface MarketContext {
  channel: Channel;
  shape: Shape;
  today: number;
}
/**
 * Lowest fare on a bound for an adult in dollars, before seats become scarce. It depends on market, day and airline, not on
 * the tariff.
 */
export function marketFare(
  journey: Journey,
  seller: Seller,
  { channel, shape, today }: MarketContext,
): number {
  const { origin, destination } = endsOf(journey);
  const first = journey.flights[0];
  if (!first) return 0;
  const haul = haulOf(journey);
  const km = kmBetween(origin, destination);
  const flown = journey.flights.reduce((sum, { distanceKm }) => sum + distanceKm, 0);
  const stops = journey.connections.length;
  const day = dayNumber(first.date);
  const market = hash(`${seller.code}${origin}${destination}`);
  return (
    dollarsFor(km) *
    seller.row.level *
    shapeFactor(seller, shape, haul) *
    dayFactor(origin, destination, day) *
    leadFactor(day - today) *
    competitionFactor(origin, destination) *
    timeFactor(journey, haul) *
    (0.9 + 0.2 * chance(market, SALT.airline + day)) *
    (0.96 + 0.08 * chance(hash(journey.id), SALT.journey)) *
    (1 - PER_STOP * stops) *
    (flown / km) ** 0.35 *
    (haul === 2 && !stops ? FAR_NONSTOP : 1) *
    (channel === 'NDC' && seller.channels.length > 1
      ? DIRECT.from + DIRECT.spread * chance(market + day, SALT.channel)
      : 1)
  );
}
const CORPORATE = 0.92;
export const corporateFactor = (
  { corporateCode }: Pick<OfferSelection, 'corporateCode'>,
  seller: Seller,
): number => (corporateCode && seller.kind === 'NETWORK' ? CORPORATE : 1);
