import { type Customer, type flightBookingBodySchema, GENDERS } from '@tiquete/contracts';
import { fold } from '@tiquete/domain';
import type * as z from 'zod';
import { refuse } from '../../../lib/refuse';
import { saleWords as words } from '../messages/sale';
import type { PrebookingRow } from './row';
import { servicesTotal } from './cartOf';
import type { BookingRequest } from '../sale/toFlightQuote';

export type FlightBookingRequest = z.output<typeof flightBookingBodySchema>;

const HOME = 'CO';

/** Fills in price and buyer, which the specification's fields lack. @throws AppError naming the field */
export const completeBody = (
  body: FlightBookingRequest,
  { answer, cart }: Pick<PrebookingRow, 'answer' | 'cart'>,
): BookingRequest => ({
  ...body,
  expected_total: body.expected_total ?? answer.offer.price.grandTotal + servicesTotal(cart),
  customer: body.customer ?? buyerOf(body),
});

/** Uses the contact as buyer, if a traveller has the same name and a document. */
function buyerOf({ contacts, travelers }: FlightBookingRequest): Customer {
  for (const { addresseeName, emailAddress, phones } of contacts) {
    const traveler = travelers.find(({ name }) => nameOf(name) === nameOf(addresseeName));
    const [phone] = phones;
    const [document] = traveler?.documents ?? [];
    if (!traveler || !document || !phone) continue;
    return {
      name: traveler.name.firstName,
      lastname: traveler.name.lastName,
      document_type: document.document_type,
      document: document.number,
      email: emailAddress,
      phone_country: phone.countryCallingCode,
      phone: phone.number,
      birth_date: traveler.dateOfBirth,
      gender: traveler.gender === 'MALE' ? GENDERS.MASCULINO : GENDERS.FEMENINO,
      nationality: document.nationality ?? HOME,
    };
  }
  return refuse('MANDATORY_DATA_MISSING', '/customer', words.noBuyer);
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  fold(`${firstName} ${lastName}`.replace(/\s+/g, ' ').trim());
