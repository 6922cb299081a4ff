import { dayNumber, dayText, weekday } from '../../calendar/day';
import { hash } from '../../random';
import type { Seller } from '../airlines';
import { airportAt } from '../places/places';
import type { Flight, FlightKey } from '../schedule/types';
import type { PriceContext, PricedBound } from './priceBound';
import { fixedTaxes, shareTaxes, surcharge } from './taxes';
import { haulOf, tariffOf } from './tariffs';
import type {
  Cabin,
  FlightFare,
  Offer,
  OfferBound,
  OfferSelection,
  TaxLine,
  TravelerPrice,
  TravelerType,
} from './types';

/** Days for which an airline holds an order, by days before the departure. */
const TO_TICKET: readonly (readonly [days: number, wait: number])[] = [
  [2, 0],
  [7, 1],
  [21, 2],
  [60, 3],
];
const LONGEST_WAIT = 7;
const SOON = 2;
/** CO₂ of an economy seat in kilograms per kilometre, and the factors of higher cabins. */
const CO2 = { base: 12, perKm: 0.079 };
const CO2_CABIN: Record<Cabin, number> = {
  ECONOMY: 1,
  PREMIUM_ECONOMY: 1.4,
  BUSINESS: 2.3,
  FIRST: 3.4,
};
const ADVANCE: readonly (readonly [days: number, text: string])[] = [
  [6, '00'],
  [13, '07'],
  [20, '14'],
  [59, '21'],
];

const keyOf = ({ carrier, number, origin, destination, date }: Flight): FlightKey => ({
  carrier,
  number,
  origin,
  destination,
  date,
});

function fareBasis(
  bookingClass: string,
  { family, journey }: PricedBound,
  { shape, today }: PriceContext,
): string {
  const day = dayNumber(journey.flights[0]?.date ?? '');
  const advance = ADVANCE.find(([limit]) => day - today <= limit)?.[1] ?? '60';
  const isWeekend = [0, 5, 6].includes(weekday(day));
  return `${bookingClass}${isWeekend ? 'W' : 'X'}${advance}${shape === 'ONE_WAY' ? 'OW' : 'RT'}${family.code.slice(0, 2)}${family.rank}${airportAt(journey.flights[0]?.origin ?? '').countryCode}`;
}
function faresOf(bound: PricedBound, context: PriceContext): FlightFare[] {
  return bound.journey.flights.flatMap((flight, index) => {
    const place = bound.places[index];
    const cabin = bound.cabins[index];
    if (!place || !cabin) return [];
    return [
      {
        cabin,
        bookingClass: place.bookingClass,
        fareBasis: fareBasis(place.bookingClass, bound, context),
        seatsLeft: place.seatsLeft,
        co2Kg: Math.round((CO2.base + CO2.perKm * flight.distanceKm) * CO2_CABIN[cabin]),
      },
    ];
  });
}

function taxesOf(type: TravelerType, bounds: readonly PricedBound[]): TaxLine[] {
  const sums = new Map<string, TaxLine>();
  const add = (line: TaxLine) => {
    const key = `${line.code}${line.countryCode ?? ''}`;
    const known = sums.get(key);
    if (line.amount > 0)
      sums.set(key, known ? { ...known, amount: known.amount + line.amount } : line);
  };
  for (const { journey, seller, base } of bounds) {
    const share = shareTaxes(journey);
    if (share)
      add({
        code: share.code,
        name: share.name,
        countryCode: share.countryCode,
        amount: Math.round(base(type) * share.share),
      });
    if (type === 'HELD_INFANT') continue;
    add({
      code: 'YQ',
      name: 'Recargo por combustible',
      amount: surcharge(haulOf(journey), seller.kind === 'NETWORK'),
    });
    for (const line of fixedTaxes(journey)) add(line);
  }
  return [...sums.values()];
}
function travelerPrice(type: TravelerType, bounds: readonly PricedBound[]): TravelerPrice {
  const base = bounds.reduce((sum, bound) => sum + bound.base(type), 0);
  const taxes = taxesOf(type, bounds);
  return { type, base, taxes, total: taxes.reduce((sum, { amount }) => sum + amount, base) };
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const textOf = ({ channel, bounds, travelers, corporateCode }: OfferSelection) =>
  `${channel}|${bounds.map(({ flights, tariff }) => `${flights.map((flight) => `${flight.carrier}${flight.number}.${flight.date}.${flight.origin}${flight.destination}`).join('+')}:${tariff}`).join('|')}|${travelers.join()}|${corporateCode ?? ''}`;
function idOf(selection: OfferSelection): string {
  const text = textOf(selection);
  return `${hash(text).toString(36)}${hash(`${text}#`).toString(36)}`;
}

/** Makes an offer. @param bounds bounds priced for the same travellers; `validating` issues the ticket */
export function makeOffer(
  bounds: readonly PricedBound[],
  validating: Seller,
  context: PriceContext,
): Offer {
  const selection: OfferSelection = {
    channel: context.channel,
    travelers: context.travelers,
    bounds: bounds.map(({ journey, family }) => ({
      flights: journey.flights.map(keyOf),
      tariff: family.code,
    })),
    ...(context.corporateCode ? { corporateCode: context.corporateCode } : {}),
  };
  const prices = new Map(
    [...new Set(context.travelers)].map((type) => [type, travelerPrice(type, bounds)]),
  );
  const travelers = context.travelers.flatMap((type) => prices.get(type) ?? []);
  const first = bounds[0]?.journey.flights[0];
  const departure = dayNumber(first?.date ?? '');
  const days = departure - context.today;
  const base = sum(travelers.map((traveler) => traveler.base));
  const total = sum(travelers.map((traveler) => traveler.total));
  return {
    id: idOf(selection),
    selection,
    validatingAirline: validating.code,
    bounds: bounds.map((bound): OfferBound => ({
      journey: bound.journey,
      tariff: tariffOf(bound.seller.code, bound.family, haulOf(bound.journey)),
      fares: faresOf(bound, context),
    })),
    travelers,
    base,
    taxes: total - base,
    total,
    seatsLeft: Math.min(...bounds.map(({ seatsLeft }) => seatsLeft)),
    lastTicketingDate: dayText(
      Math.min(
        departure,
        context.today + (TO_TICKET.find(([limit]) => days <= limit)?.[1] ?? LONGEST_WAIT),
      ),
    ),
    isInstantTicketing: validating.kind === 'LOW_COST' || days <= SOON,
    isInternational: bounds.some(({ journey }) => !journey.isDomestic),
  };
}
