import type { FlightInventory, Offer, SeatChoice } from '../../flights';
import { refused } from '../errors';
import { gdsMoney } from '../money';
import type { WireOffer } from './offerSchema';
import type { Priced } from './selection';

/** Price of priority boarding in pesos per traveller and bound. */
const PRIORITY = { domestic: 24_000, international: 45_000 };

/** Chosen services besides the fare, in whole pesos. */
export interface Services {
  bags: number;
  seats: number;
  other: number;
  choices: SeatChoice[];
}
export const servicesTotal = ({ bags, seats, other }: Services): number => bags + seats + other;
export const unavailable = (detail: string, pointer: string) => refused(38034, detail, pointer);

export const priorityPrice = ({ isInternational }: Offer): number =>
  isInternational ? PRIORITY.international : PRIORITY.domestic;
const detailsOf = ({ travelerPricings }: WireOffer, traveler: number, segmentId: string) =>
  travelerPricings[traveler]?.fareDetailsBySegment.find(
    (details) => details.segmentId === segmentId,
  )?.additionalServices;

/**
 * Price of the extra bags of a traveller. Bags are bought for a whole itinerary, so the largest number on one of its
 * segments is charged once.
 */
function bagsOf(
  inventory: FlightInventory,
  { wire, offer, pointer }: Priced,
  traveler: number,
): number {
  const prices = inventory.extraBags(offer);
  return wire.itineraries.reduce((total, { segments }, bound) => {
    const quantity = Math.max(
      ...segments.map(
        ({ id }) => detailsOf(wire, traveler, id)?.chargeableCheckedBags?.quantity ?? 0,
      ),
    );
    const sold = prices.find((bag) => bag.bound === bound && bag.kind === 'CHECKED')?.prices ?? [];
    if (quantity > sold.length)
      throw unavailable(
        `At most ${sold.length} extra bags on this itinerary`,
        `${pointer}/travelerPricings[${traveler}]`,
      );
    return total + sold.slice(0, quantity).reduce((sum, price) => sum + price, 0);
  }, 0);
}
function seatsOf(
  inventory: FlightInventory,
  { wire, offer, pointer }: Priced,
  traveler: number,
): { price: number; choices: SeatChoice[] } {
  const picked = wire.itineraries.flatMap(({ segments }, bound) =>
    segments.flatMap(({ id }, index) => {
      const requested = detailsOf(wire, traveler, id);
      const number = requested?.chargeableSeatNumber ?? requested?.chargeableSeat?.number;
      const flight = offer.bounds[bound]?.journey.flights[index];
      if (number === undefined || !flight) return [];
      const seat = inventory
        .seatMap(offer, bound, index)
        ?.decks.flatMap(({ seats }) => seats)
        .find((candidate) => candidate.number === number);
      if (seat?.status !== 'AVAILABLE')
        throw unavailable(
          `Seat ${number} is not available`,
          `${pointer}/travelerPricings[${traveler}]/fareDetailsBySegment`,
        );
      return [{ price: seat.price, choice: { flightId: flight.id, number } }];
    }),
  );
  return {
    price: picked.reduce((sum, { price }) => sum + price, 0),
    choices: picked.map(({ choice }) => choice),
  };
}
const prioritiesOf = ({ wire, offer }: Priced, traveler: number) =>
  wire.itineraries.filter(
    ({ segments }, bound) =>
      !offer.bounds[bound]?.tariff.hasPriorityBoarding &&
      segments.some(({ id }) =>
        detailsOf(wire, traveler, id)?.otherServices?.includes('PRIORITY_BOARDING'),
      ),
  ).length;

/**
 * Prices the chosen services. @throws AmadeusError 38034 for a seat that is taken, chosen twice or for an infant on a lap,
 * and for bags or services that are not sold
 */
export function servicesOf(inventory: FlightInventory, priced: Priced): Services {
  const { wire, pointer, offer } = priced;
  const sum: Services = { bags: 0, seats: 0, other: 0, choices: [] };
  wire.travelerPricings.forEach(({ travelerType, fareDetailsBySegment }, traveler) => {
    const requested = fareDetailsBySegment.flatMap(
      ({ additionalServices }) => additionalServices ?? [],
    );
    if (requested.length === 0) return;
    const where = `${pointer}/travelerPricings[${traveler}]`;
    if (travelerType === 'HELD_INFANT')
      throw unavailable('Not sold to an infant without seat', where);
    if (requested.some(({ otherServices }) => otherServices?.includes('AIRPORT_CHECKIN')))
      throw unavailable('AIRPORT_CHECKIN is not sold', where);
    const seats = seatsOf(inventory, priced, traveler);
    sum.bags += bagsOf(inventory, priced, traveler);
    sum.seats += seats.price;
    sum.other += prioritiesOf(priced, traveler) * priorityPrice(offer);
    sum.choices.push(...seats.choices);
  });
  const names = sum.choices.map(({ flightId, number }) => `${flightId} ${number}`);
  if (new Set(names).size !== names.length)
    throw unavailable('A seat is for one traveler', `${pointer}/travelerPricings`);
  return sum;
}
export function wireServices({
  bags,
  seats,
  other,
}: Services): NonNullable<WireOffer['price']['additionalServices']> {
  const lines = [
    { type: 'CHECKED_BAGS' as const, pesos: bags },
    { type: 'SEATS' as const, pesos: seats },
    { type: 'OTHER_SERVICES' as const, pesos: other },
  ];
  return lines
    .filter(({ pesos }) => pesos > 0)
    .map(({ type, pesos }) => ({ amount: gdsMoney(pesos), type }));
}
