import type { Bags, FlightDictionaries } from '@tiquete/contracts';
import type { SupplierFlightOffer } from '../../products/flights/ports';
import { decodeTexts } from '../../lib/text/decodeTexts';
import { UnsoldCurrency } from '../../lib/unsoldCurrency';
import { inPesos } from '../air/inPesos';
import { airlineFee } from '../air/messages';
import { toItinerary } from '../air/toItinerary';
import { type ReportedTraveler, toSupplierOffer } from '../air/toSupplierOffer';
import type { QuoteMoney } from '../quoteMoney';
import {
  amadeusOfferSchema,
  officeInstant,
  type RawOffer,
  rawOfferSchema,
  type WireBags,
  type WireDictionaries,
  type AmadeusOffer,
} from './wire';
import { amadeusTermsOf, wordedBags } from './terms';

export type MappedAmadeusOffer =
  | { state: 'sold'; offer: SupplierFlightOffer; wire: AmadeusOffer }
  | { state: 'unsold'; error: UnsoldCurrency }
  | { state: 'malformed'; reason: string };

/** Converts one offer from any of the vendor's answers. */
export function fromAmadeusOffer(raw: unknown, now: Date, money: QuoteMoney): MappedAmadeusOffer {
  const [parsed, loose] = [amadeusOfferSchema.safeParse(raw), rawOfferSchema.safeParse(raw)];
  if (!parsed.success || !loose.success) {
    const [issue] = parsed.error?.issues ?? [];
    return {
      state: 'malformed',
      reason: issue?.message === 'currency' ? 'currency' : (issue?.path.join('.') ?? 'shape'),
    };
  }
  try {
    return {
      state: 'sold',
      offer: describe(parsed.data, slim(loose.data), now, money),
      wire: parsed.data,
    };
  } catch (error) {
    if (error instanceof UnsoldCurrency) return { state: 'unsold', error };
    return { state: 'malformed', reason: error instanceof Error ? error.message : 'offer' };
  }
}

/**
 * The offer in the form in which the vendor expects it back: without texts for people, and without a sum that its seat map
 * call rejects.
 */
function slim(raw: RawOffer): RawOffer {
  return {
    ...raw,
    travelerPricings: raw.travelerPricings.map((pricing) => {
      const { refundableTaxes: _sum, ...price } = pricing.price;
      const fareDetailsBySegment = pricing.fareDetailsBySegment.map(
        ({ amenities: _words, ...details }) => ({ ...details, segmentId: details.segmentId }),
      );
      return { ...pricing, price, fareDetailsBySegment };
    }),
  };
}

/** Maps an offer to the port's shape. @throws UnsoldCurrency; Error naming the sum that does not add up */
function describe(
  wire: AmadeusOffer,
  key: RawOffer,
  now: Date,
  money: QuoteMoney,
): SupplierFlightOffer {
  const { price, itineraries, travelerPricings, instantTicketingRequired } = wire;
  const last =
    officeInstant(wire.lastTicketingDateTime) ?? officeInstant(wire.lastTicketingDate) ?? null;
  const isHeld = !instantTicketingRequired && last !== null && last > now;
  const itinerariesSold = itineraries.map(({ segments, duration }) =>
    toItinerary(segments.map(toSegment), duration),
  );
  if (travelerPricings.some((one) => one.price.currency !== price.currency))
    throw new Error('currency');
  const carrier = itineraries[0]?.segments[0]?.carrierCode ?? '';
  const reported = {
    itineraries: itinerariesSold,
    travelers: travelerPricings.map(toTraveler),
    // Extras that are only reported or chosen are not part of the fare.
    total: price.total,
    instantTicketingRequired: !isHeld,
    oneWay: wire.oneWay,
    holdUntil: isHeld ? last : null,
    bookableUntil: last,
    seats: wire.numberOfBookableSeats ?? 9,
    validatingAirlineCodes:
      wire.validatingAirlineCodes.length > 0 ? wire.validatingAirlineCodes : [carrier],
    fareNames:
      travelerPricings[0]?.fareDetailsBySegment.map(({ brandedFareLabel, brandedFare }) =>
        properName(brandedFareLabel ?? brandedFare ?? ''),
      ) ?? [],
    rules: amadeusTermsOf(wire, money),
    co2Kg: emissionsOf(wire),
    key,
  };
  return toSupplierOffer(inPesos(reported, price.currency, money));
}

