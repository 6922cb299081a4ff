import {
  initialBuyer,
  isCompany,
  toBuyerDraft,
  type BuyerKind,
  type BuyerValues,
} from '@tiquete/checkout/form';
import { isEnoughFor, isTravellerDocument, staysAtHome } from '@tiquete/domain/travellers';
import type { CheckoutDraft } from '../readDraft';
import type { Offer } from '../../model/offer';

interface BirthParts {
  day: string;
  month: string;
  year: string;
}
/** One insured person as typed. `medical` is health data: it lives in the form alone. */
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
  /** The buyer is the first adult of the search, who is then not asked twice. */
  isInsured: boolean;
  insured: InsuredValues[];
  emergency: { name: string; email: string; phone: { country: string; number: string } };
  /** Somebody has something to declare; nothing is asked about health before. */
  hasConditions: boolean;
  healthConsent: boolean;
  guardianConsent: boolean;
}
const FULL_AGE = 18;
const PASSPORT = '5';
export const isMinor = (age: number): boolean => age < FULL_AGE;

/** The form of these people, with what an earlier page of this visit kept: names and contact alone. */
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
  };
}
export function toKept(values: AssistanceValues, owner: string): CheckoutDraft {
  const { name, email, phone } = values.emergency;
  return {
    ...toBuyerDraft(values, owner),
    isInsured: values.isInsured,
    insured: values.insured.map((one) => ({ name: one.name, lastname: one.lastname })),
    emergency: { name, email, phoneCountry: phone.country, phone: phone.number },
  };
}
type Buyer = Pick<AssistanceValues, 'isInsured'> & { holder: BuyerKind };
/** Which of the insured the buyer is: the first adult, unless they say otherwise; null for a company. */
export function holderIndex({ isInsured, holder }: Buyer, ages: readonly number[]): number | null {
  const first = ages.findIndex((age) => !isMinor(age));
  return isInsured && !isCompany(holder) && first >= 0 ? first : null;
}
/** A buyer who is insured and whose document is not enough for the trip is asked for another one; which person they are, or null. */
export function ownDocumentIndex(values: Buyer, query: Offer['query']): number | null {
  const { identity, nationality } = values.holder;
  const type = Number(identity.type);
  const isEnough = !isTravellerDocument(type) || isEnoughFor(query, type, nationality);
  return isEnough ? null : holderIndex(values, query.ages);
}
/** The buyer's answers stand for theirs as an insured person. */
export function withHolder(values: AssistanceValues, query: Offer['query']): AssistanceValues {
  const holder = holderIndex(values, query.ages);
  if (holder === null) return values;
  const { name, lastname, birth, identity, nationality } = values.holder;
  const own = ownDocumentIndex(values, query) === holder ? {} : { identity };
  const insured = values.insured.map((one, index) =>
    index === holder ? { ...one, name, lastname, birth, nationality, ...own } : one,
  );
  return { ...values, insured };
}
/** Whether a minor's condition is spoken of: their guardian agrees to it then. */
export const speaksOfMinors = (
  { hasConditions, insured }: Pick<AssistanceValues, 'hasConditions' | 'insured'>,
  ages: readonly number[],
): boolean =>
  hasConditions &&
  insured.some(({ medical }, index) => medical.trim() !== '' && isMinor(ages[index] ?? FULL_AGE));
