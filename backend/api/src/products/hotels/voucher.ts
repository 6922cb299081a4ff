import { type HotelSnapshot, hotelSnapshotSchema } from '@tiquete/contracts';
import { formatDayYear, formatScore } from '@tiquete/domain';
import tzLookup from 'tz-lookup';
import type { BookingRow } from '../../bookings/repository';
import type { Passenger, People } from '../../bookings';
import type { VoucherPart, ProductVoucher } from '../../vouchers/ports';
import { hotelVoucherWords as words } from './messages';

/** Usual hours, used when the supplier states none. */
const USUAL_CHECK_IN = '15:00';
const USUAL_CHECK_OUT = '12:00';
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Texts of hotels on voucher, calendar and mails, read from the snapshot of the sale. */
export const hotelVoucher: ProductVoucher = {
  product: 'HOTEL',
  facts(booking) {
    const { hotel, room, boardName, nights, rooms } = readSnapshot(booking);
    const hours = [
      hotel.check_in_from === '' ? '' : words.inFrom(hotel.check_in_from),
      hotel.check_out_until === '' ? '' : words.outUntil(hotel.check_out_until),
    ].filter((hour) => hour !== '');
    return [
      [words.address, addressOf(hotel)],
      ...(hotel.phones.length > 0 ? [[words.phone, hotel.phones.join('\n')] as const] : []),
      ...(hours.length > 0 ? [[words.hours, hours.join('\n')] as const] : []),
      [words.nights, String(nights)],
      [words.room, rooms.length > 1 ? `${rooms.length} × ${room.name}` : room.name],
      [words.board, boardName],
    ];
  },
  codes({ confirmation }) {
    const code = confirmation?.hotel_confirmation;
    return typeof code === 'string' ? [[words.confirmation, code]] : [];
  },
  sheet(booking, people) {
    const { hotel, nights, rooms, ...sold } = readSnapshot(booking);
    return {
      kind: words.kind,
      place: {
        name:
          hotel.star_number > 0
            ? `${hotel.name} · ${formatScore(hotel.star_number)} ★`
            : hotel.name,
        lines: [addressOf(hotel), hotel.phones.length > 0 ? words.phones(hotel.phones) : ''].filter(
          (line) => line !== '',
        ),
      },
      moments: [
        {
          label: words.checkIn,
          day: formatDayYear(booking.date_from),
          detail: hotel.check_in_from === '' ? words.hourUnknown : words.from(hotel.check_in_from),
        },
        {
          label: words.checkOut,
          day: formatDayYear(booking.date_to),
          detail:
            hotel.check_out_until === '' ? words.hourUnknown : words.until(hotel.check_out_until),
        },
        { label: words.stay, day: words.nightCount(nights), detail: words.roomCount(rooms.length) },
      ],
      isPaired: rooms.length > 1,
      parts: rooms.map((_, index) => toPart(index + 1, sold, people)),
      advice: words.advice,
    };
  },
  events(booking) {
    const { hotel, room, boardName } = readSnapshot(booking);
    const { latitude, longitude } = hotel.geo;
    return [
      {
        summary: words.stayAt(hotel.name),
        from: `${booking.date_from}T${HOUR.test(hotel.check_in_from) ? hotel.check_in_from : USUAL_CHECK_IN}`,
        to: `${booking.date_to}T${HOUR.test(hotel.check_out_until) ? hotel.check_out_until : USUAL_CHECK_OUT}`,
        timeZone: tzLookup(latitude, longitude),
        location: joinOnce(hotel.name, hotel.address, hotel.city_name),
        geo: { latitude, longitude },
        description: [`${words.room}: ${room.name}`, `${words.board}: ${boardName}`],
      },
    ];
  },
};

/** Joins the parts of an address; a city that it already contains is not repeated. */
const joinOnce = (...parts: string[]): string =>
  parts.reduce(
    (joined, part) =>
      part === '' || joined.endsWith(part)
        ? joined
        : `${joined}${joined === '' ? '' : ', '}${part}`,
    '',
  );

const addressOf = ({ address, zone_name, city_name }: HotelSnapshot['hotel']): string =>
  joinOnce(address, zone_name, city_name);

/** Snapshot of a hotel. @throws ZodError for the booking of another product */
const readSnapshot = ({ snapshot }: BookingRow): HotelSnapshot =>
  hotelSnapshotSchema.parse(snapshot);

function toPart(
  number: number,
  { room, boardName }: Pick<HotelSnapshot, 'room' | 'boardName'>,
  { passengers }: People,
): VoucherPart {
  const guests = passengers.filter((passenger) => (passenger.room ?? 1) === number);
  const beds = room.beds.map(({ type, count }) => `${count} × ${type}`).join(', ');
  return {
    title: words.roomNumber(number),
    facts: [
      [words.type, room.name],
      ...(beds === '' ? [] : [[words.beds, beds] as const]),
      [words.board, boardName],
    ],
    people: guests.map(toName),
  };
}
/** Name of a guest, or their type where the hotel needs no name. */
function toName({ name, lastname, type, age, holder }: Passenger): string {
  const isAdult = type === 'AD';
  const named = name ? `${name} ${lastname}` : words.unnamed[isAdult ? 'AD' : 'CH'];
  return `${named}${isAdult ? '' : ` (${words.age(age)})`}${holder ? ` · ${words.holder}` : ''}`;
}
