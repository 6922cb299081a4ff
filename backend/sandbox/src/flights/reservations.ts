import { seatKey, seatMap } from './cabin/seatMap';
import { cabinKey } from './fares/seats';
import { cabinsFor, seatsNeeded } from './fares/priceBound';
import { price, todayAnywhere, type Moment } from './fares/offers';
import { familiesOf } from './fares/fareFamilies';
import type { OfferSelection } from './fares/types';
import { journeyOf } from './schedule/journeys';
import { ticketOfFlights } from './schedule/sellTogether';
import type { SeatStock } from './seatStock';
import type { Reservation, ReservationProblem } from './types';

/** Keys of the stock of seats that a selection occupies. */
function placesOf(selection: OfferSelection): string[] {
  return selection.bounds.flatMap(({ flights, tariff }) => {
    const journey = journeyOf(flights);
    const seller = journey && ticketOfFlights(journey.flights);
    const family = seller && familiesOf(seller.code).find(({ code }) => code === tariff);
    const cabins = family && cabinsFor(journey, family.cabin);
    return cabins
      ? journey.flights.map((flight, index) => cabinKey(flight, cabins[index] ?? 'ECONOMY'))
      : [];
  });
}
export function restore({ selection, seats }: Reservation, stock: SeatStock): void {
  const count = seatsNeeded(selection.travelers);
  for (const key of placesOf(selection)) stock.take(key, count);
  for (const { flightId, number } of seats) stock.take(seatKey(flightId, number), 1);
}
export function release({ selection, seats }: Reservation, stock: SeatStock): void {
  const count = seatsNeeded(selection.travelers);
  for (const key of placesOf(selection)) stock.give(key, count);
  for (const { flightId, number } of seats) stock.give(seatKey(flightId, number), 1);
}
export function reserve(reservation: Reservation, moment: Moment): 'RESERVED' | ReservationProblem {
  const offer = price(reservation.selection, moment);
  if (typeof offer === 'string') return offer;
  const free = new Set(
    offer.bounds.flatMap(({ journey }, bound) =>
      journey.flights.flatMap((_, segment) => {
        const map = seatMap(offer, bound, segment, todayAnywhere(moment.now), moment.stock);
        return (
          map?.decks.flatMap(({ seats }) =>
            seats
              .filter(({ status }) => status === 'AVAILABLE')
              .map(({ number }) => seatKey(map.flight.id, number)),
          ) ?? []
        );
      }),
    ),
  );
  const wanted = reservation.seats.map(({ flightId, number }) => seatKey(flightId, number));
  if (new Set(wanted).size < wanted.length || !wanted.every((key) => free.has(key)))
    return 'SEAT_TAKEN';
  restore(reservation, moment.stock);
  return 'RESERVED';
}
