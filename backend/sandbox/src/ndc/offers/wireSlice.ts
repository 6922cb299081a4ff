import type {
  FlightInventory,
  Cabin,
  Flight,
  FlightFare,
  Offer,
  OfferBound,
  Tariff,
} from '../../flights';
import { hash } from '../../random';
import { wireConditions } from './conditions';
import { segmentIdOf, sliceIdOf } from '../ids';
import { isSeated, type Passenger } from './passengers';
import { durationText } from '../text';
import { wireCarrier, wirePlace } from './wirePlace';

const CABIN_NAMES: Record<Cabin, string> = {
  ECONOMY: 'Economy',
  PREMIUM_ECONOMY: 'Premium Economy',
  BUSINESS: 'Business',
  FIRST: 'First',
};
const SEAT_TYPES: Record<Cabin, string> = {
  ECONOMY: 'standard',
  PREMIUM_ECONOMY: 'recliner',
  BUSINESS: 'full_flat',
  FIRST: 'private_suite',
};
const SHELVES: Record<Cabin, number> = { ECONOMY: 1, PREMIUM_ECONOMY: 3, BUSINESS: 4, FIRST: 5 };
export const wireCabin = (cabin: Cabin): string => cabin.toLowerCase();

/** A seat that an order took for a passenger on a segment. */
export interface SeatTaken {
  bound: number;
  segment: number;
  passengerId: string;
  designator: string;
  name: string;
  disclosures: readonly string[];
}
/** Ids of slices and segments are derived from `key`, that of their offer or order. */
interface SliceContext {
  inventory: FlightInventory;
  key: string;
  offer: Offer;
  passengers: readonly Passenger[];
  seats?: readonly SeatTaken[];
}

function wireWifi({ wifi }: Tariff) {
  if (wifi === 'NOT_OFFERED') return { available: false, cost: 'n/a' };
  return { available: true, cost: wifi === 'INCLUDED' ? 'free' : 'paid' };
}
function segmentPassenger(
  { tariff }: OfferBound,
  { cabin, fareBasis }: FlightFare,
  passenger: Passenger,
  seat: SeatTaken | undefined,
) {
  const quantity = (pieces: number) => (isSeated(passenger) ? pieces : 0);
  return {
    passenger_id: passenger.id,
    cabin_class: wireCabin(cabin),
    cabin_class_marketing_name: CABIN_NAMES[cabin],
    fare_basis_code: fareBasis,
    baggages: [
      { type: 'checked', quantity: quantity(tariff.bags.checked.pieces) },
      { type: 'carry_on', quantity: quantity(tariff.bags.cabin.pieces) },
    ],
    cabin: {
      name: wireCabin(cabin),
      marketing_name: CABIN_NAMES[cabin],
      amenities: {
        wifi: wireWifi(tariff),
        seat: { type: SEAT_TYPES[cabin], pitch: cabin === 'ECONOMY' ? 'standard' : 'more' },
        power: null,
      },
    },
    ...(seat && {
      seat: { designator: seat.designator, name: seat.name, disclosures: seat.disclosures },
    }),
  };
}
function wireSegment(
  { inventory, key, passengers, seats = [] }: SliceContext,
  offerBound: OfferBound,
  flight: Flight,
  bound: number,
  segment: number,
) {
  const fare = offerBound.fares[segment];
  if (!fare) throw new RangeError('a flight without a fare');
  const seatOf = (id: string) =>
    seats.find(
      (seat) => seat.bound === bound && seat.segment === segment && seat.passengerId === id,
    );
  return {
    id: segmentIdOf(key, bound, segment),
    origin: wirePlace(flight.origin, inventory),
    destination: wirePlace(flight.destination, inventory),
    departing_at: flight.departure,
    arriving_at: flight.arrival,
    origin_terminal: flight.departureTerminal ?? null,
    destination_terminal: flight.arrivalTerminal ?? null,
    duration: durationText(flight.minutes),
    distance: String(Math.round(flight.distanceKm)),
    marketing_carrier: wireCarrier(flight.carrier, inventory),
    marketing_carrier_flight_number: flight.number,
    operating_carrier: wireCarrier(flight.operating, inventory),
    operating_carrier_flight_number: flight.operatingNumber,
    aircraft: {
      id: `arc_${flight.aircraft.toLowerCase()}`,
      iata_code: flight.aircraft,
      name: inventory.aircraft(flight.aircraft)?.name ?? flight.aircraft,
    },
    stops: [],
    passengers: passengers.map((passenger) =>
      segmentPassenger(offerBound, fare, passenger, seatOf(passenger.id)),
    ),
  };
}

/** The slices of an offer or an order. */
export function wireSlices(context: SliceContext) {
  const { offer, inventory, key } = context;
  return offer.bounds.map((bound, index) => {
    const { journey, tariff } = bound;
    const [first, last] = [journey.flights[0], journey.flights.at(-1)];
    if (!first || !last) throw new RangeError('a journey without flights');
    return {
      id: sliceIdOf(key, index),
      origin: wirePlace(first.origin, inventory),
      origin_type: 'airport',
      destination: wirePlace(last.destination, inventory),
      destination_type: 'airport',
      duration: durationText(journey.minutes),
      fare_brand_name: tariff.name,
      comparison_key: hash(journey.id).toString(36),
      ngs_shelf: SHELVES[tariff.cabin],
      conditions: {
        ...wireConditions(offer, [bound]),
        advance_seat_selection: tariff.seat === 'INCLUDED',
        priority_boarding: tariff.hasPriorityBoarding,
        priority_check_in: tariff.hasLounge,
      },
      segments: journey.flights.map((flight, segment) =>
        wireSegment(context, bound, flight, index, segment),
      ),
    };
  });
}
