import {
  initialBuyer,
  isCompany,
  toBuyerDraft,
  type BuyerKind,
  type BuyerValues,
} from '@tiquete/checkout/form';
import {
  documentTypes,
  staysAtHome,
  TRAVELLER_DOCUMENTS,
  type TravellerDocument,
} from '@tiquete/domain/travellers';
import type { CheckoutDraft } from '../readDraft';
import type { Offer } from '../../model/offer';

interface BirthParts {
  day: string;
  month: string;
  year: string;
}
/** One insured person as typed. `medical` is health data, which the browser stores nowhere else. */
export interface InsuredValues {
  name: string;
  lastname: string;
  birth: BirthParts;
  identity: { type: string; number: string };
  nationality: string;
  hasBeneficiary: boolean;
  beneficiary: { name: string; lastname: string; relationship: string };
  medical: string;
}
/** Values of the form. The names of the fields are paths in this type. */
export interface AssistanceValues extends BuyerValues {
  /** True if the buyer is the first adult of the search, whose fields are then hidden. */
  isInsured: boolean;
  insured: InsuredValues[];
  emergency: { name: string; email: string; phone: { country: string; number: string } };
  /** True if an insured person declares a medical condition. The health questions appear only then. */
  hasConditions: boolean;
  healthConsent: boolean;
  guardianConsent: boolean;
  /** Consent to a plan that does not meet an entry rule. The form asks for it only then. */
  entryAccepted: boolean;
}
const FULL_AGE = 18;
const PASSPORT = '5';
export const isMinor = (age: number): boolean => age < FULL_AGE;

/** Initial values of the form. Names and contact come from a draft of the same visit. */
export function initialValues(
  query: Offer['query'],
  draft: CheckoutDraft | null,
): AssistanceValues {
  const contact = draft?.emergency;
  const { origin, ages } = query;
  return {
    ...initialBuyer(draft, origin),
    isInsured: draft?.isInsured ?? true,
    insured: ages.map((_, index) => ({
      name: draft?.insured[index]?.name ?? '',
      lastname: draft?.insured[index]?.lastname ?? '',
      birth: { day: '', month: '', year: '' },
      identity: { type: staysAtHome(query) ? '' : PASSPORT, number: '' },
      nationality: origin,
      hasBeneficiary: false,
      beneficiary: { name: '', lastname: '', relationship: '' },
      medical: '',
    })),
    emergency: {
      name: contact?.name ?? '',
      email: contact?.email ?? '',
      phone: { country: contact?.phoneCountry || origin, number: contact?.phone ?? '' },
    },
    hasConditions: false,
    healthConsent: false,
    guardianConsent: false,
    entryAccepted: false,
  };
}
export function toDraft(values: AssistanceValues, owner: string): CheckoutDraft {
  const { name, email, phone } = values.emergency;
  return {
    ...toBuyerDraft(values, owner),
    isInsured: values.isInsured,
    insured: values.insured.map((one) => ({ name: one.name, lastname: one.lastname })),
    emergency: { name, email, phoneCountry: phone.country, phone: phone.number },
  };
}
type Buyer = Pick<AssistanceValues, 'isInsured'> & { holder: BuyerKind };
/** Index of the insured person who is the buyer: the first adult, unless the buyer is not insured. Null for a company. */
export function holderIndex({ isInsured, holder }: Buyer, ages: readonly number[]): number | null {
  const first = ages.findIndex((age) => !isMinor(age));
  return isInsured && !isCompany(holder) && first >= 0 ? first : null;
}
/** Documents that the buyer may give. An insured buyer gives one that is enough for the trip. */
export function holderDocuments(
  isInsured: boolean,
  nationality: string,
  query: Offer['query'],
): readonly TravellerDocument[] {
  const age = query.ages.find((one) => !isMinor(one));
  return isInsured && age !== undefined
    ? documentTypes(age, query, nationality)
    : TRAVELLER_DOCUMENTS;
}
/** Copies the buyer's answers to the insured person who is the buyer. */
export function withHolder(values: AssistanceValues, query: Offer['query']): AssistanceValues {
  const holder = holderIndex(values, query.ages);
  if (holder === null) return values;
  const { name, lastname, birth, identity, nationality } = values.holder;
  const insured = values.insured.map((one, index) =>
    index === holder ? { ...one, name, lastname, birth, nationality, identity } : one,
  );
  return { ...values, insured };
}
/** True if a minor's condition is declared. The guardian must then consent. */
export const speaksOfMinors = (
  { hasConditions, insured }: Pick<AssistanceValues, 'hasConditions' | 'insured'>,
  ages: readonly number[],
): boolean =>
  hasConditions &&
  insured.some(({ medical }, index) => medical.trim() !== '' && isMinor(ages[index] ?? FULL_AGE));
