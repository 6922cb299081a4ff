import type { Seat } from '@tiquete/contracts';
import type { SupplierSeatMap } from '../../../products/flights/ports';
import type { QuoteMoney } from '../../quoteMoney';
import { amadeusSeatMapSchema, type WireDeck, type WireSeat } from './wire';

/** The vendor's seat codes that our seat maps show too. */
const SHOWN: readonly string[] = ['W', 'A', 'E', 'L'];
const NOT_FOR_INFANTS: readonly string[] = ['IE', '1A', 'I'];
const FACILITIES: Readonly<Record<string, string>> = { G: 'GA', SO: 'ST' };

function toSeat(
  { number, cabin, characteristicsCodes, travelerPricing }: WireSeat,
  segmentId: string,
  coordinates: Seat['coordinates'],
  money: QuoteMoney,
): Seat {
  const free = travelerPricing.flatMap(({ travelerId, seatAvailabilityStatus, price }) =>
    seatAvailabilityStatus === 'AVAILABLE' && price && money.isSold(price.currency)
      ? [{ travelerId, pesos: money.pesosOf(price.total, price.currency) }]
      : [],
  );
  const notFree = travelerPricing.some(
    ({ seatAvailabilityStatus }) => seatAvailabilityStatus === 'OCCUPIED',
  )
    ? 'OCCUPIED'
    : 'BLOCKED';
  const isForAdults = characteristicsCodes.some((code) => NOT_FOR_INFANTS.includes(code));
  return {
    number,
    cabin,
    coordinates,
    characteristicsCodes: [
      ...characteristicsCodes.filter((code) => SHOWN.includes(code)),
      ...(isForAdults ? ['CH'] : []),
    ],
    status: free.length > 0 ? 'AVAILABLE' : notFree,
    code: free.length > 0 ? `${segmentId}-${number}` : null,
    price: Math.round(Math.max(0, ...free.map(({ pesos }) => pesos))),
    passenger_ids: free.map(({ travelerId }) => travelerId),
  };
}
/**
 * Converts the grid of a cabin. The vendor's x runs along the aircraft and its y across it, counted from the start of the
 * cabin. Our x and y are the other way round and start at 0.
 */
function toDeck(
  { deckType, deckConfiguration, facilities, seats }: WireDeck,
  segmentId: string,
  money: QuoteMoney,
): SupplierSeatMap['map']['decks'][number] {
  const places = [...seats, ...facilities].map(({ coordinates }) => coordinates);
  const [firstRow, lastRow] = [
    Math.min(...places.map(({ x }) => x)),
    Math.max(...places.map(({ x }) => x)),
  ];
  const turned = ({ x, y }: { x: number; y: number }) => ({ x: y, y: x - firstRow });
  return {
    name: deckType,
    width: Math.max(deckConfiguration?.width ?? 0, 1 + Math.max(...places.map(({ y }) => y))),
    length: lastRow - firstRow + 1,
    seats: seats.map((seat) => toSeat(seat, segmentId, turned(seat.coordinates), money)),
    facilities: facilities.map(({ code, coordinates }) => ({
      code: FACILITIES[code] ?? code,
      coordinates: turned(coordinates),
    })),
  };
}

/** Maps the seat maps. One that cannot be read is left out. A seat in a currency without a usable rate is not on sale. */
export function fromAmadeusSeatMaps(
  rows: readonly unknown[],
  money: QuoteMoney,
  onDropped: (reason: string) => void,
): SupplierSeatMap[] {
  return rows.flatMap((row) => {
    const parsed = amadeusSeatMapSchema.safeParse(row);
    if (!parsed.success) {
      onDropped(`seatmap ${parsed.error.issues[0]?.path.join('.')}`);
      return [];
    }
    const { segmentId, aircraft, decks } = parsed.data;
    const map = {
      segment_id: segmentId,
      aircraft: aircraft?.code ?? '',
      decks: decks
        .filter(({ seats }) => seats.length > 0)
        .map((deck) => toDeck(deck, segmentId, money)),
    };
    const seats = map.decks.flatMap((deck) => deck.seats);
    const keys = Object.fromEntries(
      seats.flatMap(({ code, number }) => (code === null ? [] : [[code, { number }]])),
    );
    return seats.length > 0 ? [{ map, keys }] : [];
  });
}
