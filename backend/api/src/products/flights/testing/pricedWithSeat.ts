import type { FlightOffer, SeatMap } from '@tiquete/contracts';
import type { FlightBrowser, OpenFlightSale, Trip } from './openFlightSale';

/** Key of the flights and the fare of an offer, equal in every search. */
export const flightKeyOf = ({ itineraries, fare_family }: FlightOffer) =>
  [
    ...itineraries
      .flatMap(({ segments }) => segments)
      .map(({ carrierCode, number, departure }) => `${carrierCode}${number} ${departure.at}`),
    fare_family,
  ].join();

/** The first free seat with a price for a traveller, as the cart expects it. */
function freeSeat(maps: SeatMap[] = [], traveler = '1') {
  for (const { segment_id: segment, decks } of maps) {
    const seat = decks
      .flatMap(({ seats }) => seats)
      .find(
        ({ status, code, price, passenger_ids: ids }) =>
          status === 'AVAILABLE' && code !== null && price > 0 && ids.includes(traveler),
      );
    if (seat)
      return {
        item: { code: seat.code, quantity: 1, passenger_ids: [traveler], segment_ids: [segment] },
        seat,
      };
  }
  return null;
}

/** The cheapest priced offer of a trip that has a seat on sale. On some days the cheapest flight has none left. */
export async function pricedWithSeat(
  sale: OpenFlightSale,
  browser: FlightBrowser,
  { fits = () => true, ...trip }: Partial<Trip>,
) {
  const full = new Set<string>();
  for (;;) {
    const prebooking = await sale.priced(browser, {
      ...trip,
      fits: (offer) => fits(offer) && !full.has(flightKeyOf(offer)),
    });
    const { data } = await sale.extras(browser, prebooking.prebookingId);
    const free = freeSeat(data.seat_maps);
    if (free) return { prebooking, data, ...free };
    full.add(flightKeyOf(prebooking.offer));
  }
}
