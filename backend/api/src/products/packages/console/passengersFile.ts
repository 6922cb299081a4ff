import type { ConsolePassengers } from '@tiquete/contracts';
import { toCsv } from '../../../lib/csv/toCsv';
import { consoleWords as words } from '../messages/console';

const documents: Readonly<Record<number, string>> = words.documents;

/** One line per passenger, after a line of headings. */
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
        // A leading + would start a formula.
        contact.phone.replace('+', ''),
      ]),
    ),
  ]);
