import { applyNameRule, ticketNameRule } from '@tiquete/domain/travellers';
import type { FlightOrderRequest, FlightPassenger } from '../../../products/flights/ports';
import type { OfferKey } from '../key';
import type { NdcOffer } from '../wire';

export const money = (amount: number): string => amount.toFixed(2);
/** Name of a traveller in the order, by which its tickets are assigned. */
const nameOf = (travelerId: string) => `traveler_${travelerId}`;
export const travelerIds = (metadata: Record<string, string>): Map<string, string> =>
  new Map(
    Object.entries(metadata).flatMap(([name, passenger]) =>
      name.startsWith('traveler_') ? [[passenger, name.slice('traveler_'.length)] as const] : [],
    ),
  );

/**
 * Frequent flyer numbers. A programme that the offer does not list is left out, because it would make the vendor reject the
 * order.
 */
function accountsOf(
  { loyalty = [] }: Pick<FlightPassenger, 'loyalty'>,
  { supported_loyalty_programmes: taken }: Pick<NdcOffer, 'supported_loyalty_programmes'>,
) {
  const accounts = loyalty.filter(({ programOwner }) => taken?.includes(programOwner) ?? true);
  if (accounts.length === 0) return {};
  return {
    loyalty_programme_accounts: accounts.map(({ programOwner, id }) => ({
      airline_iata_code: programOwner,
      account_number: id,
    })),
  };
}

export interface OrderParts {
  type: 'instant' | 'hold';
  key: OfferKey;
  /** The offer, read just before. */
  offer: NdcOffer;
  services: { id: string; quantity: number }[];
  /** Total price in the offer's currency. */
  amount: number;
}
/** Field `data` of `POST /air/orders`. Its metadata contains our reference. */
export function toNdcOrder(
  { reference, passengers, contact }: FlightOrderRequest,
  { type, key, offer, services, amount }: OrderParts,
) {
  const theirs = (id: string) => key.passengers[id] ?? '';
  return {
    type,
    selected_offers: [key.id],
    ...(services.length > 0 && { services }),
    passengers: passengers.map((passenger) => {
      const infant = passengers.find(
        ({ travelerType, associatedAdultId }) =>
          travelerType === 'HELD_INFANT' && associatedAdultId === passenger.id,
      );
      return {
        id: theirs(passenger.id),
        title: passenger.gender === 'MALE' ? 'mr' : 'ms',
        gender: passenger.gender === 'MALE' ? 'm' : 'f',
        given_name: toTheirName(passenger.firstName),
        family_name: toTheirName(passenger.lastName),
        born_on: passenger.birthDate,
        email: contact.email,
        phone_number: `+${contact.phoneCountry}${contact.phone}`,
        ...documentsOf(passenger, offer),
        ...accountsOf(passenger, offer),
        ...(infant && { infant_passenger_id: theirs(infant.id) }),
      };
    }),
    ...(type === 'instant' && {
      payments: [{ type: 'balance', amount: money(amount), currency: offer.total_currency }],
    }),
    metadata: {
      reference,
      ...Object.fromEntries(passengers.map(({ id }) => [nameOf(id), theirs(id)])),
    },
  };
}

/** Maximum letters of `given_name` and of `family_name`, by the vendor's reference. */
export const NDC_NAME_MAX = 20;
const RULE = ticketNameRule(NDC_NAME_MAX);

/**
 * Spells a name for the airline. Letters that the vendor's reference allows but that are not A to Z (Æ, Þ and ligatures) are
 * spelled out.
 */
const toTheirName = (name: string): string => applyNameRule(name, RULE).text;

const HOME_COUNTRY = 'CO';
type Types = Pick<
  NdcOffer,
  'supported_passenger_identity_document_types' | 'allowed_passenger_identity_document_types'
>;
/**
 * Document types that an offer accepts, in the vendor's names; undefined when not stated. The second field is the older one.
 */
const takenBy = (offer: Types): readonly string[] | undefined =>
  offer.supported_passenger_identity_document_types ??
  offer.allowed_passenger_identity_document_types ??
  undefined;

/**
 * Documents that every passenger must give. An offer that requires a document but accepts none of our types requires a
 * passport, even on domestic flights.
 */
export function requiredDocuments(
  offer: Types & Pick<NdcOffer, 'passenger_identity_documents_required'>,
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
