import type { TravelerIdentity } from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import { ageOn, cleanDocument, isTravellerDocument, suitsAge } from '@tiquete/domain/travellers';
import { isDocument } from '../../lib/documents';
import { refuse } from '../../lib/refuse';
import { type BookingRow, savePeople } from '../repository';
import { identityOf } from '../people/identities';
import type { Passenger } from '../ports';
import { mustBeOpen } from './cart/readCart';
import type { ExtrasEngine } from './engine';
import { identityWords as words } from '../messages/extras';

/**
 * Adds documents, birth dates and missing names to a booking without them, so that policies can be priced and issued. Existing ones are not
 * changed, because a policy in the cart was priced by them. @throws AppError naming the field, or an error of `mustBeOpen`
 */
export const identify = (
  { db, clock, cipher }: ExtrasEngine,
  seen: BookingRow,
  given: readonly TravelerIdentity[],
): Promise<BookingRow> =>
  db.withBrand(seen.brand, async (tx) => {
    const now = clock();
    const row = await mustBeOpen(tx, seen, now);
    const people = cipher.open(row.people, seen.id);
    const nationality = people.customer.nationality;
    const passengers = people.passengers.map((passenger, index): Passenger => {
      const place = given.findIndex(({ id }) => id === String(index + 1));
      const one = given[place];
      if (!one || identityOf(people, passenger)) return passenger;
      check(one, `/travelers/${place}`, { passenger, nationality, seen, day: today(now) });
      const { document_type: documentType, birth_date: birthDate } = one;
      return {
        ...passenger,
        ...namesOf(passenger, one, `/travelers/${place}`),
        document: cleanDocument(one.document),
        details: { ...passenger.details, documentType, birthDate, nationality },
      };
    });
    const known = passengers.map((passenger) => identityOf(people, passenger));
    given.forEach(({ id }, place) => {
      const own = known[Number(id) - 1];
      if (!own) refuse('INVALID_FORMAT', `/travelers/${place}/id`);
      const isTwice = known.some(
        (other, index) =>
          index !== Number(id) - 1 &&
          other?.documentType === own.documentType &&
          other.document === own.document,
      );
      if (isTwice) refuse('DOCUMENT_DUPLICATED', `/travelers/${place}/document`);
    });
    const sealed = cipher.seal({ ...people, passengers }, seen.id);
    await savePeople(tx, seen, sealed, now);
    return { ...seen, people: sealed };
  });

/** The passenger's names, or the given ones when the booking has none. @throws AppError MANDATORY_DATA_MISSING */
function namesOf(passenger: Passenger, given: TravelerIdentity, pointer: string) {
  if (passenger.name !== '') return { name: passenger.name, lastname: passenger.lastname };
  const name = given.name ?? refuse('MANDATORY_DATA_MISSING', `${pointer}/name`);
  const lastname = given.lastname ?? refuse('MANDATORY_DATA_MISSING', `${pointer}/lastname`);
  return { name, lastname };
}

interface Known {
  passenger: Passenger;
  nationality: string;
  seen: BookingRow;
  day: string;
}
/** Checks an identity. @throws AppError naming the field below `pointer` */
function check(
  { document_type: type, document, birth_date: birthDate }: TravelerIdentity,
  pointer: string,
  { passenger, nationality, seen, day }: Known,
): void {
  if (birthDate > day) refuse('INVALID_DATE', `${pointer}/birth_date`, words.unborn);
  const age = ageOn(seen.date_from, birthDate);
  if (passenger.type !== 'AD' && age !== passenger.age)
    refuse('AGE_MISMATCH', `${pointer}/birth_date`, words.otherAge(passenger.age, age));
  if (!isTravellerDocument(type)) refuse('DOCUMENT_INVALID', `${pointer}/document_type`);
  if (!suitsAge(type, age))
    refuse('DOCUMENT_INVALID', `${pointer}/document_type`, words.documentOfAge);
  if (!isDocument(type, cleanDocument(document), nationality))
    refuse('DOCUMENT_INVALID', `${pointer}/document`);
}
