import type { Cart, FlightBookingBody, FlightPrebooking } from '@tiquete/contracts';
import { toCustomer } from '@tiquete/checkout/form';
import type { CheckedFlight, CheckedTraveler } from './flightSchema';

const PASSPORT = 5;
const MALE = 48;

export interface PolicyVersions {
  terms: string;
  data: string;
}
/** Body of `flights/bookings`. It accepts the price, terms, seats and bags on the page. */
export function toBookingBody(
  values: CheckedFlight,
  prebooking: FlightPrebooking,
  cart: Cart | null,
  { terms, data }: PolicyVersions,
): FlightBookingBody {
  const {
    prebookingId,
    offer,
    hold_until: holdUntil,
    cancellation_policy_hash,
    bookingRequirements,
  } = prebooking;
  const customer = toCustomer(values.holder);
  return {
    type: 'flight-order',
    contacts: [
      {
        addresseeName: { firstName: customer.name, lastName: customer.lastname },
        purpose: 'STANDARD',
        phones: [
          {
            deviceType: 'MOBILE',
            countryCallingCode: customer.phone_country,
            number: customer.phone,
          },
        ],
        emailAddress: customer.email,
      },
    ],
    flightOffers: [{ type: 'flight-offer', id: offer.id }],
    formOfPayments: [{ other: { method: 'CASH', flightOfferIds: [offer.id] } }],
    ticketingAgreement: { option: holdUntil ? 'DELAY_TO_CANCEL' : 'CONFIRM' },
    travelers: values.travelers.map((traveler, index) =>
      toTraveler(
        traveler,
        bookingRequirements.travelerRequirements[index]?.travelerId ?? String(index + 1),
      ),
    ),
    prebookingId,
    cart_version: cart?.version ?? 0,
    expected_total: cart?.grand_total ?? offer.totalPrice,
    customer,
    accepts: { terms_version: terms, data_policy_version: data, cancellation_policy_hash },
  };
}
function toTraveler(
  {
    name,
    lastname,
    printed,
    birth,
    gender,
    identity,
    expiry,
    issuer,
    nationality,
    loyalty,
  }: CheckedTraveler,
  id: string,
): FlightBookingBody['travelers'][number] {
  return {
    id,
    dateOfBirth: birth,
    gender: gender === MALE ? 'MALE' : 'FEMALE',
    name: { firstName: name, lastName: lastname, ...(printed && { printed }) },
    ...(loyalty.length > 0 && { loyaltyPrograms: loyalty }),
    documents: identity
      ? [
          {
            documentType: identity.document_type === PASSPORT ? 'PASSPORT' : 'IDENTITY_CARD',
            document_type: identity.document_type,
            number: identity.document,
            holder: true,
            ...(expiry ? { expiryDate: expiry } : {}),
            ...(issuer ? { issuanceCountry: issuer, validityCountry: issuer } : {}),
            ...(nationality ? { nationality } : {}),
          },
        ]
      : [],
  };
}
