import { type ConsolePassengers, packageSnapshotSchema } from '@tiquete/contracts';
import type { Tx } from '../../../db/database';
import { buyerNames, type PeopleCipher } from '../../../bookings';
import type { People } from '../../../bookings/ports';
import { readBookingsByCode } from '../../../bookings/repository';
import { readSoldCodes } from '../departures/allotments';
import type { DepartureKey } from '../departures/departureId';
import { packagePassengerDetailsSchema } from '../sale/supplierData';
import { toCsv } from '../../../lib/toCsv';
import { consoleWords as words } from '../messages/console';

type Booked = ConsolePassengers['bookings'][number];
const snapshotSchema = packageSnapshotSchema.pick({ rooms: true });

/** Passengers of a departure, by booking. The earliest booking comes first. */
export async function readPassengers(
  { tx, cipher }: { tx: Tx; cipher: PeopleCipher },
  brandId: string,
  { package: code, date }: DepartureKey,
  today: string,
): Promise<Booked[]> {
  const codes = await readSoldCodes(tx, brandId, { package: code, date });
  const rows = await readBookingsByCode(tx, brandId, codes, today);
  return rows.map((row) => {
    const { customer, passengers } = cipher.open(row.people, row.id);
    const { rooms } = snapshotSchema.parse(row.snapshot);
    return {
      id: row.id,
      code: row.code,
      state: row.state,
      contact: toContact(customer),
      payment: { status: statusOf(row), total: row.total, paid: row.paid },
      passengers: passengers.map((passenger) => toPassenger(passenger, rooms)),
    };
  });
}

const toContact = (customer: People['customer']): Booked['contact'] => ({
  name: Object.values(buyerNames(customer))
    .filter((name) => name !== null)
    .join(', '),
  email: customer.email,
  phone: `+${customer.phone_country} ${customer.phone}`,
});

function toPassenger(
  { name, lastname, type, room, document, details }: People['passengers'][number],
  rooms: readonly { room_type: Booked['passengers'][number]['room_type'] }[],
): Booked['passengers'][number] {
  const known = packagePassengerDetailsSchema.parse(details);
  const number = room ?? 1;
  return {
    name,
    lastname,
    type,
    room: number,
    room_type: rooms[number - 1]?.room_type ?? 'double',
    document_type: known.documentType,
    document,
    birth_date: known.birthDate,
    nationality: known.nationality,
    passport_expiry: known.passportExpiry,
  };
}

function statusOf({
  total,
  paid,
  is_overdue,
}: {
  total: number;
  paid: number;
  is_overdue: boolean;
}): Booked['payment']['status'] {
  if (paid >= total) return 'PAID';
  return is_overdue ? 'OVERDUE' : 'PARTIAL';
}

const documents: Readonly<Record<number, string>> = words.documents;

/** CSV file with a heading and one line per passenger. */
export const toPassengersFile = (bookings: ConsolePassengers['bookings']): string =>
  toCsv([
    words.columns,
    ...bookings.flatMap(({ code, payment, contact, passengers }) =>
      passengers.map((one) => [
        code,
        words.payment[payment.status],
        payment.total,
        payment.paid,
        one.room,
        words.roomTypes[one.room_type],
        words.types[one.type],
        one.name,
        one.lastname,
        documents[one.document_type] ?? one.document_type,
        one.document,
        one.nationality,
        one.birth_date,
        one.passport_expiry ?? '',
        contact.name,
        contact.email,
        // A leading + would start a formula in a spreadsheet.
        contact.phone.replace('+', ''),
      ]),
    ),
  ]);
