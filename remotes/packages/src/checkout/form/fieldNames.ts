import {
  CONSENT_FIELDS,
  holderFields,
  pointedBuyerField,
  pointerParts,
} from '@tiquete/checkout/form';
import type { Problem } from '@tiquete/platform';
import type { FieldPath } from 'react-hook-form';
import {
  buyerIndex,
  hasTickets,
  needsPassport,
  type Journey,
  type PackageValues,
  type Trip,
} from './formValues';

const REST = ['birth', 'gender', 'nationality', 'identity.type', 'identity.number'] as const;
type Part = 'name' | 'lastname' | 'printed' | (typeof REST)[number] | 'expiry';

/** The fields of one traveller, in the order of the page. */
export const personParts = (trip: Pick<Trip, 'documents' | 'flights'>): readonly Part[] => [
  'name',
  'lastname',
  ...printedPart(trip),
  ...REST,
  ...expiryPart(trip),
];
const printedPart = (trip: Pick<Trip, 'flights'>): readonly Part[] =>
  hasTickets(trip) ? ['printed'] : [];
const expiryPart = (trip: Pick<Trip, 'documents'>): readonly Part[] =>
  needsPassport(trip) ? ['expiry'] : [];
/** Every field on the page, in its order, without those of a traveller that the buyer has already filled in. */
export function fieldNames(values: PackageValues, journey: Journey): string[] {
  const buyer = buyerIndex(values, journey);
  const ownFields = (index: number): readonly Part[] => {
    if (index !== buyer) return personParts(journey);
    return [...printedPart(journey), ...expiryPart(journey)];
  };
  return [
    ...holderFields(values.holder),
    ...values.passengers.flatMap((_, index) =>
      ownFields(index).map((part) => `passengers.${index}.${part}`),
    ),
    ...CONSENT_FIELDS,
  ];
}
/** Index of the traveller that a field belongs to; null for any other field. */
export function passengerOf(name: string): number | null {
  const [, index] = /^passengers\.(\d+)\./.exec(name) ?? [];
  return index === undefined ? null : Number(index);
}

/** The form's field for a field of the contract; `name` if the form has no such field. */
export const partOf = (field = ''): Part => PARTS[field] ?? 'name';
const PARTS: Record<string, Part> = {
  name: 'name',
  lastname: 'lastname',
  birth_date: 'birth',
  gender: 'gender',
  nationality: 'nationality',
  document_type: 'identity.type',
  document: 'identity.number',
  passport_expiry: 'expiry',
};
/** The field that an error of the api is about. For a buyer who travels it is the buyer's field. */
export function pointedField(
  problem: Problem,
  values: PackageValues,
  journey: Journey,
): FieldPath<PackageValues> | null {
  const [root, place, field] = pointerParts(problem.source?.pointer);
  if (root !== 'passengers') return pointedBuyerField(problem);
  const index = place ? Number(place) : -1;
  if (!journey.by_passenger[index]) return null;
  const part = partOf(field);
  const isOfTravel = part === 'expiry' || part === 'printed';
  return buyerIndex(values, journey) !== index || isOfTravel
    ? `passengers.${index}.${part}`
    : `holder.${part}`;
}
