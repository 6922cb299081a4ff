import * as z from 'zod/mini';
import { fields, filled, list, number, orNull, text } from '../snapshotFields';

const schema = fields({
  hotel: fields({
    star_number: number,
    address: text,
    zone_name: text,
    /** Degrees. 0, 0 for a hotel without a place. */
    geo: orNull(z.object({ latitude: z.number(), longitude: z.number() })),
    phones: list(filled),
    /** HH:mm in the hotel's local time. */
    check_in_from: text,
    check_out_until: text,
  }),
  room: fields({ name: text, beds: list(fields({ type: text, count: number })) }),
  boardCode: text,
  rooms: list(fields({ adults: number, childrens: list(z.number()) })),
  confirmation: fields({ supplier_vat: text, rate_comments: text }),
});
/** The stay as it was sold: fields of `hotelSnapshotSchema`, and the supplier's confirmation. Missing texts are empty. */
export type SoldHotel = z.output<typeof schema>;
/** Reads the `snapshot` of a booking, of any age. */
export const readHotelSnapshot = (snapshot: unknown): SoldHotel => z.parse(schema, snapshot);
