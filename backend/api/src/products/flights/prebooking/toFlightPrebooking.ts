import type {
  FlightOffer,
  FlightPrebooking,
  LoyaltyProgram,
  PriceBreakdown,
  TravelerRequirement,
} from '@tiquete/contracts';
import {
  addDays,
  RETRACTO_HOURS,
  retractoDaysBefore,
  retractoPenalty,
  today,
} from '@tiquete/domain';
import { airlineName } from '../../../places';
import { hashPolicy, priceChange } from '../../../bookings/prebook';
import { flightSaleWords as words } from '../messages';
import type { PricedOffer } from '../ports';
import { flightTerms, feeOf } from './terms';
import { departureDayOf, isAbroad, onlyCountryOf, segmentsOf } from '../trip';

export interface PricedNow {
  id: string;
  offer: FlightOffer;
  priced: PricedOffer;
  dictionaries: FlightPrebooking['dictionaries'];
  /** Whole pesos that the search displayed. */
  expected: number;
  expiresAt: Date;
  now: Date;
}

/** Prebooking in the contract's shape: a freshly priced offer with all facts that its buyer must know. */
export function toFlightPrebooking({
  id,
  offer,
  priced,
  dictionaries,
  expected,
  expiresAt,
  now,
}: PricedNow): FlightPrebooking {
  const cancellation = flightTerms(offer, 0, now);
  const isInternational = isAbroad(offer, dictionaries);
  const crossesBorder = onlyCountryOf(offer, dictionaries) === null;
  const { travelers, loyaltyPrograms, ...contact } = priced.requirements;
  const fee = feeOf(offer);
  return {
    prebookingId: id,
    expires_at: expiresAt.toISOString(),
    offer,
    dictionaries,
    bookingRequirements: {
      ...contact,
      loyaltyPrograms: toPrograms(loyaltyPrograms ?? airlinesOf(offer), dictionaries),
      travelerRequirements: travelers.map((one) => toRequirement(one, crossesBorder)),
    },
    price: priceChange(expected, offer.price.grandTotal),
    price_breakdown: toFlightBreakdown(offer),
    fare_rules: [
      ...priced.rules,
      ...(fee > 0
        ? [{ category: 'OTHER' as const, title: words.adminFee, text: words.adminFeeRule(fee) }]
        : []),
    ],
    cancellation,
    cancellation_policy_hash: hashPolicy(cancellation),
    retracto: retractoOf(offer, isInternational, now),
    hold_until: offer.hold_until,
    is_international: isInternational,
    seatmaps_available: priced.seatmapsAvailable,
    bags_available: priced.bags.length > 0,
  };
}

/** Airlines that sell or operate the flights of an offer, in the order of the trip. */
const airlinesOf = (offer: FlightOffer): string[] => [
  ...offer.validatingAirlineCodes,
  ...segmentsOf(offer).flatMap(({ carrierCode, operating }) => [
    carrierCode,
    ...(operating ? [operating.carrierCode] : []),
  ]),
];
const IATA_AIRLINE = /^(?!\d\d)[A-Z0-9]{2}$/;
const toPrograms = (
  codes: readonly string[],
  { carriers }: Pick<FlightPrebooking['dictionaries'], 'carriers'>,
): LoyaltyProgram[] =>
  [...new Set(codes)]
    .filter((code) => IATA_AIRLINE.test(code))
    .map((programOwner) => ({
      programOwner,
      name: carriers[programOwner] || airlineName(programOwner) || programOwner,
    }));

/**
 * Data that the airline requires of a traveller. Birth date and gender are part of every order. Abroad a passport is always
 * required, and some airlines require one at home.
 */
const toRequirement = (
  one: PricedOffer['requirements']['travelers'][number],
  crossesBorder: boolean,
): TravelerRequirement => ({
  ...one,
  genderRequired: true,
  dateOfBirthRequired: true,
  documentRequired: one.documentRequired || crossesBorder,
  passportRequired: one.passportRequired || crossesBorder,
});

/** Price breakdown for all travellers together. Lines of one name are added up. */
export function toFlightBreakdown(
  {
    travelerPricings,
    price,
    exchange_rate,
  }: Pick<FlightOffer, 'travelerPricings' | 'price' | 'exchange_rate'>,
  services: PriceBreakdown['fees'] = [],
): PriceBreakdown {
  const add = (lines: readonly { name: string; amount: number }[]) => {
    const sums = new Map<string, number>();
    for (const { name, amount } of lines) sums.set(name, (sums.get(name) ?? 0) + amount);
    return [...sums].map(([name, amount]) => ({ name, amount }));
  };
  const all = travelerPricings.map((one) => one.price);
  return {
    base: price.base,
    taxes: add(all.flatMap(({ taxes }) => taxes)).map((line) => ({ ...line, included: true })),
    fees: [...add(all.flatMap(({ fees }) => fees)), ...services],
    pay_at_hotel: [],
    ...(exchange_rate && { exchange_rate }),
  };
}

/** True when a purchase today could still be withdrawn from by law before the flight. */
function retractoOf(
  offer: FlightOffer,
  isInternational: boolean,
  now: Date,
): FlightPrebooking['retracto'] {
  const daysBefore = retractoDaysBefore(isInternational);
  return {
    applies: hasTime(offer, daysBefore, now),
    hours: RETRACTO_HOURS,
    days_before: daysBefore,
    max_penalty: retractoPenalty(
      offer.travelerPricings.map(({ price }) => price.base),
      today(now),
    ),
  };
}
const hasTime = (offer: FlightOffer, days: number, now: Date): boolean =>
  departureDayOf(offer) >= addDays(today(now), days);
