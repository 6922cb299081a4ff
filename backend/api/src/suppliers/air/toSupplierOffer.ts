import {
  type Bags,
  CURRENCY,
  type FareRulesShort,
  type Itinerary,
  type QuotedMoney,
  type TravelerPricing,
} from '@tiquete/contracts';
import { spreadPesos } from '../../lib/spreadPesos';
import type { SupplierFlightOffer } from '../../products/flights/ports';
import { cabinNames, otherTaxes, taxName } from './messages';

interface ReportedLine {
  code: string;
  /** The supplier's own Spanish name for the tax. */
  name?: string;
  amount: number;
}
/** One traveller's price as reported or converted, with any number of decimals. `taxes` may be incomplete or missing. */
export interface ReportedTraveler extends Omit<TravelerPricing, 'price'> {
  total: number;
  base: number;
  taxes: readonly ReportedLine[];
  fees: readonly ReportedLine[];
}
export interface ReportedOffer {
  itineraries: Itinerary[];
  travelers: readonly ReportedTraveler[];
  /** Price for all travellers. */
  total: number;
  instantTicketingRequired: boolean;
  oneWay: boolean;
  holdUntil: Date | null;
  bookableUntil: Date | null;
  seats: number;
  validatingAirlineCodes: string[];
  /** Fare names as the airline gives them, one for each flight or part of the journey. */
  fareNames: readonly string[];
  rules: FareRulesShort;
  co2Kg: number | null;
  key: unknown;
  /** Price in the supplier's own currency, if that is not pesos. */
  quoted?: QuotedMoney;
}
const sum = (lines: readonly { amount: number }[]) =>
  lines.reduce((all, { amount }) => all + amount, 0);

/**
 * Converts a price to whole pesos, rounding each sum once. Taxes and fees add up to the difference between `total` and base.
 */
function priceOf(
  { base: reported, taxes, fees, total: reportedTotal }: ReportedTraveler,
  extra: number,
): TravelerPricing['price'] {
  const total = Math.round(reportedTotal) + extra;
  const base = Math.min(total, Math.round(reported) + extra);
  const rest = total - base;
  const lines = [...taxes, ...fees];
  // Lines that omit a part of the taxes are not used.
  const isWhole = lines.length > 0 && Math.abs(sum(lines) - rest) <= lines.length;
  if (!isWhole)
    return {
      currency: CURRENCY,
      total,
      base,
      taxes: rest > 0 ? [{ code: '', name: otherTaxes, amount: rest }] : [],
      fees: [],
    };
  const amounts = spreadPesos(
    rest,
    lines.map(({ amount }) => amount),
  );
  const shown = lines.map(({ code, name }, index) => ({
    code,
    name: name ?? taxName(code),
    amount: amounts[index] ?? 0,
  }));
  const isPaid = ({ amount }: { amount: number }) => amount !== 0;
  return {
    currency: CURRENCY,
    total,
    base,
    taxes: shown.slice(0, taxes.length).filter(isPaid),
    fees: shown.slice(taxes.length).filter(isPaid),
  };
}

/** Prices of all travellers, adding up to the total of the offer. @throws Error when they differ too much from it */
function pricingsOf({ travelers, total }: ReportedOffer): TravelerPricing[] {
  const missing =
    Math.round(total) - travelers.reduce((all, traveler) => all + Math.round(traveler.total), 0);
  if (Math.abs(missing) > travelers.length) throw new Error('sum');
  return travelers.map((traveler, index) => {
    const { travelerId, travelerType, associatedAdultId, fareDetailsBySegment } = traveler;
    return {
      travelerId,
      travelerType,
      ...(associatedAdultId && { associatedAdultId }),
      price: priceOf(traveler, index === 0 ? missing : 0),
      fareDetailsBySegment,
    };
  });
}

/** Number of pieces for sorting. An unknown number may be zero, so it comes between none and one. */
const piecesOf = ({ quantity }: Bags) => quantity ?? 0.5;
const lighter = (a: Bags, b: Bags) =>
  piecesOf(a) !== piecesOf(b)
    ? piecesOf(a) < piecesOf(b)
    : (a.weight ?? Infinity) < (b.weight ?? Infinity);
/** The smallest allowance over all flights and seated travellers. */
function leastBags(
  pricings: readonly TravelerPricing[],
  kind: 'includedCabinBags' | 'includedCheckedBags',
): Bags {
  const all = pricings
    .filter(({ travelerType }) => travelerType !== 'HELD_INFANT')
    .flatMap(({ fareDetailsBySegment }) => fareDetailsBySegment.map((details) => details[kind]));
  return all.reduce(
    (least, bags) => (lighter(bags, least) ? bags : least),
    all[0] ?? { quantity: null },
  );
}

/** Builds an offer in the common shape of all suppliers. @throws Error naming the field that does not add up */
export function toSupplierOffer(reported: ReportedOffer): SupplierFlightOffer {
  const travelerPricings = pricingsOf(reported);
  const first = travelerPricings.find(({ travelerType }) => travelerType === 'ADULT');
  if (!first) throw new Error('adult');
  const [base, total] = [
    travelerPricings.reduce((all, { price }) => all + price.base, 0),
    travelerPricings.reduce((all, { price }) => all + price.total, 0),
  ];
  const fees = travelerPricings.reduce((all, { price }) => all + sum(price.fees), 0);
  if (total <= 0) throw new Error('price');
  if (reported.seats < 1) throw new Error('seats');
  const names = [...new Set(reported.fareNames.filter((name) => name !== ''))];
  const cabins = [...new Set(first.fareDetailsBySegment.map(({ cabin }) => cabinNames[cabin]))];
  return {
    type: 'flight-offer',
    instantTicketingRequired: reported.instantTicketingRequired,
    oneWay: reported.oneWay,
    hold_until: reported.holdUntil?.toISOString() ?? null,
    bookable_until: reported.bookableUntil?.toISOString() ?? null,
    numberOfBookableSeats: Math.min(9, reported.seats),
    itineraries: reported.itineraries,
    price: { currency: CURRENCY, base, taxes: total - base - fees, fees, total, grandTotal: total },
    validatingAirlineCodes: reported.validatingAirlineCodes,
    travelerPricings,
    totalPrice: total,
    price_per_adult: first.price.total,
    includedCabinBags: leastBags(travelerPricings, 'includedCabinBags'),
    includedCheckedBags: leastBags(travelerPricings, 'includedCheckedBags'),
    fare_family: (names.length > 0 ? names : cabins).join(' + '),
    fare_rules_short: reported.rules,
    co2_kg: reported.co2Kg,
    key: reported.key,
    ...(reported.quoted && { quoted: reported.quoted }),
  };
}
