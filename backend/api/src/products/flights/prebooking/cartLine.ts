import type { FlightSegmentSold, Seat } from '@tiquete/contracts';
import { AppError } from '../../../lib/errors';
import { refuse } from '../../../lib/refuse';
import { exceeded, type WantedItem } from '../../../bookings/extras';
import { flightSaleWords as words } from '../messages';
import type { CartLine, PrebookingRow } from './prebookingStore';
import { segmentsOf } from '../trip';
import type { SupplierSeatMap } from '../ports';

/**
 * Prices a requested extra of one traveller by our own list, not by the browser's price. `index` is its position in the
 * request. @throws AppError SERVICE_UNAVAILABLE, QUANTITY_EXCEEDED or INVALID_FORMAT, pointing at the item
 */
export function toCartLine(
  item: WantedItem,
  index: number,
  { supplier, seats, answer }: Pick<PrebookingRow, 'supplier' | 'seats' | 'answer'>,
): CartLine {
  const pointer = `/items/${index}`;
  const [travelerId, ...others] = item.passenger_ids;
  if (travelerId === undefined || others.length > 0)
    refuse('INVALID_FORMAT', `${pointer}/passenger_ids`, words.onePerson);
  const found = findSeat(seats ?? [], item.code);
  if (found) return seatLine(item, pointer, travelerId, found, segmentsOf(answer.offer));
  const bag = supplier.bags.find(({ code }) => code === item.code);
  if (!bag) throw new AppError('SERVICE_UNAVAILABLE', { source: { pointer } });
  if (!bag.travelerIds.includes(travelerId)) refuse('INVALID_FORMAT', `${pointer}/passenger_ids`);
  mustFit(item.quantity, bag.maxQuantity, pointer);
  const { code, kind, name, price, key, segmentIds } = bag;
  return {
    code,
    kind,
    name,
    price,
    service: {
      kind,
      key,
      travelerId,
      segmentIds,
      quantity: item.quantity,
      amount: price * item.quantity,
    },
  };
}

function seatLine(
  item: WantedItem,
  pointer: string,
  travelerId: string,
  { seat, segmentId, key }: FoundSeat,
  segments: readonly FlightSegmentSold[],
): CartLine {
  if (seat.status !== 'AVAILABLE')
    throw new AppError('SERVICE_UNAVAILABLE', { source: { pointer } });
  if (!seat.passenger_ids.includes(travelerId))
    refuse('INVALID_FORMAT', `${pointer}/passenger_ids`);
  mustFit(item.quantity, 1, pointer);
  const flight = segments.find(({ id }) => id === segmentId);
  const name = words.seat(
    seat.number,
    flight?.departure.iataCode ?? '',
    flight?.arrival.iataCode ?? '',
  );
  return {
    code: item.code,
    kind: 'SEATS',
    name,
    price: seat.price,
    service: {
      kind: 'SEATS',
      key,
      travelerId,
      segmentIds: [segmentId],
      quantity: 1,
      amount: seat.price,
    },
  };
}

function mustFit(quantity: number, max: number, pointer: string): void {
  if (quantity > max) refuse('QUANTITY_EXCEEDED', `${pointer}/quantity`, exceeded(max));
}

/**
 * Checks that a traveller has at most one seat per flight, a seat at most one traveller, and no item is listed twice.
 * @throws AppError INVALID_FORMAT at the later item
 */
export function checkCart(lines: readonly CartLine[]): void {
  lines.forEach((line, index) => {
    const before = lines.slice(0, index);
    const at = `/items/${index}`;
    const isSeat = line.kind === 'SEATS';
    if (
      before.some(
        ({ code, service }) => code === line.code && service.travelerId === line.service.travelerId,
      )
    )
      refuse('INVALID_FORMAT', at, words.twice);
    if (isSeat && before.some(({ code }) => code === line.code))
      refuse('INVALID_FORMAT', at, words.seatTwice);
    const sitsElsewhere = ({ kind, service }: CartLine) =>
      kind === 'SEATS' &&
      service.travelerId === line.service.travelerId &&
      service.segmentIds[0] === line.service.segmentIds[0];
    if (isSeat && before.some(sitsElsewhere)) refuse('INVALID_FORMAT', at, words.twoSeats);
  });
}

interface FoundSeat {
  seat: Seat;
  segmentId: string;
  /** The supplier's key of the seat. */
  key: unknown;
}
/** Finds the seat with this code; undefined when no map has it. */
export function findSeat(maps: readonly SupplierSeatMap[], code: string): FoundSeat | undefined {
  for (const { map, keys } of maps) {
    const seat = map.decks.flatMap(({ seats }) => seats).find((one) => one.code === code);
    if (seat) return { seat, segmentId: map.segment_id, key: keys[code] };
  }
  return undefined;
}
