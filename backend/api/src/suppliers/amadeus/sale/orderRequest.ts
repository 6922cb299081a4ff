import type { FlightOrderRequest, FlightPassenger } from '../../../products/flights/ports';
import { officeTime } from '../officeTime';
import type { RawOffer } from '../wire';

const HOME_COUNTRY = 'CO';
/** Two digits at least, or a plus. */
const callingCode = (code: string): string => (code.length < 2 ? `+${code}` : code);
/** Names as tickets have them: A to Z, spaces and hyphens. */
export const ticketName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/Æ/g, 'AE')
    .replace(/Ø/g, 'O')
    .replace(/ß|ẞ/g, 'SS')
    .replace(/[^A-Z -]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function documentOf({ document }: FlightPassenger) {
  if (!document) return [];
  const {
    type,
    number,
    expiryDate,
    issuanceCountry = HOME_COUNTRY,
    nationality = issuanceCountry,
    birthPlace,
  } = document;
  const plainPlace = ticketName(birthPlace ?? '');
  return [
    {
      documentType: type,
      number: number.toUpperCase(),
      ...(expiryDate && { expiryDate }),
      issuanceCountry,
      validityCountry: issuanceCountry,
      nationality,
      ...(plainPlace && { birthPlace: plainPlace }),
      holder: true,
    },
  ];
}

/** Body of `POST /v1/booking/flight-orders`; `holdUntil` null: ticketed at once. Our reference goes along as a remark. */
export function toOrderRequest(
  { reference, passengers, contact }: FlightOrderRequest,
  offer: RawOffer,
  holdUntil: Date | null,
) {
  const phones = [
    {
      deviceType: 'MOBILE',
      countryCallingCode: callingCode(contact.phoneCountry),
      number: contact.phone,
    },
  ];
  return {
    data: {
      type: 'flight-order',
      flightOffers: [offer],
      travelers: passengers.map((passenger) => {
        const { id, firstName, lastName, birthDate, gender, loyalty = [] } = passenger;
        const documents = documentOf(passenger);
        return {
          id,
          dateOfBirth: birthDate,
          gender,
          name: { firstName: ticketName(firstName), lastName: ticketName(lastName) },
          contact: { emailAddress: contact.email, phones },
          ...(documents.length > 0 && { documents }),
          ...(loyalty.length > 0 && { loyaltyPrograms: loyalty }),
        };
      }),
      remarks: { general: [{ subType: 'GENERAL_MISCELLANEOUS', text: reference }] },
      ticketingAgreement: holdUntil
        ? { option: 'DELAY_TO_CANCEL', dateTime: officeTime(holdUntil) }
        : { option: 'CONFIRM' },
      contacts: [
        {
          addresseeName: {
            firstName: ticketName(contact.firstName),
            lastName: ticketName(contact.lastName),
          },
          purpose: 'STANDARD',
          phones,
          emailAddress: contact.email,
        },
      ],
    },
  };
}
