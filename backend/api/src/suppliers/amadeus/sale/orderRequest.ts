import { applyNameRule, ticketNameRule } from '@tiquete/domain/travellers';
import type { FlightOrderRequest, FlightPassenger } from '../../../products/flights/ports';
import { officeTime, type RawOffer } from '../wire';

const HOME_COUNTRY = 'CO';
/** Calling code of a phone number. The vendor requires two digits or a leading plus. */
const callingCode = (code: string): string => (code.length < 2 ? `+${code}` : code);
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
  const plainPlace = toAmadeusName(birthPlace ?? '');
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

/**
 * Body of `POST /v1/booking/flight-orders`. With `holdUntil` null the order is ticketed at once. A remark carries our
 * reference.
 */
export function toAmadeusOrder(
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
          name: { firstName: toAmadeusName(firstName), lastName: toAmadeusName(lastName) },
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
            firstName: toAmadeusName(contact.firstName),
            lastName: toAmadeusName(contact.lastName),
          },
          purpose: 'STANDARD',
          phones,
          emailAddress: contact.email,
        },
      ],
    },
  };
}

/** Maximum letters of a first name and of a surname on the vendor's tickets. */
export const AMADEUS_NAME_MAX = 56;
const RULE = ticketNameRule(AMADEUS_NAME_MAX);

/**
 * Spells a name as the vendor's orders accept it: A to Z, spaces and hyphens, as in the machine-readable zone of a passport.
 */
export const toAmadeusName = (name: string): string => applyNameRule(name, RULE).text;
