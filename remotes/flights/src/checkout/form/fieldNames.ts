import type { FieldPath } from 'react-hook-form';
import {
  CONSENT_FIELDS,
  holderFields,
  pointedBuyerField,
  pointerParts,
} from '@tiquete/checkout/form';
import type { TravelerRequirement } from '@tiquete/contracts';
import type { Problem } from '@tiquete/platform';
import { holderTravels, type FlightValues } from './formValues';

type Field = FieldPath<FlightValues>;
const TRAVELER_PARTS = [
  'name',
  'lastname',
  'printed',
  'birth',
  'gender',
  'identity.type',
  'identity.number',
  'expiry',
  'issuer',
  'nationality',
  'loyalty.program',
  'loyalty.number',
] as const;
/** Fields of every passenger, also of one who is the buyer. */
const OWN: readonly string[] = ['printed', 'loyalty.program', 'loyalty.number'];

/** Fields of a passport that the buyer's section does not have. */
const PASSPORT_PARTS: readonly string[] = ['expiry', 'issuer'];
const DOCUMENT: readonly string[] = [
  'identity.type',
  'identity.number',
  'nationality',
  ...PASSPORT_PARTS,
];

/** Every field on the page, in its order, without those of the first passenger that the buyer has already filled in. */
export const fieldNames = (
  requirements: readonly TravelerRequirement[],
  values: Pick<FlightValues, 'isTraveling' | 'holder'>,
): string[] => [
  ...holderFields(values.holder),
  ...requirements.flatMap((requirement, index) => {
    const isHolder = holderTravels(values) && index === 0;
    const { documentRequired, passportRequired } = requirement;
    const isAsked = (part: string) => {
      if (OWN.includes(part)) return true;
      if (PASSPORT_PARTS.includes(part)) return passportRequired;
      return !isHolder && (documentRequired || !DOCUMENT.includes(part));
    };
    return TRAVELER_PARTS.filter(isAsked).map((part) => `travelers.${index}.${part}`);
  }),
  ...CONSENT_FIELDS,
];
/** Index of the passenger that a field belongs to; null for a field of the buyer. */
export function travelerOf(name: string): number | null {
  const [, index] = /^travelers\.(\d+)\./.exec(name) ?? [];
  return index === undefined ? null : Number(index);
}
const PARTS: Record<string, (typeof TRAVELER_PARTS)[number]> = {
  dateOfBirth: 'birth',
  gender: 'gender',
  name: 'name',
  documents: 'identity.number',
  loyaltyPrograms: 'loyalty.number',
};
const DOCUMENT_PARTS: Record<string, (typeof TRAVELER_PARTS)[number]> = {
  documentType: 'identity.type',
  document_type: 'identity.type',
  number: 'identity.number',
  expiryDate: 'expiry',
  issuanceCountry: 'issuer',
  nationality: 'nationality',
};
/** The field that an error of the api is about. For a buyer who travels it is the buyer's field. */
export function pointedField(
  problem: Problem,
  values: Pick<FlightValues, 'isTraveling' | 'holder'>,
): Field | null {
  const [root, index, part, more, deep] = pointerParts(problem.source?.pointer);
  if (root === 'contacts') return more === 'phones' ? 'holder.phone.number' : 'holder.email';
  if (root !== 'travelers') return pointedBuyerField(problem);
  const field: Part =
    documentPart(part, deep) ?? (more === 'lastName' ? 'lastname' : (PARTS[part ?? ''] ?? 'name'));
  return holderTravels(values) && Number(index) === 0 && isOfHolder(field)
    ? `holder.${field}`
    : `travelers.${Number(index)}.${field}`;
}
type Part = (typeof TRAVELER_PARTS)[number];
const isOfHolder = (
  part: Part,
): part is Exclude<Part, 'printed' | 'expiry' | 'issuer' | `loyalty.${string}`> =>
  !OWN.includes(part) && !PASSPORT_PARTS.includes(part);
const documentPart = (part: string | undefined, deep: string | undefined) =>
  part === 'documents' ? (DOCUMENT_PARTS[deep ?? ''] ?? 'identity.number') : undefined;
