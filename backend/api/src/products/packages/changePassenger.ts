import {
  type PackagePassenger,
  type PackagePassengerChange,
  type packagePassengerChangeBodySchema,
  packagePassengerChangeSchema,
  packagePassengerSchema,
  packageSnapshotSchema,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { ageOn, cleanDocument } from '@tiquete/domain/travellers';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Database, Tx } from '../../db/database';
import { AppError } from '../../lib/errors';
import type { BookingAccess } from '../../bookings/view/access';
import {
  type BookingRow,
  findBooking,
  lockBooking,
  record,
  savePeople,
} from '../../bookings/repository';
import type { PeopleCipher } from '../../bookings';
import type { People } from '../../bookings/ports';
import { readBookedExtras } from '../../bookings/extras';
import { passengerChangeWords as words } from './messages/sale';
import { checkPassengers, checkPrinted } from './prebooking/checkPassengers';
import { type PackagePassengerDetails, packagePassengerDetailsSchema } from './sale/supplierData';

/**
 * Days before the departure on which the lists of passengers go to hotels and airlines. Passengers can be changed until
 * then.
 */
const CHANGED_UNTIL_DAYS = 15;
const INSURED = ['CHOSEN', 'CONFIRMING', 'CONFIRMED'];

export interface PassengerChangeOptions {
  db: Database;
  people: PeopleCipher;
  access: BookingAccess;
  clock: () => Date;
}

/** Changes the passengers of a package. No supplier is called, so a change is one transaction. */
export function createPassengerChange({
  db,
  people: cipher,
  access,
  clock,
}: PassengerChangeOptions) {
  const whyNot = async (tx: Tx, booking: BookingRow): Promise<string | null> => {
    if (booking.state !== 'CONFIRMED') return words.notConfirmed;
    if (today(clock()) > lastDayOf(booking)) return words.tooLate(CHANGED_UNTIL_DAYS);
    const extras = await readBookedExtras(tx, booking);
    const isInsured = extras.some(
      ({ kind, status }) => kind === 'ASSISTANCE' && INSURED.includes(status),
    );
    return isInsured ? words.insured : null;
  };
  return {
    /**
     * Replaces a passenger. @throws AppError NOT_FOUND, PASSENGERS_NOT_CHANGEABLE, or an error of the passenger with a
     * pointer below `/passenger`
     */
    async change(
      request: FastifyRequest,
      bookingId: string,
      body: z.output<typeof packagePassengerChangeBodySchema>,
    ): Promise<PackagePassengerChange> {
      const found = await findBooking(db, request.brand.id, bookingId);
      if (!found || found.product !== 'PACKAGE' || !access.isAllowed(request, found))
        throw new AppError('NOT_FOUND');
      return db.withBrand(found.brand, async (tx) => {
        const booking = (await lockBooking(tx, found)) ?? found;
        const reason = await whyNot(tx, booking);
        let people = cipher.open(booking.people, booking.id);
        if (body.mode === 'CHANGE') {
          if (reason !== null) throw new AppError('PASSENGERS_NOT_CHANGEABLE', { detail: reason });
          people = withPassenger(people, body, booking, today(clock()));
          const at = clock();
          await savePeople(tx, booking, cipher.seal(people, booking.id), at);
          await record(tx, {
            brand: booking.brand,
            bookingId: booking.id,
            at,
            code: 'PASSENGER_CHANGED',
            data: { number: body.number },
          });
        }
        return {
          is_possible: reason === null,
          reason,
          until: lastDayOf(booking),
          passengers: people.passengers.map(toShown),
        };
      });
    },
  };
}
export type PassengerChangeService = ReturnType<typeof createPassengerChange>;

function toShown(
  { name, lastname, type, room, age }: People['passengers'][number],
  index: number,
): PackagePassengerChange['passengers'][number] {
  return { number: index + 1, name, lastname, ...placeSchema.parse({ type, room, age }) };
}
const placeSchema = packagePassengerChangeSchema.shape.passengers.element.pick({
  type: true,
  room: true,
  age: true,
});

const lastDayOf = ({ date_from: from }: BookingRow): string => addDays(from, -CHANGED_UNTIL_DAYS);

/** A stored passenger. Its name is not checked again, because the rules may have changed since the sale. */
const soldPassengerSchema = packagePassengerSchema.extend({
  name: z.string(),
  lastname: z.string(),
});

type Change = Extract<z.output<typeof packagePassengerChangeBodySchema>, { mode: 'CHANGE' }>;

/** The passengers with one replaced. @throws AppError naming the field of the passenger, or the number */
function withPassenger(
  people: People,
  { number, passenger: given }: Change,
  { snapshot, date_from: from, date_to: to }: BookingRow,
  day: string,
): People {
  const index = number - 1;
  const before = people.passengers[index];
  if (!before)
    throw new AppError('GUEST_DISTRIBUTION', {
      detail: words.noSuchPassenger(number),
      source: { pointer: '/number' },
    });
  const sold = packageSnapshotSchema.parse(snapshot);
  const { rooms, documents, stops, ages_on: agesOn = from } = sold;
  const { type, room } = before;
  const passengers = people.passengers.map((one, place): PackagePassenger =>
    soldPassengerSchema.parse(place === index ? { ...given, type, room } : toPackagePassenger(one)),
  );
  try {
    // A passenger who replaces a child must have the age that was sold.
    const journey = { rooms, documents, stops, from, to, agesOn, today: day, minAge: null };
    checkPassengers(passengers, journey);
    checkPrinted(given, sold, `/passengers/${index}`);
  } catch (error) {
    throw atPassenger(error, index);
  }
  const details = {
    documentType: given.document_type,
    birthDate: given.birth_date,
    gender: given.gender,
    nationality: given.nationality,
    passportExpiry: given.passport_expiry ?? null,
  } satisfies PackagePassengerDetails;
  const changed = {
    ...before,
    name: given.name,
    lastname: given.lastname,
    age: ageOn(agesOn, given.birth_date),
    document: cleanDocument(given.document),
    details,
  };
  return { ...people, passengers: people.passengers.with(index, changed) };
}

function toPackagePassenger({
  name,
  lastname,
  type,
  room,
  document,
  details,
}: People['passengers'][number]): unknown {
  const known = packagePassengerDetailsSchema.parse(details);
  return {
    name,
    lastname,
    type,
    room,
    document,
    document_type: known.documentType,
    birth_date: known.birthDate,
    gender: known.gender,
    nationality: known.nationality,
    passport_expiry: known.passportExpiry ?? undefined,
  };
}

/** Changes the pointer of an error of `checkPassengers` from `/passengers/<index>` to `/passenger`. */
function atPassenger(error: unknown, index: number): unknown {
  if (!(error instanceof AppError)) return error;
  const [first] = error.body.errors;
  const pointer = first?.source?.pointer ?? '';
  return new AppError(error.code, {
    detail: first?.detail,
    source: {
      pointer: pointer.startsWith(`/passengers/${index}/`)
        ? pointer.replace(`/passengers/${index}/`, '/passenger/')
        : '/passenger',
    },
    cause: error,
  });
}
