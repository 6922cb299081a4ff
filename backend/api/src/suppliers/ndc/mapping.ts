import { type Bags, CURRENCY, type FlightDictionaries } from '@tiquete/contracts';
import type { FlightPerson, SupplierFlightOffer } from '../../products/flights/ports';
import { UnsoldCurrency } from '../../lib/unsoldCurrency';
import { inPesos } from '../air/inPesos';
import { toItinerary } from '../air/toItinerary';
import { type ReportedTraveler, toSupplierOffer } from '../air/toSupplierOffer';
import { quotedOf, type QuoteMoney } from '../quoteMoney';
import { durationBetween, sliceDuration } from './durations';
import { type OfferKey, segmentIdAt } from './key';
import { divide } from './shares';
import { ndcTermsOf } from './terms';
import { ndcOfferSchema, type NdcOffer, type WirePlace, type WireSegment } from './wire';

export type MappedNdcOffer =
  | { state: 'sold'; offer: SupplierFlightOffer; wire: NdcOffer }
  | { state: 'unsold'; error: UnsoldCurrency }
  | { state: 'malformed'; reason: string };
export interface MappingContext extends Pick<OfferKey, 'passengers' | 'ages' | 'corporateCodes'> {
  travelers: readonly FlightPerson[];
  /** Offers of the same flights. Default: this offer only. */
  brands?: string[];
}

/** Converts one offer from any of the vendor's answers. */
export function fromNdcOffer(
  raw: unknown,
  context: MappingContext,
  money: QuoteMoney,
): MappedNdcOffer {
  const parsed = ndcOfferSchema.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      state: 'malformed',
      reason: issue?.message === 'currency' ? 'currency' : (issue?.path.join('.') ?? 'shape'),
    };
  }
  try {
    return { state: 'sold', offer: describe(parsed.data, context, money), wire: parsed.data };
  } catch (error) {
    if (error instanceof UnsoldCurrency) return { state: 'unsold', error };
    return { state: 'malformed', reason: error instanceof Error ? error.message : 'offer' };
  }
}

/** Maps an offer to the port's shape. @throws UnsoldCurrency; Error naming the sum that does not add up */
function describe(wire: NdcOffer, context: MappingContext, money: QuoteMoney): SupplierFlightOffer {
  const { requires_instant_payment, payment_required_by } = wire.payment_requirements;
  const holdUntil = requires_instant_payment ? null : (payment_required_by ?? null);
  const seats = context.travelers.filter(
    ({ travelerType }) => travelerType !== 'HELD_INFANT',
  ).length;
  const segments = wire.slices.flatMap((slice) => slice.segments.map(({ id }) => id));
  const idOf = ({ id }: WireSegment) => segmentIdAt(segments.indexOf(id));
  const key: OfferKey = {
    id: wire.id,
    passengers: context.passengers,
    ages: context.ages,
    brands: context.brands ?? [wire.id],
    segments,
    corporateCodes: context.corporateCodes,
  };
  const { travelers, total, currency } = toTravelers(wire, context, idOf, money);
  const quoted = quotedOf(wire.total_amount, wire.total_currency, money);
  const reported = {
    itineraries: wire.slices.map((slice) =>
      toItinerary(
        slice.segments.map((segment) => toSegment(segment, idOf(segment))),
        sliceDuration(slice.duration, slice.segments),
      ),
    ),
    travelers,
    total,
    instantTicketingRequired: holdUntil === null,
    oneWay: false,
    holdUntil,
    bookableUntil: wire.expires_at,
    seats: wire.seats_left ?? 9,
    validatingAirlineCodes: [wire.owner.iata_code],
    fareNames: wire.slices.map(({ fare_brand_name }) => fare_brand_name),
    rules: ndcTermsOf(wire, seats, money),
    co2Kg: typeof wire.total_emissions_kg === 'number' ? Math.round(wire.total_emissions_kg) : null,
    key,
    ...(quoted && { quoted }),
  };
  return toSupplierOffer(inPesos(reported, currency, money));
}

export function toSegment(segment: Omit<WireSegment, 'passengers'>, id: string) {
  const {
    origin,
    destination,
    departing_at,
    arriving_at,
    origin_terminal,
    destination_terminal,
    ...flight
  } = segment;
  const point = ({ iata_code }: WirePlace, terminal: string, at: string) => ({
    iataCode: iata_code,
    ...(terminal && { terminal }),
    at,
  });
  return {
    id,
    departure: point(origin, origin_terminal, departing_at),
    arrival: point(destination, destination_terminal, arriving_at),
    carrierCode: flight.marketing_carrier.iata_code,
    number: flight.marketing_carrier_flight_number ?? flight.operating_carrier_flight_number ?? '',
    aircraft: { code: flight.aircraft?.iata_code ?? '' },
    operatingCarrier: flight.operating_carrier.iata_code,
    duration: flight.duration ?? durationBetween(segment, segment),
    numberOfStops: flight.stops.length,
  };
}

