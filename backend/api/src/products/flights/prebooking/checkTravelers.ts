import type { FlightPerson } from '../ports';
import {
  DOCUMENT_TYPES,
  type FlightTraveler,
  type TravelerRequirement,
  type TravelerType,
  MAX_AGE,
} from '@tiquete/contracts';
import {
  ageGroupOf,
  ageOn,
  cleanDocument,
  FLIGHT_PASSENGERS,
  isTravellerDocument,
  suitsAge,
  type TravellerDocument,
} from '@tiquete/domain/travellers';
import { refuse } from '../../../lib/refuse';
import { flightSaleWords as words } from '../messages';
import { isDocument } from '../../../lib/documents';

const FULL_AGE = 18;
const GROUPS = {
  ADULT: 'ADULT',
  CHILD: 'CHILD',
  SEATED_INFANT: 'INFANT',
  HELD_INFANT: 'INFANT',
} as const;

export interface TravelDays {
  today: string;
  /** First departure, last departure and end of the trip, each a local day YYYY-MM-DD. */
  first: string;
  lastFlight: string;
  end: string;
}

/**
 * Checks that the travellers match the priced ones: the same ids, the age of each type on the day of the last flight, and at
 * least one adult. @throws AppError naming the field
 */
export function checkTravelers(
  travelers: readonly FlightTraveler[],
  requirements: readonly TravelerRequirement[],
  { today, first, lastFlight }: TravelDays,
): void {
  const byId = new Map(requirements.map((one) => [one.travelerId, one]));
  travelers.forEach(({ id, dateOfBirth }, index) => {
    const isTwice = travelers.findIndex((other) => other.id === id) < index;
    const type = byId.get(id)?.travelerType;
    if (type === undefined || isTwice)
      refuse('TRAVELERS_MISMATCH', `/travelers/${index}/id`, words.strangeTraveler);
    if (dateOfBirth > today)
      refuse('INVALID_DATE', `/travelers/${index}/dateOfBirth`, words.unborn);
    if (!isOfType(type, ageOn(lastFlight, dateOfBirth)))
      refuse('AGE_MISMATCH', `/travelers/${index}/dateOfBirth`, words.ages[type]);
  });
  if (travelers.length !== requirements.length)
    refuse('TRAVELERS_MISMATCH', '/travelers', words.otherTravelers(requirements.length));
  const isOfFullAge = ({ dateOfBirth }: FlightTraveler) => ageOn(first, dateOfBirth) >= FULL_AGE;
  if (!travelers.some(isOfFullAge)) refuse('AGE_MISMATCH', '/travelers', words.needsAdult);
  const holders = new Set(
    requirements.flatMap(({ travelerType, associatedAdultId }) =>
      travelerType === 'HELD_INFANT' ? [associatedAdultId] : [],
    ),
  );
  const tooYoung = travelers.findIndex(
    (traveler) => holders.has(traveler.id) && !isOfFullAge(traveler),
  );
  if (tooYoung >= 0)
    refuse('AGE_MISMATCH', `/travelers/${tooYoung}/dateOfBirth`, words.holderIsAdult);
}

function isOfType(type: TravelerType, age: number): boolean {
  if (age < 0 || age > MAX_AGE) return false;
  return ageGroupOf(FLIGHT_PASSENGERS, age) === GROUPS[type];
}

type FlightDocument = FlightTraveler['documents'][number];
const { CEDULA_CIUDADANIA, CEDULA_EXTRANJERIA, TARJETA_IDENTIDAD, REGISTRO_CIVIL, PASAPORTE, DNI } =
  DOCUMENT_TYPES;
const HOME = 'CO';
/** Documents accepted on flights within Colombia, and within any one other country. */
const WITHIN_COLOMBIA: readonly number[] = [
  CEDULA_CIUDADANIA,
  CEDULA_EXTRANJERIA,
  TARJETA_IDENTIDAD,
  REGISTRO_CIVIL,
  PASAPORTE,
];
const WITHIN_ANOTHER: readonly number[] = [PASAPORTE, DNI];

