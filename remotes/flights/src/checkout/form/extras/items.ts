import type { CartItem, Seat, SeatMap } from '@tiquete/contracts';

// An item of the cart belongs to one traveller: a number of bags of one code, or a seat on one flight.

const isOf = ({ code, passenger_ids: people = [] }: CartItem, wanted: string, travelerId: string) =>
  code === wanted && people[0] === travelerId;

export const bagQuantity = (items: readonly CartItem[], code: string, travelerId: string): number =>
  items.find((item) => isOf(item, code, travelerId))?.quantity ?? 0;

/** Returns the cart's items with this quantity of a bag for one traveller; 0 removes the bag. */
export function withBag(
  items: readonly CartItem[],
  code: string,
  travelerId: string,
  quantity: number,
): CartItem[] {
  const others = items.filter((item) => !isOf(item, code, travelerId));
  return quantity === 0
    ? others
    : [...others, { code, quantity, passenger_ids: [travelerId], segment_ids: [] }];
}
export const everySeat = ({ decks }: SeatMap): Seat[] => decks.flatMap((deck) => deck.seats);

/** Seats of one flight by traveller. */
export function seatsOf(
  items: readonly CartItem[],
  map: SeatMap,
): { travelerId: string; seat: Seat }[] {
  const seats = new Map(
    everySeat(map).flatMap((seat) => (seat.code ? [[seat.code, seat] as const] : [])),
  );
  return items.flatMap(({ code, passenger_ids: people = [] }) => {
    const [seat, travelerId] = [seats.get(code), people[0]];
    return seat && travelerId ? [{ travelerId, seat }] : [];
  });
}
/**
 * The items with this seat for this traveller, instead of their previous one; null removes it. A seat of another traveller
 * is reassigned.
 */
export function withSeat(
  items: readonly CartItem[],
  map: SeatMap,
  travelerId: string,
  seat: Seat | null,
): CartItem[] {
  const codes = new Set(everySeat(map).flatMap(({ code }) => code ?? []));
  const others = items.filter(
    (item) =>
      !codes.has(item.code) || (item.passenger_ids?.[0] !== travelerId && item.code !== seat?.code),
  );
  return seat?.code
    ? [
        ...others,
        {
          code: seat.code,
          quantity: 1,
          passenger_ids: [travelerId],
          segment_ids: [map.segment_id],
        },
      ]
    : others;
}
