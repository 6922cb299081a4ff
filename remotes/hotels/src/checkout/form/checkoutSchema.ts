import './plainZod';
import * as z from 'zod';
import { customerSchema, hotelPrebookingBodySchema } from '@tiquete/contracts/bookings';
import { today } from '@tiquete/platform';
import {
  ageOn, birthProblem, CALLING_CODES, cleanDocument, isOfMinors, isTravellerDocument, matchesDocument, writeBirth, type BirthParts,
} from '@tiquete/domain/travellers';

const ADULT_FROM = 18;
/** Thirteen to nineteen digits in a row, however they are grouped. */
const CARD_NUMBER = /(?:\d[ -]?){13,19}/;
const { name, lastname, gender, nationality, email, phone, document_type, document } = customerSchema.shape;

const names = { name, lastname };
const given = z.boolean().pipe(z.literal(true));
const chosenNumber = z.string().min(1).transform(Number);

const identitySchema = z
  .object({ type: chosenNumber.pipe(document_type), number: z.string().transform(cleanDocument).pipe(document) })
  .transform((identity, context) => {
    const problem = documentProblem(identity.type, identity.number);
    if (problem) context.issues.push({ code: 'custom', message: problem, path: [problem === 'minors' ? 'type' : 'number'], input: identity });
    return { document_type: identity.type, document: identity.number };
  });

const phoneSchema = z
  .object({ country: z.string(), number: z.string().transform((typed) => typed.replace(/[\s().-]/g, '')).pipe(phone) })
  .transform(({ country, number }) => ({ phone_country: CALLING_CODES[country] ?? '', phone: number }));

/** Who books answers for the stay: a document of minors is not theirs. */
function documentProblem(type: number, number: string): 'minors' | 'pattern' | null {
  if (!isTravellerDocument(type)) return 'pattern';
  if (isOfMinors(type)) return 'minors';
  return matchesDocument(type, number) ? null : 'pattern';
}
/** `checkin` YYYY-MM-DD: who answers for the stay is of full age then. */
const birthSchema = (checkin: string) =>
  z.object({ day: z.string(), month: z.string(), year: z.string() }).transform((parts, context) => {
    const problem = holderBirthProblem(parts, checkin);
    if (problem) context.issues.push({ code: 'custom', message: problem, input: parts });
    return writeBirth(parts);
  });
function holderBirthProblem(parts: BirthParts, checkin: string): string | null {
  return birthProblem(parts, today()) ?? (ageOn(checkin, writeBirth(parts)) < ADULT_FROM ? 'underAge' : null);
}

/** What the form must hold for a stay, by the contract's own rules for each field; a custom issue's message is a key of `checkout.errors`. */
export const checkoutSchema = (checkin: string) =>
  z.object({
    holder: z.object({
      ...names,
      identity: identitySchema,
      birth: birthSchema(checkin),
      gender: chosenNumber.pipe(gender),
      nationality,
      email: z.string().trim().pipe(email),
      phone: phoneSchema,
    }),
    isStaying: z.boolean(),
    rooms: z.array(z.object({ guests: z.array(z.object(names)) })),
    remarks: hotelPrebookingBodySchema.shape.Observaciones.unwrap().refine((text) => !CARD_NUMBER.test(text), { error: 'cardNumber' }),
    terms: given,
    dataPolicy: given,
  });
export type CheckedValues = z.output<ReturnType<typeof checkoutSchema>>;
