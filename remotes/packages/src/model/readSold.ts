import { fieldsOf, itemsOf, numberOf, textOf } from '@tiquete/checkout';
import { isDay } from '@tiquete/platform';

const ROOM_TYPES = ['single', 'double', 'triple'] as const;

/** A booked package as it was sold. Missing parts are empty. */
export interface SoldPackage {
  days: number;
  nights: number;
  /** City of departure; empty if the journey begins at its first stop. */
  origin: string;
  rooms: (typeof ROOM_TYPES)[number][];
  hotel: string;
  stays: { stop: string; name: string; nights: number; board: string }[];
  tours: string[];
  /** Null without a minimum group, or once it no longer matters. */
  minimum: { travelers: number; decidedBy: string; isCertain: boolean } | null;
  /** `date` is YYYY-MM-DD. */
  itinerary: { day: number; date: string; title: string; text: string }[];
  document: { isPassport: boolean; months: number };
  /** Day on which ages count. Empty in older bookings, which count them on the departure. */
  agesOn: string;
  /** One entry for each flight. */
  flights: readonly unknown[];
  /** ISO codes of the visited countries. */
  countries: string[];
  visas: { country: string; text: string; isRequired: boolean }[];
  vaccines: { name: string; text: string }[];
  toBring: string[];
}
/** Reads the `snapshot` of a booking from another remote. */
export function readSold(booking: unknown): SoldPackage {
  const snapshot = fieldsOf(fieldsOf(booking).get('snapshot'));
  const within = (name: string) => fieldsOf(snapshot.get(name));
  const list = (name: string) => itemsOf(snapshot.get(name));
  const [hotel, documents] = [within('hotel'), within('documents')];
  return {
    days: numberOf(snapshot.get('days')),
    nights: numberOf(snapshot.get('nights')),
    origin: textOf(within('origin').get('name')),
    rooms: list('rooms').flatMap((room) =>
      ROOM_TYPES.filter((type) => type === fieldsOf(room).get('room_type')),
    ),
    hotel: textOf(hotel.get('name')),
    stays: itemsOf(hotel.get('stays')).map((value) => {
      const stay = fieldsOf(value);
      return {
        stop: textOf(fieldsOf(stay.get('stop')).get('name')),
        name: textOf(stay.get('name')),
        nights: numberOf(stay.get('nights')),
        board: textOf(stay.get('board_name')).toLocaleLowerCase('es'),
      };
    }),
    tours: list('services').map(nameOf).filter(Boolean),
    minimum: readMinimum(snapshot.get('minimum_group'), fieldsOf(booking)),
    itinerary: list('itinerary').flatMap(readDayOf),
    document: {
      isPassport: documents.get('type') === 'PASSPORT',
      months: numberOf(documents.get('validity_months')),
    },
    agesOn: textOf(snapshot.get('ages_on')),
    flights: list('flights'),
    countries: list('stops')
      .map((stop) => textOf(fieldsOf(stop).get('country_code')))
      .filter(Boolean),
    visas: list('visas').map((value) => {
      const visa = fieldsOf(value);
      return {
        country: textOf(visa.get('country_name')),
        text: textOf(visa.get('text')),
        isRequired: visa.get('is_required') === true,
      };
    }),
    vaccines: list('vaccines').map((value) => ({
      name: nameOf(value),
      text: textOf(fieldsOf(value).get('text')),
    })),
    toBring: list('to_bring').map(textOf).filter(Boolean),
  };
}
const nameOf = (value: unknown) => textOf(fieldsOf(value).get('name'));
/** Null for a confirmed booking, whose departure takes place, and for a cancelled one. */
function readMinimum(value: unknown, booking: ReturnType<typeof fieldsOf>): SoldPackage['minimum'] {
  const fields = fieldsOf(value);
  const [status, course] = [textOf(booking.get('status')), textOf(booking.get('course'))];
  const isOver = status === 'CANCEL' || course.startsWith('CANCEL');
  const decidedBy = textOf(fields.get('decided_by'));
  if (!isDay(decidedBy) || isOver) return null;
  const travelers = numberOf(fields.get('travelers'));
  return { travelers, decidedBy, isCertain: status === 'OK' || fields.get('is_reached') === true };
}
function readDayOf(value: unknown): SoldPackage['itinerary'] {
  const fields = fieldsOf(value);
  const date = textOf(fields.get('date'));
  if (!isDay(date)) return [];
  const day = numberOf(fields.get('day'));
  return [{ day, date, title: textOf(fields.get('title')), text: textOf(fields.get('text')) }];
}
