import * as z from 'zod';
import { decodeTexts } from '../../../lib/text/decodeTexts';
import { loadJson } from '../../../lib/cache/json';
import type { Cache, CachePolicy } from '../../../lib/cache/createCache';
import { SupplierError } from '../../../lib/http-client/supplierError';
import { HOTELBEDS_CODE, type HotelbedsClient } from '../client';
import { hotelDetailsSchema, roomTypeSchema } from './wire';

const HOUR_MS = 3_600_000;
/** Cache lifetimes: a reload is due after a day, and address and pictures are still usable after a week. */
const POLICY: CachePolicy = {
  freshMs: 24 * HOUR_MS,
  renewMs: 24 * HOUR_MS,
  errorMs: 6 * 24 * HOUR_MS,
  loadMs: 40_000,
};

/** Cached content as received, so that a new version of the mapping can use it at once. */
const recordSchema = z.object({ details: hotelDetailsSchema, roomTypes: z.array(z.unknown()) });
type HotelDetails = NonNullable<z.output<typeof hotelDetailsSchema>>;
export interface HotelContentRecord {
  details: HotelDetails;
  roomTypes: z.infer<typeof roomTypeSchema>[];
}

/** A hotel's content, cached for a day. A load continues after the visitor who started it leaves. @throws SupplierError */
export async function readContentRecord(
  client: HotelbedsClient,
  cache: Cache,
  hotelCode: string,
): Promise<HotelContentRecord> {
  const stored = await loadJson<unknown>(
    cache,
    `hb:details:${hotelCode}`,
    POLICY,
    (value) => value,
    async (signal) => {
      const details = await client.hotelDetails(hotelCode, signal);
      const codes = toDetails(details).rooms.flatMap((room) => room?.roomCode ?? []);
      // The hotel's page is shown even if the call for capacities fails.
      const roomTypes = await client.roomTypes([...new Set(codes)], signal).catch(() => []);
      return { details, roomTypes };
    },
  );
  const { details, roomTypes } = recordSchema.parse(stored);
  if (!details) throw malformed('no hotel');
  return {
    details,
    roomTypes: roomTypes
      .map((row) => roomTypeSchema.safeParse(decodeTexts(row)))
      .flatMap((parsed) => (parsed.success ? [parsed.data] : [])),
  };
}

/** Parses the details of a hotel. @throws SupplierError `malformed` */
function toDetails(answer: unknown): HotelDetails {
  const parsed = hotelDetailsSchema.safeParse(decodeTexts(answer));
  if (parsed.data) return parsed.data;
  throw malformed(parsed.error?.issues[0]?.path.join('.') ?? 'no hotel');
}
const malformed = (what: string) => new SupplierError(HOTELBEDS_CODE, 'malformed', new Error(what));
