import type { FlightInventory, Seat, SeatDeck, SeatMap } from '../../flights';
import { CURRENCY, gdsMoney } from '../money';
import type { WireOffer } from '../offer/offerSchema';
import { travelersOf, type Priced, type WireTraveler } from '../offer/selection';

const ADULTS_ONLY = ['E', 'IE'];
/** The vendor's descriptions of seat characteristics. */
const CHARACTERISTICS: Record<string, string> = {
  W: 'Window seat',
  A: 'Aisle seat',
  9: 'Center seat (not window, not aisle)',
  E: 'Exit row seat',
  L: 'Leg space seat',
  K: 'Bulkhead seat',
  '1D': 'Restricted recline seat',
  IE: 'Seat not suitable for child',
  CH: 'Chargeable seat',
  O: 'Preferential seat',
  OW: 'Overwing seat',
  LA: 'Seat close to lavatory',
  GN: 'Seat close to galley',
};
const FACILITIES: Record<string, string> = {
  LA: 'Lavatory',
  G: 'Galley',
  CL: 'Closet',
  EX: 'Emergency exit',
};

function statusFor(
  { status, characteristics }: Seat,
  { travelerType }: WireTraveler,
): Seat['status'] {
  const isMinor = travelerType === 'CHILD' || travelerType === 'SEATED_INFANT';
  return status === 'AVAILABLE' &&
    isMinor &&
    characteristics.some((code) => ADULTS_ONLY.includes(code))
    ? 'BLOCKED'
    : status;
}
const wireSeat = (seat: Seat, travelers: readonly WireTraveler[]) => ({
  cabin: seat.cabin,
  number: seat.number,
  characteristicsCodes: [...seat.characteristics],
  coordinates: { x: seat.x, y: seat.y },
  travelerPricing: travelers.map((traveler) => {
    const seatAvailabilityStatus = statusFor(seat, traveler);
    const price = {
      currency: CURRENCY,
      total: gdsMoney(seat.price),
      base: gdsMoney(seat.price),
      taxes: [],
    };
    return {
      travelerId: traveler.id,
      seatAvailabilityStatus,
      ...(seatAvailabilityStatus === 'AVAILABLE' && { price }),
    };
  }),
});
function wireDeck(
  { kind, width, length, wings, exitRows, facilities, seats }: SeatDeck,
  travelers: readonly WireTraveler[],
) {
  const rows = seats.map(({ row }) => row);
  const xOf = (row: number) => seats.find((seat) => seat.row === row)?.x;
  return {
    deckType: kind,
    deckConfiguration: {
      width,
      length,
      startSeatRow: Math.min(...rows),
      endSeatRow: Math.max(...rows),
      startWingsX: xOf(wings.from),
      endWingsX: xOf(wings.to),
      startWingsRow: wings.from,
      endWingsRow: wings.to,
      exitRowsX: exitRows.flatMap((row) => xOf(row) ?? []),
    },
    facilities: facilities.map(({ code, x, y }) => ({
      code,
      position: 'SEAT',
      coordinates: { x, y },
    })),
    seats: seats.map((seat) => wireSeat(seat, travelers)),
  };
}
const wireMap = (
  map: SeatMap,
  { wire, offer }: Priced,
  bound: number,
  segment: number,
  id: string,
) => {
  const travelers = travelersOf(wire).filter(({ travelerType }) => travelerType !== 'HELD_INFANT');
  const { flight, decks } = map;
  const requested = wire.itineraries[bound]?.segments[segment];
  const sold = offer.bounds[bound];
  const free = travelers.map((traveler) => ({
    travelerId: traveler.id,
    value: decks
      .flatMap(({ seats }) => seats)
      .filter((seat) => statusFor(seat, traveler) === 'AVAILABLE').length,
  }));
  return {
    type: 'seatmap',
    id,
    departure: requested?.departure,
    arrival: requested?.arrival,
    carrierCode: flight.carrier,
    number: flight.number,
    operating: { carrierCode: flight.operating },
    aircraft: { code: flight.aircraft },
    class: sold?.fares[segment]?.bookingClass,
    flightOfferId: wire.id,
    segmentId: requested?.id,
    decks: decks.map((deck) => wireDeck(deck, travelers)),
    availableSeatsCounters: free,
  };
};
export const seatDictionaries = { facilities: FACILITIES, seatCharacteristics: CHARACTERISTICS };

/** All maps of the offers, and the segments without one. */
export function seatMapsOf(inventory: FlightInventory, priced: readonly Priced[]) {
  const requested = priced.flatMap((one) =>
    one.wire.itineraries.flatMap(({ segments }, bound) =>
      segments.map(({ id }, index) => ({
        one,
        bound,
        index,
        segmentId: id,
        map: inventory.seatMap(one.offer, bound, index),
      })),
    ),
  );
  let last = 0;
  return {
    maps: requested.flatMap(({ one, bound, index, map }) =>
      map ? [wireMap(map, one, bound, index, String((last += 1)))] : [],
    ),
    missing: requested.filter(({ map }) => !map).map(({ segmentId }) => segmentId),
  };
}
export const placesOn = (offers: readonly WireOffer[]): string[] =>
  offers.flatMap(({ itineraries }) =>
    itineraries.flatMap(({ segments }) =>
      segments.flatMap(({ departure, arrival }) => [departure.iataCode, arrival.iataCode]),
    ),
  );
