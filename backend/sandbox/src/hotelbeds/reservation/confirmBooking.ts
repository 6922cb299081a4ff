import { dayOf } from '../../calendar/day';
import type { Inventory } from '../../inventory/inventory';
import { allotment } from '../../pricing/allotment';
import { policiesFor } from '../../pricing/cancellation';
import { quote } from '../../pricing/quote';
import { decodeRateKey } from '../../pricing/rateKey';
import type { RateChoice, Stay, Party } from '../../pricing/types';
import { fold } from '../../text';
import type { BookedRoom, Booking, BookedPax } from './booking';
import type { BookingRequest, PaxRequest } from './bookingSchema';
import type { BookingStore } from './bookingStore';
import { invalidData, productError } from '../errors';

const wrong = () =>
  invalidData('Error at property rooms: The distribution of paxes is not correct.');

/** Gives a child without an age one of the rate's ages. */
function withAges(children: PaxRequest[], ages: number[]): PaxRequest[] {
  const rest = [...ages];
  for (const { age } of children) {
    if (age === undefined) continue;
    const index = rest.indexOf(age);
    if (index < 0) throw wrong();
    rest.splice(index, 1);
  }
  return children.map((child) => ({ ...child, age: child.age ?? rest.shift() }));
}

/**
 * Assigns guests to rooms: each room of the rate gets its adults and its children of the priced ages. @throws VendorError
 * INVALID_DATA
 */
function distributePaxes(party: Party, paxes: PaxRequest[]): BookedPax[] {
  const byRoom = new Map<number, PaxRequest[]>();
  for (const pax of paxes)
    byRoom.set(pax.roomId ?? 1, [...(byRoom.get(pax.roomId ?? 1) ?? []), pax]);
  if (byRoom.size !== party.rooms) throw wrong();
  return [...byRoom].flatMap(([roomId, people]) => {
    const adults = people.filter(({ type }) => type === 'AD');
    const children = people.filter(({ type }) => type === 'CH');
    if (adults.length !== party.adults || children.length !== party.ages.length) throw wrong();
    if (!adults.some(({ name, surname }) => name && surname))
      throw invalidData(
        'Error at property rooms: The name of at least one adult per room is mandatory.',
      );
    return [...adults, ...withAges(children, party.ages)].map((pax) => ({ ...pax, roomId }));
  });
}

/** Surnames of the holder that make the vendor fail. */
export const HB_TRIGGERS = {
  /** The vendor books and never answers. */ timeout: 'TIMEOUT',
  /** The vendor books, then rejects the request as a repetition. */ duplicate: 'DUPLICATE',
  soldOut: 'SOLDOUT',
  priceUp: 'PRICEUP',
  stopSales: 'STOPSALES',
} as const;

const REFUSALS: Record<string, string> = {
  [HB_TRIGGERS.soldOut]: 'Insufficient allotment',
  [HB_TRIGGERS.priceUp]: 'Price has increased',
  [HB_TRIGGERS.stopSales]: 'Stop sales',
};

export const hbTriggerOf = ({ holder }: BookingRequest): string =>
  fold(holder.surname).toUpperCase().replaceAll(' ', '');

/** Price of a key. On the day of the search it is the key's own price; later it is today's price of the room. */
function priceToday(choice: RateChoice, promised: number, searchedOn: number): number {
  return choice.searchedOn === searchedOn ? promised : quote(choice).net;
}

interface Chosen {
  hotelCode: number;
  stay: Stay;
  room: BookedRoom;
}

function choose(
  stock: Inventory,
  wanted: BookingRequest['rooms'][number],
  tolerance: number,
  today: number,
): Chosen {
  const key = decodeRateKey(wanted.rateKey);
  const hotel = key && stock.find(key.hotelCode);
  const room = hotel?.rooms.find(({ code }) => code === key?.roomCode);
  if (!key || !hotel || !room) throw invalidData('The rateKey is not valid or has expired.');
  const { board, rateClass, stay, party } = key;
  if (stay.checkIn < today - 1)
    throw invalidData('Error at property stay: Check-in must be in the future.');
  const choice: RateChoice = { hotel, room, board, rateClass, stay, party, searchedOn: today };
  const net = priceToday(choice, key.net, key.searchedOn);
  if (net > key.net * (1 + tolerance / 100)) throw productError('Price has increased');
  const { nights } = quote(choice);
  const policies = policiesFor(hotel, rateClass, stay, today, {
    nights,
    net,
    promotion: null,
    discount: 0,
  }).map(({ amount, from }) => ({ amount: Math.min(amount, net), from }));
  const paxes = distributePaxes(party, wanted.paxes ?? []);
  return {
    hotelCode: hotel.code,
    stay,
    room: {
      roomCode: room.code,
      board,
      rateClass,
      ...party,
      net,
      searchedOn: key.searchedOn,
      policies,
      paxes,
    },
  };
}

/** Checks the number of rooms left of each type. @throws VendorError PRODUCT_ERROR */
function checkAllotment(
  stock: Inventory,
  store: BookingStore,
  { hotelCode, stay }: Chosen,
  rooms: BookedRoom[],
): void {
  const hotel = stock.find(hotelCode);
  for (const code of new Set(rooms.map(({ roomCode }) => roomCode))) {
    const type = hotel?.rooms.find((room) => room.code === code);
    const wanted = rooms
      .filter(({ roomCode }) => roomCode === code)
      .reduce((sum, room) => sum + room.rooms, 0);
    if (!hotel || !type || allotment(hotel, type, stay, store.sold) < wanted)
      throw productError('Insufficient allotment');
  }
}

/**
 * Answer of `POST /bookings`: books all rooms of one hotel and stay, or none. A repeated clientReference makes a second
 * booking, as at the vendor.
 */
export function confirmBooking(
  stock: Inventory,
  store: BookingStore,
  request: BookingRequest,
  now: Date,
): Booking {
  const refused = REFUSALS[hbTriggerOf(request)];
  if (refused) throw productError(refused);
  const chosen = request.rooms.map((room) =>
    choose(stock, room, request.tolerance ?? 0, dayOf(now)),
  );
  const [first] = chosen;
  if (!first) throw invalidData('No rooms were informed.');
  const { hotelCode, stay } = first;
  if (
    chosen.some(
      (other) =>
        other.hotelCode !== hotelCode ||
        other.stay.checkIn !== stay.checkIn ||
        other.stay.checkOut !== stay.checkOut,
    )
  ) {
    throw invalidData('All the rateKeys must belong to the same hotel and stay.');
  }
  const rooms = chosen.map(({ room }) => room);
  checkAllotment(stock, store, first, rooms);
  const booking: Booking = {
    reference: store.nextReference(),
    clientReference: request.clientReference.toUpperCase(),
    createdAt: now.toISOString(),
    holder: {
      name: request.holder.name.toUpperCase(),
      surname: request.holder.surname.toUpperCase(),
    },
    remark: request.remark ?? '',
    hotelCode,
    stay,
    rooms,
    cancellation: null,
  };
  store.save(booking);
  return booking;
}
