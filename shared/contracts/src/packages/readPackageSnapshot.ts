import * as z from 'zod/mini';
import { fields, filled, flag, list, number, orNull, text } from '../snapshotFields';

const day = z.iso.date();
const named = fields({ name: text });

const schema = fields({
  days: number,
  nights: number,
  /** City of departure. Its name is empty if the journey begins at its first stop. */
  origin: named,
  rooms: list(z.object({ room_type: z.enum(['single', 'double', 'triple']) })),
  hotel: fields({
    name: text,
    stays: list(fields({ stop: named, name: text, nights: number, board_name: text })),
  }),
  services: list(z.object({ name: filled })),
  minimum_group: orNull(z.object({ travelers: number, decided_by: day, is_reached: flag })),
  itinerary: list(z.object({ day: number, date: day, title: text, text })),
  documents: fields({ type: z.catch(z.enum(['ID', 'PASSPORT']), 'ID'), validity_months: number }),
  /** Day on which ages count. Null in older bookings, which count them on the departure. */
  ages_on: orNull(day),
  flights: list(z.unknown()),
  stops: list(z.object({ country_code: filled })),
  visas: list(fields({ country_name: text, text, is_required: flag })),
  vaccines: list(fields({ name: text, text })),
  to_bring: list(filled),
});
/** The package as it was sold: fields of `packageSnapshotSchema`. Missing texts are empty. */
export type SoldPackage = z.output<typeof schema>;
/** Reads the `snapshot` of a booking, of any age. */
export const readPackageSnapshot = (snapshot: unknown): SoldPackage => z.parse(schema, snapshot);