/** Travel document of each traveller; null when none is required and none was given. @throws AppError naming the field */
export function checkDocuments(
  travelers: readonly FlightTraveler[],
  requirements: readonly TravelerRequirement[],
  days: TravelDays,
  onlyCountry: string | null,
): (FlightDocument | null)[] {
  const seen = new Set<string>();
  return travelers.map((traveler, index) => {
    const requirement = requirements.find(({ travelerId }) => travelerId === traveler.id);
    const place = traveler.documents.findIndex(
      ({ documentType }) => !requirement?.passportRequired || documentType === 'PASSPORT',
    );
    const document = traveler.documents[place];
    const at = `/travelers/${index}/documents`;
    if (!document) {
      if (requirement?.passportRequired) refuse('PASSPORT_REQUIRED', at, words.passportMissing);
      if (requirement?.documentRequired)
        refuse('MANDATORY_DATA_MISSING', at, words.documentMissing);
      return null;
    }
    const checked = check(
      document,
      `${at}/${place}`,
      ageOn(days.first, traveler.dateOfBirth),
      days,
      requirement?.passportRequired ?? false,
      onlyCountry,
    );
    const key = `${checked.document_type}:${checked.number}`;
    if (seen.has(key)) refuse('DOCUMENT_DUPLICATED', `${at}/${place}/number`);
    seen.add(key);
    return checked;
  });
}

function check(
  given: FlightDocument,
  at: string,
  age: number,
  { end }: TravelDays,
  isPassportTrip: boolean,
  onlyCountry: string | null,
): FlightDocument {
  const document = { ...given, number: cleanDocument(given.number) };
  const { document_type: type, documentType, number, nationality = HOME, expiryDate } = document;
  if (!isTravellerDocument(type))
    refuse('DOCUMENT_INVALID', `${at}/document_type`, words.nitTravels);
  if ((type === PASAPORTE) !== (documentType === 'PASSPORT'))
    refuse('DOCUMENT_INVALID', `${at}/documentType`, words.documentKind);
  if (!isTakenHere(type, nationality, onlyCountry))
    refuse('DOCUMENT_INVALID', `${at}/document_type`, words.documentHere);
  if (!suitsAge(type, age)) refuse('DOCUMENT_INVALID', `${at}/document_type`, words.documentOfAge);
  if (!isDocument(type, number, nationality)) refuse('DOCUMENT_INVALID', `${at}/number`);
  if (isPassportTrip) {
    for (const field of ['expiryDate', 'issuanceCountry', 'nationality'] as const)
      if (!given[field])
        refuse('MANDATORY_DATA_MISSING', `${at}/${field}`, words.passportData[field]);
  }
  if (expiryDate !== undefined && expiryDate < end) refuse('DOCUMENT_EXPIRED', `${at}/expiryDate`);
  return document;
}

function isTakenHere(
  type: TravellerDocument,
  nationality: string,
  onlyCountry: string | null,
): boolean {
  if (onlyCountry === null) return type === PASAPORTE;
  if (onlyCountry !== HOME) return WITHIN_ANOTHER.includes(type);
  // Citizens of neighbouring countries may travel with their national card.
  return WITHIN_COLOMBIA.includes(type) || (type === DNI && nationality !== HOME);
}

/** The same travellers with their ages on `day`, from their birth dates. */
export const withAges = (
  people: readonly FlightPerson[],
  travelers: readonly Pick<FlightTraveler, 'id' | 'dateOfBirth'>[],
  day: string,
): FlightPerson[] =>
  people.map((person) => {
    const traveler = travelers.find(({ id }) => id === person.id);
    return traveler ? { ...person, age: ageOn(day, traveler.dateOfBirth) } : person;
  });
