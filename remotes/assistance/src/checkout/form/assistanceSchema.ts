import * as z from 'zod';
import {
  birthSchema,
  checkedBy,
  consentShape,
  holderSchema,
  identitySchema,
  namesShape,
  nationalitySchema,
  phoneSchema,
} from '@tiquete/checkout/form';
import {
  beneficiarySchema,
  emergencyContactSchema,
  insuredSchema,
} from '@tiquete/contracts/assistance-sale';
import {
  ageOn,
  birthProblem,
  isEnoughFor,
  isTravellerDocument,
  suitsAge,
  writeBirth,
} from '@tiquete/domain/travellers';
import { fold, today } from '@tiquete/platform';
import type { Offer } from '../../model/offer';
import { holderIndex, speaksOfMinors, type AssistanceValues } from './formValues';

// A custom issue's message is a key of `checkout.errors`.
const personShape = { ...namesShape, identity: identitySchema(), nationality: nationalitySchema };
/** Schema of one insured person of the quoted age on the first day, with a document for the trip. */
const insuredPerson = (age: number, { checkin: firstDay, ...trip }: Offer['query']) =>
  z
    .object({
      ...personShape,
      birth: birthSchema((birth) => (ageOn(firstDay, birth) === age ? null : 'ageMismatch')),
    })
    .superRefine(({ identity: { document_type: type, ...identity }, nationality }, context) => {
      const refuse = (message: string) =>
        context.issues.push({
          code: 'custom',
          message,
          path: ['identity', 'type'],
          input: identity,
        });
      if (!isTravellerDocument(type)) return;
      if (!suitsAge(type, age)) refuse('notOfAge');
      else if (!isEnoughFor(trip, type, nationality)) refuse('needsPassport');
    });
const medicalSchema = insuredSchema.shape.medical_conditions.unwrap();
const { name: contactName, email: contactEmail } = emergencyContactSchema.shape;
const contactSchema = z.object({
  name: contactName,
  email: z.string().trim().pipe(contactEmail),
  phone: phoneSchema,
});
const consentsSchema = z.object(consentShape);

export type CheckedInsured = z.output<ReturnType<typeof insuredPerson>> & {
  beneficiary: z.output<typeof beneficiarySchema> | null;
  medical: string;
};
type Holder = z.output<ReturnType<typeof holderSchema>>;
export interface CheckedAssistance {
  holder: Holder;
  insured: CheckedInsured[];
  emergency: z.output<typeof contactSchema>;
  /** Null when no health answers are given. */
  health: { guardian: boolean } | null;
}

/**
 * Schema of the form for people of these ages, by the contract's rules for each field. Errors of an insured buyer appear at
 * the buyer's fields. `isUnmet`: the plan does not meet an entry rule, which must be accepted.
 */
export function assistanceSchema(query: Offer['query'], isUnmet: boolean) {
  const { ages, checkin: firstDay } = query;
  const people = ages.map((age) => insuredPerson(age, query));
  const buyer = holderSchema(firstDay);
  return z.custom<AssistanceValues>().transform((values, context): CheckedAssistance => {
    const holderPlace = holderIndex(values, ages);
    const refuse = (message: string, path: PropertyKey[]) =>
      context.issues.push({ code: 'custom', message, path, input: values });
    const holder = checkedBy(buyer, values.holder, ['holder'], context);
    const { birth, identity, nationality } = values.holder;
    const type = Number(identity.type);
    if (holderPlace !== null && isTravellerDocument(type) && !isEnoughFor(query, type, nationality))
      refuse('needsPassport', ['holder', 'identity', 'type']);
    if (holderPlace !== null && !birthProblem(birth, today()))
      if (ageOn(firstDay, writeBirth(birth)) !== ages[holderPlace])
        refuse('ageMismatch', ['holder', 'birth']);
    const insured = people.map((schema, index) => {
      const one = values.insured[index];
      // The other fields of the buyer are checked above.
      const person =
        index === holderPlace
          ? schema.safeParse(one).data
          : checkedBy(schema, one, ['insured', index], context);
      const beneficiary = one?.hasBeneficiary
        ? checkedBy(beneficiarySchema, one.beneficiary, ['insured', index, 'beneficiary'], context)
        : null;
      const medical = values.hasConditions
        ? checkedBy(medicalSchema, one?.medical, ['insured', index, 'medical'], context)
        : '';
      return person && { ...person, beneficiary, medical: medical ?? '' };
    });
    checkTwice(values, refuse);
    const emergency = checkedBy(contactSchema, values.emergency, ['emergency'], context);
    if (
      insured.some(
        (one) => one && fold(`${one.name} ${one.lastname}`) === fold(emergency?.name ?? ''),
      )
    )
      refuse('emergencyTravels', ['emergency', 'name']);
    const isDeclared = values.hasConditions && values.insured.some(({ medical }) => medical.trim());
    if (values.hasConditions && !isDeclared) refuse('medicalMissing', ['insured', 0, 'medical']);
    if (isDeclared && !values.healthConsent) refuse('healthConsent', ['healthConsent']);
    const guardian = speaksOfMinors(values, ages);
    if (guardian && !values.guardianConsent) refuse('guardianConsent', ['guardianConsent']);
    if (isUnmet && !values.entryAccepted) refuse('entryAccepted', ['entryAccepted']);
    checkedBy(consentsSchema, values, [], context);
    const checked = insured.filter((one) => one !== null && one !== undefined);
    if (!holder || !emergency || checked.length < ages.length) return z.NEVER;
    return { holder, insured: checked, emergency, health: isDeclared ? { guardian } : null };
  });
}
/** Rejects a document that two insured people share. */
function checkTwice(
  { insured }: AssistanceValues,
  refuse: (message: string, path: PropertyKey[]) => void,
) {
  const numbers = insured.map(({ identity }) => `${identity.type} ${identity.number.trim()}`);
  numbers.forEach((number, index) => {
    if (insured[index]?.identity.number.trim() && numbers.indexOf(number) < index)
      refuse('duplicateDocument', ['insured', index, 'identity', 'number']);
  });
}
