import type { FieldPath } from 'react-hook-form';
import {
  CONSENT_FIELDS,
  holderFields,
  pointedBuyerField,
  pointerParts,
} from '@tiquete/checkout/form';
import type { Problem } from '@tiquete/platform';
import { unmetRulesOf, type Offer } from '../../model/offer';
import { holderIndex, speaksOfMinors, type AssistanceValues } from './formValues';

type Field = FieldPath<AssistanceValues>;
const PERSON = [
  'name',
  'lastname',
  'birth',
  'identity.type',
  'identity.number',
  'nationality',
] as const;
const BENEFICIARY = [
  'beneficiary.name',
  'beneficiary.lastname',
  'beneficiary.relationship',
] as const;
const CONTACT: readonly string[] = ['emergency.name', 'emergency.email', 'emergency.phone.number'];

/** Every field on the page, in its order, without those of an insured person that the buyer has already filled in. */
export function fieldNames(values: AssistanceValues, offer: Offer): string[] {
  const { query } = offer;
  const { ages } = query;
  const holder = holderIndex(values, ages);
  const ownFields = (index: number) => (index === holder ? [] : PERSON);
  return [
    ...holderFields(values.holder),
    ...values.insured.flatMap(({ hasBeneficiary }, index) =>
      [...ownFields(index), ...(hasBeneficiary ? BENEFICIARY : [])].map(
        (part) => `insured.${index}.${part}`,
      ),
    ),
    ...CONTACT,
    ...(values.hasConditions
      ? [...values.insured.map((_, index) => `insured.${index}.medical`), 'healthConsent']
      : []),
    ...(speaksOfMinors(values, ages) ? ['guardianConsent'] : []),
    ...(unmetRulesOf(offer).length > 0 ? ['entryAccepted'] : []),
    ...CONSENT_FIELDS,
  ];
}
/** Index of the insured person that a field belongs to; null for any other field. */
export function insuredOf(name: string): number | null {
  const [, index] = /^insured\.(\d+)\./.exec(name) ?? [];
  return index === undefined ? null : Number(index);
}

const PARTS: Record<string, (typeof PERSON)[number]> = {
  name: 'name',
  lastname: 'lastname',
  birth_date: 'birth',
  document_type: 'identity.type',
  document: 'identity.number',
  nationality: 'nationality',
};
/** The field that an error of the api is about. For an insured buyer it is the buyer's field. */
export function pointedField(
  problem: Problem,
  values: AssistanceValues,
  query: Offer['query'],
): Field | null {
  const [root, part, deep, more] = pointerParts(problem.source?.pointer);
  if (root === 'Guests') return insuredField(Number(part), deep, more, values, query);
  if (root === 'emergency_contact') return contactField(part);
  if (root === 'entry_rules_accepted') return 'entryAccepted';
  if (root === 'health_consent') return part === 'guardian' ? 'guardianConsent' : 'healthConsent';
  if (problem.code === 'HEALTH_CONSENT_MISSING') return 'healthConsent';
  return pointedBuyerField(problem);
}
function contactField(part: string | undefined): Field {
  if (part === 'email') return 'emergency.email';
  return part === 'name' ? 'emergency.name' : 'emergency.phone.number';
}
function insuredField(
  index: number,
  field: string | undefined,
  more: string | undefined,
  values: AssistanceValues,
  query: Offer['query'],
): Field | null {
  if (!Number.isInteger(index) || index >= query.ages.length) return null;
  if (field === 'medical_conditions') return `insured.${index}.medical`;
  if (field === 'beneficiary')
    return `insured.${index}.beneficiary.${more === 'lastname' || more === 'relationship' ? more : 'name'}`;
  const part = PARTS[field ?? ''] ?? 'name';
  return holderIndex(values, query.ages) === index ? `holder.${part}` : `insured.${index}.${part}`;
}
