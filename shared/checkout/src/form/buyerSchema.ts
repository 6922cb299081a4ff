import './plainZod';
import * as z from 'zod';
import { customerSchema } from '@tiquete/contracts/bookings';
import {
  ageOn,
  birthProblem,
  CALLING_CODES,
  cleanDocument,
  isOfMinors,
  isTravellerDocument,
  matchesDocument,
  writeBirth,
  type BirthParts,
} from '@tiquete/domain/travellers';
import { today } from '@tiquete/platform';

// Every part is the contract's own rule for its field; a custom issue's message is a key of `checkout.errors`.
const ADULT_FROM = 18;
const { name, lastname, gender, nationality, email, phone, document_type, document } =
  customerSchema.shape;

export const namesShape = { name, lastname };
const given = z.boolean().pipe(z.literal(true));
export const consentShape = { terms: given, dataPolicy: given };
const chosenNumber = z.string().min(1).transform(Number);
export const genderSchema = chosenNumber.pipe(gender);
export const nationalitySchema = nationality;

/** A document as it is typed. `problemOf` names what is wrong with it: `minors`, or another key said at its type, or `pattern` at its number. */
export const identitySchema = (
  problemOf: (type: number, number: string) => string | null = documentProblem,
) =>
  z
    .object({
      type: chosenNumber.pipe(document_type),
      number: z.string().transform(cleanDocument).pipe(document),
    })
    .transform((identity, context) => {
      const problem = problemOf(identity.type, identity.number);
      if (problem)
        context.issues.push({
          code: 'custom',
          message: problem,
          path: [problem === 'pattern' ? 'number' : 'type'],
          input: identity,
        });
      return { document_type: identity.type, document: identity.number };
    });
/** What is wrong with a traveller's document of any age. */
export function documentProblem(type: number, number: string): string | null {
  return isTravellerDocument(type) && matchesDocument(type, number) ? null : 'pattern';
}
/** Who books answers for the rest: a document of minors is not theirs. */
function holderDocumentProblem(type: number, number: string): string | null {
  return isTravellerDocument(type) && isOfMinors(type) ? 'minors' : documentProblem(type, number);
}
export const phoneSchema = z
  .object({
    country: z.string(),
    number: z
      .string()
      .transform((typed) => typed.replace(/[\s().-]/g, ''))
      .pipe(phone),
  })
  .transform(({ country, number }) => ({
    phone_country: CALLING_CODES[country] ?? '',
    phone: number,
  }));

/** YYYY-MM-DD of three parts. `problemOf` is asked for a real day of the past. */
export const birthSchema = (problemOf: (birth: string) => string | null) =>
  z
    .object({ day: z.string(), month: z.string(), year: z.string() })
    .transform((parts: BirthParts, context) => {
      const problem = birthProblem(parts, today()) ?? problemOf(writeBirth(parts));
      if (problem) context.issues.push({ code: 'custom', message: problem, input: parts });
      return writeBirth(parts);
    });

/** Who books; of full age on `day`, YYYY-MM-DD. */
export const holderSchema = (day: string) =>
  z.object({
    ...namesShape,
    identity: identitySchema(holderDocumentProblem),
    birth: birthSchema((birth) => (ageOn(day, birth) < ADULT_FROM ? 'underAge' : null)),
    gender: genderSchema,
    nationality,
    email: z.string().trim().pipe(email),
    phone: phoneSchema,
  });
export type CheckedHolder = z.output<ReturnType<typeof holderSchema>>;
/** The contract's `customer` of a checked holder. */
export function toCustomer({ identity, birth, phone: number, ...holder }: CheckedHolder) {
  return { ...holder, ...identity, ...number, birth_date: birth };
}
