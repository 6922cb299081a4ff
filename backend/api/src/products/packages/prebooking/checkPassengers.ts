import {
  DOCUMENT_TYPES,
  type PackageDetail,
  type PackagePassenger,
  type PackageRoom,
} from '@tiquete/contracts';
import { addMonths } from '@tiquete/domain';
import {
  ageGroupOf,
  ageOn,
  cleanDocument,
  isEnoughFor,
  isTravellerDocument,
  PACKAGE_PASSENGERS,
  suitsAge,
} from '@tiquete/domain/travellers';
import { isDocument } from '../../../lib/documents';
import { refuse } from '../../../lib/refuse';
import { packageSaleWords, passengerWords as words } from '../messages/sale';
import { checkTicketName } from '../../../lib/checkTicketName';

const GROUPS = { AD: 'ADULT', CH: 'CHILD', INF: 'INFANT' } as const;
/** Country where every package begins. */
const HOME_COUNTRY = 'CO';

export interface Journey {
  rooms: readonly PackageRoom[];
  documents: PackageDetail['documents'];
  /** Stops, which decide the accepted documents. */
  stops: readonly Pick<PackageDetail['stops'][number], 'country_code'>[];
  /** Days of departure and return, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Day on which ages count: the return or, in older bookings, the departure. */
  agesOn: string;
  today: string;
  /** Minimum age on the day of departure; null without a minimum. */
  minAge: number | null;
}

/**
 * Checks that the passengers match the quote: each in the right room, with the age that was priced and with an accepted
 * document. @throws AppError naming the field
 */
export function checkPassengers(passengers: readonly PackagePassenger[], journey: Journey): void {
  const { rooms, documents, from, to, agesOn, today, minAge } = journey;
  passengers.forEach((passenger, index) => {
    const at = (field: keyof PackagePassenger) => `/passengers/${index}/${field}`;
    if (passenger.room > rooms.length) refuse('GUEST_DISTRIBUTION', at('room'), words.noSuchRoom);
    if (passenger.birth_date > today) refuse('INVALID_DATE', at('birth_date'), words.unborn);
    const age = ageOn(from, passenger.birth_date);
    if (minAge !== null && age < minAge)
      refuse('TRAVELER_TOO_YOUNG', at('birth_date'), packageSaleWords.tooYoung(minAge));
    if (
      ageGroupOf(PACKAGE_PASSENGERS, ageOn(agesOn, passenger.birth_date)) !== GROUPS[passenger.type]
    )
      refuse('AGE_MISMATCH', at('birth_date'), words.ages[passenger.type]);
    checkDocument(passenger, { age, journey, at });
    if (documents.type === 'PASSPORT') checkPassport(passenger, documents, to, at);
    const isTwice = passengers.findIndex((other) => isSameDocument(other, passenger)) < index;
    if (isTwice) refuse('DOCUMENT_DUPLICATED', at('document'));
  });
  rooms.forEach((room, index) => checkRoom(passengers, room, index + 1, agesOn));
}

/**
 * Checks the passengers of a room against the priced ones. Children must have the same ages, because prices depend on them.
 */
function checkRoom(
  passengers: readonly PackagePassenger[],
  { Adult, Child, Infant }: PackageRoom,
  number: number,
  agesOn: string,
): void {
  const countOf = (type: PackagePassenger['type']) =>
    passengers.filter((one) => one.room === number && one.type === type).length;
  if (countOf('AD') !== Adult.Quantity)
    refuse('GUEST_DISTRIBUTION', '/passengers', words.adults(number, Adult.Quantity));
  if (countOf('CH') !== Child.Quantity)
    refuse('GUEST_DISTRIBUTION', '/passengers', words.children(number, Child.Quantity));
  if (countOf('INF') !== Infant)
    refuse('GUEST_DISTRIBUTION', '/passengers', words.babies(number, Infant));
  const quoted = [...Child.Age];
  passengers.forEach(({ room, type, birth_date }, index) => {
    if (room !== number || type !== 'CH') return;
    const age = ageOn(agesOn, birth_date);
    const place = quoted.indexOf(age);
    if (place < 0)
      refuse(
        'AGE_MISMATCH',
        `/passengers/${index}/birth_date`,
        words.childAge(number, age, Child.Age),
      );
    quoted.splice(place, 1);
  });
}

type At = (field: keyof PackagePassenger) => string;

function checkDocument(
  { document_type: type, document, nationality }: PackagePassenger,
  { age, journey: { stops }, at }: { age: number; journey: Journey; at: At },
): void {
  if (!isTravellerDocument(type)) refuse('DOCUMENT_INVALID', at('document_type'), words.nitTravels);
  if (!suitsAge(type, age)) refuse('DOCUMENT_INVALID', at('document_type'), words.documentOfAge);
  const trip = { origin: HOME_COUNTRY, destinations: stops.map(({ country_code: code }) => code) };
  if (!isEnoughFor(trip, type, nationality)) refuse('PASSPORT_REQUIRED', at('document_type'));
  if (!isDocument(type, cleanDocument(document), nationality))
    refuse('DOCUMENT_INVALID', at('document'));
}

function checkPassport(
  { document_type: type, passport_expiry: expiry }: PackagePassenger,
  { validity_months: months }: PackageDetail['documents'],
  to: string,
  at: At,
): void {
  if (type !== DOCUMENT_TYPES.PASAPORTE) refuse('PASSPORT_REQUIRED', at('document_type'));
  if (expiry === undefined)
    refuse('MANDATORY_DATA_MISSING', at('passport_expiry'), words.expiryMissing);
  const needed = addMonths(to, months);
  if (expiry < needed)
    refuse('DOCUMENT_EXPIRED', at('passport_expiry'), words.expiresEarly(needed, months));
}

const isSameDocument = (one: PackagePassenger, other: PackagePassenger): boolean =>
  one.document_type === other.document_type &&
  cleanDocument(one.document) === cleanDocument(other.document);

/**
 * Checks a passenger's name on the ticket of a package with flights. `at` is the JSON pointer of the passenger, for the error.
 * @throws AppError NAME_TOO_LONG
 */
export function checkPrinted(
  { name: firstName, lastname: lastName, printed }: Omit<PackagePassenger, 'room' | 'type'>,
  { flights }: Pick<PackageDetail, 'flights'>,
  at: string,
): void {
  if (flights.length === 0) return;
  checkTicketName(
    { firstName, lastName, printed },
    undefined,
    (part) => `${at}/${part === 'firstName' ? 'name' : 'lastname'}`,
  );
}
