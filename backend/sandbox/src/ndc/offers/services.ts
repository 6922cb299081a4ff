import type { FlightInventory, BagPrice, Offer, Seat } from '../../flights';
import { airlineRefusal, invalid } from '../errors';
import { bagServiceIdOf, seatServiceIdOf, segmentIdOf } from '../ids';
import type { KnownOffer } from './offerStore';
import { isSeated, type Passenger } from './passengers';
import type { CreateNdcOrder } from '../requestSchema';
import { ndcMoney } from '../text';

/** An extra of one passenger. Its price is for one piece, in pesos. */
interface Extra {
  id: string;
  passenger: Passenger;
  bound: number;
  price: number;
}
interface BagExtra extends Extra {
  kind: 'baggage';
  bag: BagPrice;
}
interface SeatExtra extends Extra {
  kind: 'seat';
  segment: number;
  flightId: string;
  seat: Seat;
}
/** An extra with the ordered quantity. */
export type ChosenExtra = (BagExtra | SeatExtra) & { quantity: number };

/** Bags on sale. Each piece of a kind has the price of the first. */
export function bagExtras(known: KnownOffer, offer: Offer, inventory: FlightInventory): BagExtra[] {
  return inventory.extraBags(offer).flatMap((bag) => {
    const price = bag.prices[0];
    if (price === undefined) return [];
    return known.passengers.flatMap((passenger, index) =>
      isSeated(passenger)
        ? [
            {
              kind: 'baggage' as const,
              id: bagServiceIdOf(known.key, bag.bound, bag.kind, index),
              passenger,
              bound: bag.bound,
              price,
              bag,
            },
          ]
        : [],
    );
  });
}
const mayUse = (seat: Seat, passenger: Passenger) =>
  isSeated(passenger) &&
  (passenger.type === 'ADULT' || !(seat.zone === 'EXIT' || seat.characteristics.includes('IE')));
/** Seats on sale, each with the passengers who may take it. */
export function seatExtras(
  known: KnownOffer,
  place: { bound: number; segment: number; flightId: string },
  seat: Seat,
): SeatExtra[] {
  if (seat.status !== 'AVAILABLE') return [];
  return known.passengers.flatMap((passenger, index) =>
    mayUse(seat, passenger)
      ? [
          {
            kind: 'seat' as const,
            id: seatServiceIdOf(known.key, place.bound, place.segment, index, seat.number),
            passenger,
            ...place,
            price: seat.price,
            seat,
          },
        ]
      : [],
  );
}
/** All seats of a segment; empty when they cannot be chosen. */
function seatsOf(
  offer: Offer,
  inventory: FlightInventory,
  bound: number,
  segment: number,
): { flightId: string; seats: Seat[] } {
  const map = inventory.seatMap(offer, bound, segment);
  return { flightId: map?.flight.id ?? '', seats: map?.decks.flatMap(({ seats }) => seats) ?? [] };
}
function seatWithId(
  known: KnownOffer,
  offer: Offer,
  inventory: FlightInventory,
  id: string,
): SeatExtra | undefined {
  const [, bound, segment, number] =
    new RegExp(`^ase_0000${known.key}s(\\d)(\\d)[0-9a-z](\\d+[A-Z])$`).exec(id) ?? [];
  if (bound === undefined || !offer.bounds[Number(bound)]?.fares[Number(segment)]) return undefined;
  const place = { bound: Number(bound), segment: Number(segment) };
  const { flightId, seats } = seatsOf(offer, inventory, place.bound, place.segment);
  const seat = seats.find((one) => one.number === number);
  const free =
    seat &&
    seatExtras(known, { ...place, flightId }, { ...seat, status: 'AVAILABLE' }).find(
      (extra) => extra.id === id,
    );
  if (free && seat.status !== 'AVAILABLE')
    throw airlineRefusal(
      'service_no_longer_available',
      `Seat ${seat.number} is no longer available`,
    );
  return free;
}

/**
 * Prices the chosen services. @throws NdcError 422 for a service that the offer does not have (any more), or that conflicts
 * with another
 */
