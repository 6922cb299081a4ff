import type { Geo } from '@tiquete/contracts';
import type { RawBody } from '../../lib/http-client/rawBody';
import { SupplierError } from '../../lib/http-client/supplierError';
import type { Task } from '../../lib/threads/threads';
import { type LentRates, ratesFrom } from '../lendRates';
import { parseAnswer } from '../parseAnswer';
import { createQuoteMoney } from '../quoteMoney';
import { type ReadRows, toReadRows } from '../readHotels';
import { type PricedHotel, toPricedHotel } from './mapping';
import { DOHOTELS_CODE } from './refusal';
import { envelopeSchema, hotelsSchema } from './wire';

export interface ReadFoundInput {
  body: RawBody;
  /** Coordinates of hotels with content, by hotel number. */
  geos: Map<number, Geo>;
  /** Milliseconds since 1970. */
  now: number;
  rates: LentRates;
}
/** `refused`: the supplier's error word when it rejects the search. `problem`: the part that could not be read. */
export type ReadFoundOutput = ReadRows<PricedHotel> & { refused?: string; problem?: string };

/** Unpacks, parses and prices one result page. */
export const readFound: Task<ReadFoundInput, ReadFoundOutput> = {
  name: 'readFound',
  run({ body, geos, now, rates }) {
    const missing = new Set<string>();
    const money = createQuoteMoney(ratesFrom(rates, missing));
    const nothing = () => toReadRows<PricedHotel>([], missing);
    try {
      const envelope = envelopeSchema.safeParse(parseAnswer(DOHOTELS_CODE, body));
      if (!envelope.success)
        return { ...nothing(), problem: envelope.error.issues[0]?.path.join('.') ?? '' };
      const { status, error, data } = envelope.data;
      if (status === 'error') return { ...nothing(), refused: error ?? 'unknown' };
      if (status !== 'ok') return { ...nothing(), problem: 'status' };
      const found = hotelsSchema.safeParse(data);
      if (!found.success)
        return { ...nothing(), problem: found.error.issues[0]?.path.join('.') ?? '' };
      const at = new Date(now);
      const geoOf = (hid: number) => geos.get(hid);
      return toReadRows(
        found.data.hotels.map((row) => toPricedHotel(row, geoOf, at, money)),
        missing,
      );
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      return { ...nothing(), problem: error.message };
    }
  },
};
