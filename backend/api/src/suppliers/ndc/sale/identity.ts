import type { FlightPassenger } from '../../../products/flights/ports';
import type { WireOffer } from '../wire';

const HOME_COUNTRY = 'CO';
type Types = Pick<
  WireOffer,
  'supported_passenger_identity_document_types' | 'allowed_passenger_identity_document_types'
>;
/**
 * Document types that an offer accepts, in the vendor's terms; undefined when not stated. The second field name is the older
 * one.
 */
const takenBy = (offer: Types): readonly string[] | undefined =>
  offer.supported_passenger_identity_document_types ??
  offer.allowed_passenger_identity_document_types ??
  undefined;

/**
 * Documents that every passenger must give. An offer that requires a document and accepts no other type requires a passport,
 * even on domestic flights.
 */
export function documentsAsked(
  offer: Types & Pick<WireOffer, 'passenger_identity_documents_required'>,
): { documentRequired: boolean; passportRequired: boolean } {
  const documentRequired = offer.passenger_identity_documents_required;
  const taken = takenBy(offer);
  return {
    documentRequired,
    passportRequired: documentRequired && taken !== undefined && !taken.includes('tax_id'),
  };
}

/**
 * The passenger's document in an order. A type that the offer does not accept is left out, because it would make the vendor
 * reject the order.
 */
export function documentsOf({ document }: Pick<FlightPassenger, 'document'>, offer: Types) {
  if (!document) return {};
  const { number, expiryDate, issuanceCountry = HOME_COUNTRY } = document;
  const type = document.type === 'PASSPORT' ? 'passport' : 'tax_id';
  if (takenBy(offer)?.includes(type) === false) return {};
  return {
    identity_documents: [
      {
        type,
        unique_identifier: number.toUpperCase(),
        issuing_country_code: issuanceCountry,
        ...(expiryDate && { expires_on: expiryDate }),
      },
    ],
  };
}