type Price = Pick<ReportedTraveler, 'base' | 'total' | 'taxes'>;
interface Prices {
  prices: Price[];
  /** Price for all passengers. */
  total: number;
  currency: string;
}
/**
 * Prices of all travellers: the reported ones, or shares of the total in pesos when a price is missing. @throws Error when a
 * passenger is missing
 */
function pricesOf(
  wire: NdcOffer,
  { travelers, passengers }: MappingContext,
  money: QuoteMoney,
): Prices {
  const reported = travelers.map(({ id }) =>
    wire.passengers.find((passenger) => passenger.id === passengers[id]),
  );
  if (reported.length !== wire.passengers.length || reported.includes(undefined))
    throw new Error('passengers');
  const own = reported.flatMap((passenger) => passenger?.price ?? []);
  if (own.length === travelers.length) {
    const prices = own.map(({ base_amount, total_amount, taxes }) => ({
      base: base_amount,
      total: total_amount,
      taxes: taxes.map(({ code, name, amount }) => ({ code, ...(name && { name }), amount })),
    }));
    return { prices, total: wire.total_amount, currency: wire.total_currency };
  }
  const whole = wholeOf(wire, money);
  return {
    prices: divide(whole, travelers).map((price) => ({ ...price, taxes: [] })),
    total: whole.total,
    currency: CURRENCY,
  };
}
/** Price of all passengers in whole pesos. In another currency, fare and taxes are converted separately. */
function wholeOf({ base_amount, total_amount, total_currency }: NdcOffer, money: QuoteMoney) {
  if (total_currency === CURRENCY)
    return { base: Math.round(base_amount), total: Math.round(total_amount) };
  const base = money.pesosOf(base_amount, total_currency);
  return { base, total: base + money.pesosOf(total_amount - base_amount, total_currency) };
}
function toTravelers(
  wire: NdcOffer,
  context: MappingContext,
  idOf: (segment: WireSegment) => string,
  money: QuoteMoney,
): { travelers: ReportedTraveler[]; total: number; currency: string } {
  const { prices, total, currency } = pricesOf(wire, context, money);
  const travelers = context.travelers.map(({ id, travelerType, associatedAdultId }, index) => ({
    travelerId: id,
    travelerType,
    ...(associatedAdultId && { associatedAdultId }),
    ...(prices[index] ?? { base: 0, total: 0, taxes: [] }),
    fees: [],
    fareDetailsBySegment: wire.slices.flatMap(({ fare_brand_name, segments }) =>
      segments.map((segment) =>
        fareDetails(segment, idOf(segment), fare_brand_name, context.passengers[id]),
      ),
    ),
  }));
  return { travelers, total, currency };
}
function fareDetails(
  { passengers }: WireSegment,
  segmentId: string,
  brand: string,
  passengerId: string | undefined,
): ReportedTraveler['fareDetailsBySegment'][number] {
  const own = passengers.find(({ passenger_id }) => passenger_id === passengerId);
  if (!own) throw new Error('passengers');
  // Number of bags. The vendor states 0 for a kind that is not included, and omits a kind that is unknown.
  const pieces = (type: string): Bags => {
    const bags = own.baggages.filter((bag) => bag.type === type);
    return {
      quantity: bags.length > 0 ? bags.reduce((sum, { quantity }) => sum + quantity, 0) : null,
    };
  };
  return {
    segmentId,
    cabin: own.cabin_class,
    fareBasis: own.fare_basis_code,
    ...(brand && { brandedFare: brand.toUpperCase(), brandedFareLabel: brand }),
    // The vendor reports no booking class, which is the first letter of the fare basis.
    class: own.fare_basis_code.slice(0, 1),
    includedCheckedBags: pieces('checked'),
    includedCabinBags: pieces('carry_on'),
  };
}

/** Names of airlines, places and aircraft in these offers. */
export function ndcDictionariesOf(offers: readonly NdcOffer[]): FlightDictionaries {
  const dictionaries: FlightDictionaries = { locations: {}, aircraft: {}, carriers: {} };
  for (const {
    origin,
    destination,
    marketing_carrier,
    operating_carrier,
    aircraft,
  } of offers.flatMap(({ slices }) => slices.flatMap(({ segments }) => segments))) {
    for (const place of [origin, destination])
      dictionaries.locations[place.iata_code] ??= toLocation(place);
    for (const { iata_code, name } of [marketing_carrier, operating_carrier])
      dictionaries.carriers[iata_code] ??= name;
    if (aircraft?.iata_code) dictionaries.aircraft[aircraft.iata_code] ??= aircraft.name;
  }
  return dictionaries;
}
const toLocation = ({ name, city, city_name, iata_city_code, iata_country_code }: WirePlace) => ({
  cityCode: city?.iata_code ?? iata_city_code,
  countryCode: iata_country_code,
  name,
  cityName: city?.name ?? city_name,
  countryName: '',
});
