import type { FlightDictionaries, Itinerary, TravelerPricing } from '@tiquete/contracts';
import type { FlightPerson, FlightQuery, SupplierFlightOffer } from '../ports';

export const noNames: FlightDictionaries = { locations: {}, aircraft: {}, carriers: {} };
interface Given {
  carrier?: string;
  number?: string;
  /** Time of departure, HH:MM. */
  departs?: string;
  hours?: number;
  /** Fare of an adult and the airline's taxes on it, in whole pesos. */
  base?: number;
  taxes?: number;
  family?: string;
  seats?: number;
  key?: unknown;
}
const two = (value: number) => String(value).padStart(2, '0');

/** An offer with one nonstop flight for each segment of the query, within one time zone. */
export function anOffer(
  query: Pick<FlightQuery, 'segments' | 'travelers'>,
  {
    carrier = 'AV',
    number = '9300',
    departs = '06:00',
    hours = 1,
    base = 200_000,
    taxes = 50_000,
    family = 'Basic',
    seats = 9,
    key = 'secret-key',
  }: Given = {},
): SupplierFlightOffer {
  const itineraries = query.segments.map(
    ({ originLocationCode, destinationLocationCode, date }, index): Itinerary => {
      const arrives = `${two(Number(departs.slice(0, 2)) + hours)}:${departs.slice(3)}`;
      return {
        duration: `PT${hours}H`,
        durationMinutes: hours * 60,
        departureDate: date,
        arrivalDate: date,
        stops: 0,
        segments: [
          {
            id: String(index + 1),
            departure: { iataCode: originLocationCode, at: `${date}T${departs}:00` },
            arrival: { iataCode: destinationLocationCode, at: `${date}T${arrives}:00` },
            carrierCode: carrier,
            number,
            aircraft: { code: '320' },
            duration: `PT${hours}H`,
            durationMinutes: hours * 60,
            numberOfStops: 0,
          },
        ],
      };
    },
  );
  const travelerPricings = query.travelers.map((person) =>
    pricingOf(person, itineraries, { base, taxes, family }),
  );
  const sum = (pick: (pricing: TravelerPricing) => number) =>
    travelerPricings.reduce((all, pricing) => all + pick(pricing), 0);
  const total = sum(({ price }) => price.total);
  return {
    type: 'flight-offer',
    instantTicketingRequired: false,
    oneWay: query.segments.length === 1,
    hold_until: null,
    bookable_until: null,
    numberOfBookableSeats: seats,
    itineraries,
    travelerPricings,
    key,
    price: {
      currency: 'COP',
      base: sum(({ price }) => price.base),
      taxes: sum(({ price }) => price.total - price.base),
      fees: 0,
      total,
      grandTotal: total,
    },
    validatingAirlineCodes: [carrier],
    totalPrice: total,
    price_per_adult: base + taxes,
    includedCabinBags: { quantity: 1 },
    includedCheckedBags: { quantity: 0 },
    fare_family: family,
    fare_rules_short: {
      changeable: true,
      change_penalty: 100_000,
      refundable: false,
      refund_penalty: null,
    },
    co2_kg: null,
  };
}

function pricingOf(
  { id, travelerType, associatedAdultId }: FlightPerson,
  itineraries: readonly Itinerary[],
  { base, taxes, family }: { base: number; taxes: number; family: string },
): TravelerPricing {
  const part = travelerType === 'HELD_INFANT' ? 0.1 : 1;
  const own = { base: Math.round(base * part), taxes: Math.round(taxes * part) };
  return {
    travelerId: id,
    travelerType,
    ...(associatedAdultId && { associatedAdultId }),
    price: {
      currency: 'COP',
      total: own.base + own.taxes,
      base: own.base,
      taxes: [{ code: 'YS', name: 'IVA', amount: own.taxes }],
      fees: [],
    },
    fareDetailsBySegment: itineraries
      .flatMap(({ segments }) => segments)
      .map((segment) => ({
        segmentId: segment.id,
        cabin: 'ECONOMY',
        fareBasis: 'KLE',
        brandedFare: family.toUpperCase(),
        class: 'K',
        includedCheckedBags: { quantity: 0 },
        includedCabinBags: { quantity: 1 },
      })),
  };
}
