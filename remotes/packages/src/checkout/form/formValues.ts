import {
  initialBuyer,
  isCompany,
  toBuyerDraft,
  type BuyerKind,
  type BuyerValues,
} from '@tiquete/checkout/form';
import type { PackageDetail } from '@tiquete/contracts';
import { DOCUMENT_TYPES } from '@tiquete/contracts/constants';
import { ADULT_AGE } from '@tiquete/contracts/limits';
import {
  documentTypes,
  NO_BIRTH,
  TRAVELLER_DOCUMENTS,
  type BirthParts,
  type TravellerDocument,
} from '@tiquete/domain/travellers';
import type { CheckoutDraft } from '../packageCheckout';

const HOME_COUNTRY = 'CO';
const PASSPORT = String(DOCUMENT_TYPES.PASAPORTE);

/** The documents that a trip requires, and its days, YYYY-MM-DD. */
export interface Trip extends Pick<
  PackageDetail,
  'documents' | 'DateBegin' | 'DateEnd' | 'ages_on'
> {
  stops: readonly Pick<PackageDetail['stops'][number], 'country_code'>[];
  /** Not empty for a package with flights, whose tickets have their own rules for names. */
  flights: readonly unknown[];
}
/** The parts of a quote that decide travellers, days and documents. */
export type Journey = Trip & Pick<PackageDetail, 'by_passenger' | 'rooms'>;
/** One traveller as typed. */
export interface PassengerValues {
  name: string;
  lastname: string;
  /** Shortened name on the ticket that the traveller agreed to. */
  printed: string;
  birth: BirthParts;
  gender: string;
  nationality: string;
  identity: { type: string; number: string };
  /** Expiry of the passport, if the trip requires one. */
  expiry: BirthParts;
}
/** Values of the travellers' fields. The names of the fields are paths in this type. */
export interface PassengersValues {
  passengers: PassengerValues[];
}
/** Values of the fields. The name of a field is its path in this object. Travellers are in the order of the price. */
export interface PackageValues extends BuyerValues, PassengersValues {
  /** True if the buyer is the first adult, whose fields are then hidden. */
  isTravelling: boolean;
}
/** Day on which the passengers' ages count, YYYY-MM-DD. An older api counts them on the departure. */
export const agesOn = ({ ages_on, DateBegin }: Trip): string => ages_on ?? DateBegin;
export const needsPassport = ({ documents }: Pick<Trip, 'documents'>): boolean =>
  documents.type === 'PASSPORT';
export const hasTickets = ({ flights }: Pick<Trip, 'flights'>): boolean => flights.length > 0;
/** Documents for a traveller of this age and nationality on a journey from Colombia. */
export function fittingDocuments(
  { documents, stops }: Trip,
  age: number,
  nationality: string,
): TravellerDocument[] {
  if (needsPassport({ documents })) return [DOCUMENT_TYPES.PASAPORTE];
  const trip = { origin: HOME_COUNTRY, destinations: stops.map(({ country_code: code }) => code) };
  return documentTypes(age, trip, nationality);
}

/** Initial values of the form. Names and contact come from a draft of the same visit. */
export function initialValues(journey: Journey, draft: CheckoutDraft | null): PackageValues {
  return {
    ...initialBuyer(draft, HOME_COUNTRY),
    isTravelling: draft?.isTravelling ?? true,
    passengers: journey.by_passenger.map((_, index) =>
      initialPassenger(journey, draft?.passengers[index]),
    ),
  };
}
export const initialPassenger = (
  trip: Trip,
  { name, lastname } = { name: '', lastname: '' },
): PassengerValues => ({
  name,
  lastname,
  printed: '',
  birth: NO_BIRTH,
  gender: '',
  nationality: HOME_COUNTRY,
  identity: { type: needsPassport(trip) ? PASSPORT : '', number: '' },
  expiry: NO_BIRTH,
});
export const toDraft = (values: PackageValues, owner: string): CheckoutDraft => ({
  ...toBuyerDraft(values, owner),
  isTravelling: values.isTravelling,
  passengers: values.passengers.map(({ name, lastname }) => ({ name, lastname })),
});

type Buyer = Pick<PackageValues, 'isTravelling'> & { holder: BuyerKind };
/** Index of the first adult, who is the buyer if the buyer travels. */
export const firstAdult = ({ by_passenger }: Pick<Journey, 'by_passenger'>): number =>
  by_passenger.findIndex(({ type }) => type === 'AD');
/** Index of the traveller who is the buyer; null for a company or a buyer who does not travel. */
export function buyerIndex({ isTravelling, holder }: Buyer, journey: Journey): number | null {
  const first = firstAdult(journey);
  return isTravelling && !isCompany(holder) && first >= 0 ? first : null;
}
/** Field for the expiry of the buyer's passport, who is the first adult; undefined when the trip requires none. */
export function buyerExpiry(journey: Journey): `passengers.${number}.expiry` | undefined {
  const first = firstAdult(journey);
  return needsPassport(journey) && first >= 0 ? `passengers.${first}.expiry` : undefined;
}
/** Documents that the buyer may give. A buyer who travels gives one that is enough for the trip. */
export const holderDocuments = (
  isTravelling: boolean,
  nationality: string,
  journey: Journey,
): readonly TravellerDocument[] =>
  isTravelling ? fittingDocuments(journey, ADULT_AGE, nationality) : TRAVELLER_DOCUMENTS;
/** Copies the buyer's answers to the traveller who is the buyer. */
export function withBuyer(values: PackageValues, journey: Journey): PackageValues {
  const buyer = buyerIndex(values, journey);
  if (buyer === null) return values;
  const { name, lastname, birth, gender, nationality, identity } = values.holder;
  const passengers = values.passengers.map((one, index) =>
    index === buyer ? { ...one, name, lastname, birth, gender, nationality, identity } : one,
  );
  return { ...values, passengers };
}
