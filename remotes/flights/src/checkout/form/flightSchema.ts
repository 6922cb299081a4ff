import * as z from 'zod';
import {
  birthSchema,
  checkedBy,
  consentShape,
  genderSchema,
  holderSchema,
  identitySchema,
  namesShape,
  nationalitySchema,
} from '@tiquete/checkout/form';
import type { TravelerRequirement } from '@tiquete/contracts';
import {
  ageGroupOf,
  ageOn,
  FLIGHT_PASSENGERS,
  isTravellerDocument,
  suitsAge,
  ticketName,
  writeBirth,
} from '@tiquete/domain/travellers';
import { isDay } from '@tiquete/platform';
import type { TravelerValues } from './formValues';

// A custom issue's message is a key of `checkout.errors`.
const datePartsSchema = z.object({ day: z.string(), month: z.string(), year: z.string() });

/** Error of an age on the last day of travel, in whole years. Null when it fits the traveller's type. */
function ageProblem(type: TravelerRequirement['travelerType'], age: number): string | null {
  const group = ageGroupOf(FLIGHT_PASSENGERS, age);
  if (type === 'ADULT') return group === 'ADULT' ? null : 'notAdult';
  if (type === 'CHILD') return group === 'CHILD' ? null : 'notChild';
  return group === 'INFANT' ? null : 'notInfant';
}
const expirySchema = (lastDay: string) =>
  datePartsSchema.transform((parts, context) => {
    const isEmpty = !parts.day || !parts.month || !parts.year;
    const day = isEmpty ? '' : writeBirth(parts);
    if (isEmpty || !isDay(day))
      context.issues.push({
        code: 'custom',
        message: isEmpty ? 'missing' : 'notADay',
        input: parts,
      });
    else if (day < lastDay)
      context.issues.push({ code: 'custom', message: 'expired', input: parts });
    return day;
  });

/** Optional: airline and number, or neither. */
const loyaltySchema = z
  .object({
    program: z.string(),
    number: z.string().transform((text) => text.replace(/[\s-]/g, '')),
  })
  .superRefine(({ program, number }, context) => {
    if (number && !program)
      context.issues.push({
        code: 'custom',
        message: 'noProgram',
        path: ['program'],
        input: program,
      });
    if (program && !/^[A-Za-z0-9]{4,20}$/.test(number))
      context.issues.push({
        code: 'custom',
        message: 'programNumber',
        path: ['number'],
        input: number,
      });
  })
  .transform(({ program, number }) =>
    program ? [{ programOwner: program, id: number.toUpperCase() }] : [],
  );

export interface TripRules {
  /** First and last day of travel, YYYY-MM-DD. */
  first: string;
  last: string;
  /** Most letters of a name, and of a surname, on the ticket. */
  nameMaxLength: number | undefined;
}

/** Schema of one passenger's answers. */
function travelerSchema(
  { travelerType, documentRequired, passportRequired }: TravelerRequirement,
  { last: lastDay, nameMaxLength }: TripRules,
) {
  const notRequired = z.unknown().transform(() => null);
  return z
    .object({
      ...namesShape,
      printed: z.string(),
      birth: birthSchema((birth) => ageProblem(travelerType, ageOn(lastDay, birth))),
      gender: genderSchema,
      identity: documentRequired ? identitySchema() : notRequired,
      expiry: passportRequired ? expirySchema(lastDay) : notRequired,
      issuer: passportRequired ? nationalitySchema : notRequired,
      nationality: passportRequired ? nationalitySchema : notRequired,
      loyalty: loyaltySchema,
    })
    .superRefine(({ name, lastname, printed }, context) => {
      const ticket = ticketName({ firstName: name, lastName: lastname }, nameMaxLength);
      if (ticket.isShortened && printed !== ticket.text)
        context.issues.push({
          code: 'custom',
          message: 'shortName',
          path: ['printed'],
          input: printed,
        });
    })
    .superRefine(({ identity, birth }, context) => {
      if (
        !identity ||
        !isTravellerDocument(identity.document_type) ||
        suitsAge(identity.document_type, ageOn(lastDay, birth))
      )
        return;
      context.issues.push({
        code: 'custom',
        message: 'notOfAge',
        path: ['identity', 'type'],
        input: identity,
      });
    });
}
type TravelerSchema = ReturnType<typeof travelerSchema>;
export type CheckedTraveler = z.output<TravelerSchema>;
/** Schema of the travellers, each by its own requirement. */
const eachTraveler = (requirements: readonly TravelerRequirement[], rules: TripRules) => {
  const schemas = requirements.map((one) => travelerSchema(one, rules));
  return z.array(z.custom<TravelerValues>()).transform((travelers, context): CheckedTraveler[] =>
    schemas.flatMap((schema, index) => {
      const checked = checkedBy(schema, travelers[index], [index], context);
      return checked ? [checked] : [];
    }),
  );
};

/** Schema of the form for these passengers, by the contract's rules for each field. */
export const flightSchema = (requirements: readonly TravelerRequirement[], rules: TripRules) =>
  z.object({
    holder: holderSchema(rules.first),
    isTraveling: z.boolean(),
    travelers: eachTraveler(requirements, rules).superRefine((travelers, context) => {
      const numbers = travelers.map(
        ({ identity }) => identity && `${identity.document_type} ${identity.document}`,
      );
      numbers.forEach((number, index) => {
        if (number && numbers.indexOf(number) < index)
          context.issues.push({
            code: 'custom',
            message: 'duplicateDocument',
            path: [index, 'identity', 'number'],
            input: number,
          });
      });
    }),
    ...consentShape,
  });
export type CheckedFlight = z.output<ReturnType<typeof flightSchema>>;
