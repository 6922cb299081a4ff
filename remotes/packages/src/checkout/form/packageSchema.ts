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
import {
  ageGroupOf,
  ageOn,
  isTravellerDocument,
  normalizeName,
  PACKAGE_PASSENGERS,
  suitsAge,
  ticketName,
  writeBirth,
  type BirthParts,
} from '@tiquete/domain/travellers';
import { ADULT_AGE } from '@tiquete/contracts/limits';
import { addMonths, isDay, today } from '@tiquete/platform';
import * as z from 'zod';
import {
  agesOn,
  buyerIndex,
  fittingDocuments,
  hasTickets,
  needsPassport,
  type Journey,
  type PackageValues,
  type Trip,
} from './formValues';

type Person = Pick<Journey['by_passenger'][number], 'type' | 'age'>;

// Messages of custom issues are keys of `checkout.errors`.
/** Earliest day on which a passport may expire, YYYY-MM-DD. */
export const validUntil = ({ DateEnd, documents }: Trip): string =>
  addMonths(DateEnd, documents.validity_months);
function expiryProblem(parts: BirthParts, journey: Trip): string | null {
  const { day, month, year } = parts;
  if ([day, month, year].some((part) => part.trim() === '')) return 'missing';
  const written = writeBirth(parts);
  if (!isDay(written)) return 'notADay';
  return written < validUntil(journey) ? 'expiresEarly' : null;
}
/** Expiry of a passport that is valid long enough, YYYY-MM-DD; null if the trip requires none. */
const expirySchema = (journey: Trip) =>
  z.custom<BirthParts>().transform((parts, context): string | null => {
    if (!needsPassport(journey)) return null;
    const problem = expiryProblem(parts, journey);
    if (problem) context.issues.push({ code: 'custom', message: problem, input: parts });
    return writeBirth(parts);
  });
function ageProblem({ type, age }: Person, actual: number): string | null {
  const group = ageGroupOf(PACKAGE_PASSENGERS, actual);
  if (type === 'AD') return group === 'ADULT' ? null : 'notAdult';
  if (type === 'INF') return group === 'INFANT' ? null : 'notBaby';
  return actual === age ? null : 'ageMismatch';
}
const documentShape = (journey: Trip) => ({
  identity: identitySchema(),
  expiry: expirySchema(journey),
});
/** Schema of one traveller of the quoted age, with a document for the journey. */
const passengerSchema = (person: Person, journey: Trip) =>
  z
    .object({
      ...namesShape,
      printed: z.string(),
      birth: birthSchema((birth) => ageProblem(person, ageOn(agesOn(journey), birth))),
      gender: genderSchema,
      nationality: nationalitySchema,
      ...documentShape(journey),
    })
    .superRefine((person, context) => checkPrinted(person, journey, context))
    .superRefine(({ identity: { document_type: type }, birth, nationality }, context) => {
      if (!isTravellerDocument(type)) return;
      const refuse = (message: string) =>
        context.issues.push({ code: 'custom', message, path: ['identity', 'type'], input: type });
      const age = ageOn(journey.DateBegin, birth);
      if (!suitsAge(type, age)) refuse('notOfAge');
      else if (!fittingDocuments(journey, age, nationality).includes(type)) refuse('needsPassport');
    });
/** A shortened name on the ticket requires the traveller's agreement. */
function checkPrinted(
  { name, lastname, printed }: { name: string; lastname: string; printed: string },
  journey: Trip,
  context: z.RefinementCtx,
) {
  if (!hasTickets(journey)) return;
  const ticket = ticketName({
    firstName: normalizeName(name),
    lastName: normalizeName(lastname),
  });
  if (ticket.isShortened && printed !== ticket.text)
    context.issues.push({
      ...{ code: 'custom', message: 'shortName', path: ['printed'], input: printed },
    });
}
/** Schema of a single traveller who replaces a quoted person. */
export const onePassengerSchema = (person: Person, trip: Trip) =>
  z.object({ passengers: z.array(passengerSchema(person, trip)) });
const consentsSchema = z.object(consentShape);

export type CheckedPassenger = z.output<ReturnType<typeof passengerSchema>>;
export interface CheckedPackage {
  holder: z.output<ReturnType<typeof holderSchema>>;
  /** Passengers in the order of the price. */
  passengers: CheckedPassenger[];
}

/**
 * Schema of the form for the people of a quote, by the contract's rules for each field. Errors of a buyer who travels appear
 * at the buyer's fields.
 */
export function packageSchema(journey: Journey) {
  const people = journey.by_passenger.map((person) => passengerSchema(person, journey));
  const ownExpiry = z.object({ expiry: expirySchema(journey) });
  const ownTicket = z
    .object({ name: z.string(), lastname: z.string(), printed: z.string() })
    .superRefine((person, context) => checkPrinted(person, journey, context));
  return z.custom<PackageValues>().transform((values, context): CheckedPackage => {
    const buyer = buyerIndex(values, journey);
    const holder = checkedBy(holderSchema(today()), values.holder, ['holder'], context);
    const passengers = people.map((schema, index) => {
      const [one, place] = [values.passengers[index], ['passengers', index]];
      if (index !== buyer) return checkedBy(schema, one, place, context);
      // The other fields of the buyer are checked above.
      checkedBy(ownExpiry, one, place, context);
      checkedBy(ownTicket, one, place, context);
      return schema.safeParse(one).data ?? null;
    });
    if (buyer !== null) checkOwnDocument(values.holder, journey, context);
    checkTwice(values, context);
    checkedBy(consentsSchema, values, [], context);
    const checked = passengers.filter((one) => one !== null);
    if (!holder || checked.length < people.length) return z.NEVER;
    return { holder, passengers: checked };
  });
}
/** Rejects a document of the buyer that is not enough for the trip. */
function checkOwnDocument(
  { identity, nationality }: PackageValues['holder'],
  journey: Journey,
  context: z.RefinementCtx,
) {
  const type = Number(identity.type);
  if (!isTravellerDocument(type)) return;
  if (fittingDocuments(journey, ADULT_AGE, nationality).includes(type)) return;
  const path = ['holder', 'identity', 'type'];
  context.issues.push({ code: 'custom', message: 'needsPassport', path, input: type });
}
/** Rejects a document that two travellers share. */
function checkTwice({ passengers }: PackageValues, context: z.RefinementCtx) {
  const documents = passengers.map(({ identity: { type, number } }) =>
    number.trim() ? `${type} ${number.trim()}` : '',
  );
  documents.forEach((document, index) => {
    if (document && documents.indexOf(document) < index)
      context.issues.push({
        code: 'custom',
        message: 'duplicateDocument',
        path: ['passengers', index, 'identity', 'number'],
        input: document,
      });
  });
}