/** Converts a name in capitals to title case: `LIGHT FARE` → `Light Fare`. */
const properName = (text: string): string =>
  decodeTexts(text)
    .toLowerCase()
    .replace(/(^|[\s/-])\p{L}/gu, (start) => start.toUpperCase());

function toSegment({
  id,
  departure,
  arrival,
  carrierCode,
  number,
  aircraft,
  operating,
  duration,
  numberOfStops,
}: AmadeusOffer['itineraries'][number]['segments'][number]) {
  return {
    id,
    departure,
    arrival,
    carrierCode,
    number,
    aircraft: { code: aircraft?.code ?? '' },
    operatingCarrier: operating?.carrierCode,
    duration,
    numberOfStops,
  };
}

function toTraveler({
  travelerId,
  travelerType,
  associatedAdultId,
  price,
  fareDetailsBySegment,
}: AmadeusOffer['travelerPricings'][number]): ReportedTraveler {
  return {
    travelerId,
    travelerType,
    associatedAdultId,
    total: price.total,
    base: price.base,
    taxes: price.taxes,
    fees: price.fees.map(({ amount, type }) => ({ code: type, name: airlineFee, amount })),
    fareDetailsBySegment: fareDetailsBySegment.map((flight) => ({
      segmentId: flight.segmentId,
      cabin: flight.cabin,
      fareBasis: flight.fareBasis,
      ...(flight.brandedFare && { brandedFare: flight.brandedFare }),
      ...(flight.brandedFareLabel && { brandedFareLabel: properName(flight.brandedFareLabel) }),
      class: flight.class,
      includedCheckedBags: toBags(flight.includedCheckedBags) ?? wordedBags(flight, 'checked'),
      includedCabinBags: toBags(flight.includedCabinBags) ?? wordedBags(flight, 'hand'),
    })),
  };
}
/** An allowance stated only by weight counts as one piece. Undefined: no allowance is stated. */
function toBags(bags: WireBags): Bags | undefined {
  if (bags?.quantity === undefined && bags?.weight === undefined) return undefined;
  const weight =
    bags.weight !== undefined && bags.weightUnit !== 'LB' ? Math.round(bags.weight) : undefined;
  const quantity = bags.quantity ?? (bags.weight ? 1 : 0);
  return quantity > 0 && weight ? { quantity, weight, weightUnit: 'KG' } : { quantity };
}
/** Emissions of all seated travellers; null unless every flight states them. */
function emissionsOf({ itineraries, travelerPricings }: AmadeusOffer): number | null {
  const flights = itineraries
    .flatMap(({ segments }) => segments)
    .map(
      ({ co2Emissions = [] }) => co2Emissions.find(({ weightUnit }) => weightUnit === 'KG')?.weight,
    );
  if (flights.some((weight) => weight === undefined)) return null;
  const seats = travelerPricings.filter(
    ({ travelerType }) => travelerType !== 'HELD_INFANT',
  ).length;
  return Math.round(flights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0) * seats);
}

/** Names of airlines and aircraft. The vendor sends none of airports or cities. */
export function fromAmadeusDictionaries({
  locations,
  aircraft,
  carriers,
}: WireDictionaries): FlightDictionaries {
  const places = Object.entries(locations).map(([code, place]) => [
    code,
    { ...place, name: '', cityName: '', countryName: '' },
  ]);
  return { locations: Object.fromEntries(places), aircraft, carriers };
}
