import '../plainZod';
import * as z from 'zod';
import type { Customer } from '@tiquete/contracts';
import { customerSchema } from '@tiquete/contracts/bookings';
import { ADULT_AGE } from '@tiquete/contracts/limits';
import { checkedBy } from './checkedBy';
import { HOME_COUNTRY, isCompany, type HolderValues } from './buyerValues';
import {
  ageOn,
  birthProblem,
  CALLING_CODES,
  cleanDocument,
  isNit,
  isOfMinors,
  isTravellerDocument,
  matchesDocument,
  matchesNit,
  phoneDigits,
  writeBirth,
  type BirthParts,
} from '@tiquete/domain/travellers';
import { today } from '@tiquete/platform';

// Each part has the contract's rule of its field. The message of a custom issue is a key of `checkout.errors`.
const { name, lastname, company, gender, nationality, email, phone, document_type, document } =
  customerSchema.shape;

export const namesShape = { name, lastname };
const given = z.boolean().pipe(z.literal(true));
export const consentShape = { terms: given, dataPolicy: given };
const chosenNumber = z.string().min(1).transform(Number);
export const genderSchema = chosenNumber.pipe(gender.unwrap());
export const nationalitySchema = nationality;

/**
 * A document as typed. `problemOf` returns the key of its problem, or null. `minors` and similar keys belong to the type,
 * `pattern` and `nit` to the number.
 */
export const identitySchema = (
  problemOf: (type: number, number: string) => string | null = documentProblem,
) =>
  z
    .object({
      type: chosenNumber.pipe(document_type.unwrap()),
      number: z.string().transform(cleanDocument).pipe(document.unwrap()),
    })
    .transform((identity, context) => {
      const problem = problemOf(identity.type, identity.number);
      if (problem)
        context.issues.push({
          code: 'custom',
          message: problem,
          path: [problem === 'pattern' || problem === 'nit' ? 'number' : 'type'],
          input: identity,
        });
      return { document_type: identity.type, document: identity.number };
    });
/** Problem of a document, for a traveller of any age. Null when it is valid. */
export function documentProblem(type: number, number: string): string | null {
  return isTravellerDocument(type) && matchesDocument(type, number) ? null : 'pattern';
}
/** Problem of the buyer's document. Documents of minors are not allowed, because the buyer must be of age. */
function holderDocumentProblem(type: number, number: string): string | null {
  return isTravellerDocument(type) && isOfMinors(type) ? 'minors' : documentProblem(type, number);
}
export const phoneSchema = z
  .object({
    country: z.string(),
    number: z.string(),
  })
  .transform(({ country, number }, context) => {
    const digits = phoneDigits(number, country);
    if (!phone.safeParse(digits).success)
      context.issues.push({
        code: 'invalid_format',
        format: 'regex',
        path: ['number'],
        input: number,
      });
    return { phone_country: CALLING_CODES[country] ?? '', phone: digits };
  });

/** Turns three parts into YYYY-MM-DD. `problemOf` checks a date that exists and is in the past. */
export const birthSchema = (problemOf: (birth: string) => string | null) =>
  z
    .object({ day: z.string(), month: z.string(), year: z.string() })
    .transform((parts: BirthParts, context) => {
      const problem = birthProblem(parts, today()) ?? problemOf(writeBirth(parts));
      if (problem) context.issues.push({ code: 'custom', message: problem, input: parts });
      return writeBirth(parts);
    });

const contactShape = { ...namesShape, email: z.string().trim().pipe(email), phone: phoneSchema };
/** A person who is of age on `day`, YYYY-MM-DD. */
const personSchema = (day: string) =>
  z.object({
    ...contactShape,
    identity: identitySchema(holderDocumentProblem),
    birth: birthSchema((birth) => (ageOn(day, birth) < ADULT_AGE ? 'underAge' : null)),
    gender: genderSchema,
    nationality,
  });
/** A company with its NIT and the person who answers for it. It has no birth date or gender. */
const companySchema = z.object({
  ...contactShape,
  identity: identitySchema((type, number) => (isNit(type) && matchesNit(number) ? null : 'nit')),
  company: company.unwrap(),
});
/** A person of whom the sale needs names and contact only. */
const contactSchema = z.object({ ...contactShape, nationality });
type CheckedContact = z.output<typeof contactSchema>;
type CheckedPerson = z.output<ReturnType<typeof personSchema>>;
type CheckedCompany = z.output<typeof companySchema>;
export type CheckedHolder = CheckedPerson | CheckedCompany | CheckedContact;

/** The buyer: a person, or a company when the document is a NIT. */
export const holderSchema = (day: string) => buyerSchema(personSchema(day));
/** The buyer of a product that needs names and contact only: a person, or a company that wants the invoice. */
export const contactHolderSchema = () => buyerSchema(contactSchema);
const buyerSchema = (person: z.ZodType<CheckedHolder>) =>
  z.custom<HolderValues>().transform((values, context): CheckedHolder => {
    const schema: z.ZodType<CheckedHolder> = isCompany(values) ? companySchema : person;
    return checkedBy(schema, values, [], context) ?? z.NEVER;
  });
/** Turns the checked buyer into the contract's `customer`. */
export function toCustomer(checked: CheckedHolder): Customer {
  const { name: first, lastname: last, email: address, phone: number } = checked;
  const contact = { name: first, lastname: last, email: address, ...number };
  if ('company' in checked)
    return {
      ...contact,
      ...checked.identity,
      company: checked.company,
      nationality: HOME_COUNTRY,
    };
  if (!('birth' in checked)) return { ...contact, nationality: checked.nationality };
  const { identity, birth, gender: chosen, nationality: country } = checked;
  return { ...contact, ...identity, birth_date: birth, gender: chosen, nationality: country };
}
