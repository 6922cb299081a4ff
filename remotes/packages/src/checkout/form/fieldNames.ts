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
  needsPassport,
  ownDocumentIndex,
  type Journey,
  type PackageValues,
  type Trip,
} from './formValues';

const DOCUMENT = ['identity.type', 'identity.number'] as const;
const PERSON = ['name', 'lastname', 'birth', 'gender', 'nationality', ...DOCUMENT] as const;
type Part = (typeof PERSON)[number] | 'expiry';

/** The fields of one traveller, in the order of the page. */
export const personParts = (trip: Pick<Trip, 'documents'>): readonly Part[] =>
  needsPassport(trip) ? [...PERSON, 'expiry'] : PERSON;
/** Every field on the page, in its order; what the buyer has answered for a traveller is not asked again. */
export function fieldNames(values: PackageValues, journey: Journey): string[] {
  const buyer = buyerIndex(values, journey);
  const own = ownDocumentIndex(values, journey);
  const asked = (index: number): readonly Part[] => {
    if (index === own) return DOCUMENT;
    return index === buyer ? [] : PERSON;
  };
  const expiry: readonly Part[] = needsPassport(journey) ? ['expiry'] : [];
  return [
    ...holderFields(values.holder),
    ...values.passengers.flatMap((_, index) =>
      [...asked(index), ...expiry].map((part) => `passengers.${index}.${part}`),
    ),
    ...CONSENT_FIELDS,
  ];
}
/** Where a field belongs to a traveller, which one; null for any other. */
export function passengerOf(name: string): number | null {
  const [, index] = /^passengers\.(\d+)\./.exec(name) ?? [];
  return index === undefined ? null : Number(index);
}

/** The field that the contract's field of a passenger is typed in; its name, where there is none of its own. */
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
/** The field that a refusal is about; a buyer who travels answers for themselves. */
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
  const isOwn = ownDocumentIndex(values, journey) === index && part.startsWith('identity');
  return buyerIndex(values, journey) !== index || isOwn || part === 'expiry'
    ? `passengers.${index}.${part}`
    : `holder.${part}`;
}