export function chooseExtras(
  known: KnownOffer,
  offer: Offer,
  inventory: FlightInventory,
  wanted: NonNullable<CreateNdcOrder['services']>,
): ChosenExtra[] {
  const bags = wanted.length > 0 ? bagExtras(known, offer, inventory) : [];
  const chosen = wanted.map(({ id, quantity }, index): ChosenExtra => {
    const extra = bags.find((bag) => bag.id === id) ?? seatWithId(known, offer, inventory, id);
    if (!extra)
      throw invalid(
        ['services', index, 'id'],
        'not_found',
        'contains IDs of linked records that were not found',
      );
    const most = extra.kind === 'seat' ? 1 : extra.bag.prices.length;
    if (quantity > most)
      throw invalid(
        ['services', index, 'quantity'],
        'validation_inclusion',
        `must be at most ${most}`,
      );
    return { ...extra, quantity };
  });
  const clash = (one: ChosenExtra, other: ChosenExtra) =>
    one.id === other.id ||
    (one.kind === 'seat' &&
      other.kind === 'seat' &&
      one.bound === other.bound &&
      one.segment === other.segment &&
      (one.passenger.id === other.passenger.id || one.seat.number === other.seat.number));
  const double = chosen.findIndex((one, index) =>
    chosen.slice(0, index).some((other) => clash(one, other)),
  );
  if (double >= 0)
    throw invalid(
      ['services', double, 'id'],
      'validation_inclusion',
      'does not go with another service',
    );
  return chosen;
}
export const extrasTotal = (extras: readonly ChosenExtra[]): number =>
  extras.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

const bagMetadata = ({ kind, kg }: BagPrice) => ({
  type: kind === 'CHECKED' ? 'checked' : 'carry_on',
  maximum_weight_kg: kg,
  maximum_height_cm: null,
  maximum_length_cm: null,
  maximum_depth_cm: null,
});
export const seatFacts = ({ zone, number, characteristics }: Seat) => ({
  designator: number,
  name: {
    STANDARD: 'Standard seat',
    FRONT: 'Front seat',
    EXTRA_LEGROOM: 'Extra legroom seat',
    EXIT: 'Exit row seat',
  }[zone],
  disclosures: [
    ...(zone === 'EXIT' || characteristics.includes('IE')
      ? ['Not for children or passengers travelling with an infant']
      : []),
    ...(characteristics.includes('1D') ? ['Restricted recline'] : []),
  ],
});
const segmentsOf = ({ bounds }: Offer, bound: number) => bounds[bound]?.journey.flights.length ?? 0;

export function wireBagService(extra: BagExtra, known: KnownOffer, offer: Offer) {
  const segments = Array.from({ length: segmentsOf(offer, extra.bound) }, (_, segment) =>
    segmentIdOf(known.key, extra.bound, segment),
  );
  return {
    id: extra.id,
    type: 'baggage',
    metadata: bagMetadata(extra.bag),
    passenger_ids: [extra.passenger.id],
    segment_ids: segments,
    maximum_quantity: extra.bag.prices.length,
    total_amount: ndcMoney(extra.price),
    total_currency: 'COP',
  };
}
/** A service as an order shows it, with its own ids. */
export function wireOrderService(
  extra: ChosenExtra,
  orderKey: string,
  offer: Offer,
  index: number,
) {
  const segments =
    extra.kind === 'seat'
      ? [extra.segment]
      : Array.from({ length: segmentsOf(offer, extra.bound) }, (_, segment) => segment);
  return {
    id: `ser_0000${orderKey}${index}`,
    type: extra.kind,
    quantity: extra.quantity,
    passenger_ids: [extra.passenger.id],
    segment_ids: segments.map((segment) => segmentIdOf(orderKey, extra.bound, segment)),
    total_amount: ndcMoney(extra.price * extra.quantity),
    total_currency: 'COP',
    metadata: extra.kind === 'seat' ? seatFacts(extra.seat) : bagMetadata(extra.bag),
  };
}
