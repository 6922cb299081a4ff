import { setTimeout as wait } from 'node:timers/promises';
import { bookingResponseSchema } from '@tiquete/contracts';
import pg from 'pg';
import type { BrandId } from '../brands';
import type { Random } from '../random';
import type { Visitor } from './visitor';

/** Real milliseconds between two checks whether a missed payment has ended the booking. */
const POLL_MS = 400;

/** Facts about a traveller who pays in instalments. */
interface Payer {
  brand: BrandId;
  visitor: Visitor;
  random: Random;
  /** Maximum real milliseconds that the traveller waits for the end of a booking. */
  maxWaitMs: number;
  /** Makes the unpaid instalments of a booking count as missed from now on. */
  letGracePass: (brand: BrandId, bookingId: string) => Promise<void>;
}
/** Outcome of the later payments of a booking with instalments. */
export type LaterParts = 'none' | 'paid' | 'left' | 'missed';

/**
 * Lets six travellers in ten pay the rest, at once or by instalment. Two pay it later, and two miss it until the days
 * of grace have ended.
 */
export async function payLaterParts(
  trip: Payer,
  bookingId: string,
  pay: (pays: 'NEXT' | 'ALL') => Promise<string>,
): Promise<LaterParts> {
  const { random, brand, letGracePass, maxWaitMs } = trip;
  if ((await read(trip, bookingId))?.next_payment?.due_on == null) return 'none';
  const fate = random.next();
  if (fate < 0.2) return 'left';
  if (fate < 0.4) {
    await letGracePass(brand, bookingId);
    const until = Date.now() + maxWaitMs;
    while (Date.now() < until && (await read(trip, bookingId))?.status !== 'CANCEL')
      await wait(POLL_MS);
    return 'missed';
  }
  // A declined payment is repeated once, and then left for later.
  for (let tries = 0; tries < 4; tries += 1) {
    await pay(random.happens(0.5) ? 'ALL' : 'NEXT');
    if ((await read(trip, bookingId))?.balance === 0) return 'paid';
  }
  return 'left';
}

const read = async ({ visitor }: Payer, bookingId: string) =>
  bookingResponseSchema.safeParse((await visitor.request('GET', `bookings/${bookingId}`)).body).data
    ?.data;

/**
 * Moves the due day of unpaid instalments into the past, so that they were due yesterday and their days of grace have
 * ended.
 */
export const createGrace =
  (connection: pg.ClientConfig, clock: () => Date): Payer['letGracePass'] =>
  async (brand, bookingId) => {
    const client = new pg.Client(connection);
    await client.connect();
    try {
      await client.query("select set_config('app.brand', $1, false)", [brand]);
      await client.query(
        'update booking_instalments set grace_until = $3 where brand = $1 and booking_id = $2 and number > 1 and paid_by is null',
        [brand, bookingId, clock()],
      );
      await client.query('update bookings set next_at = $3 where brand = $1 and id = $2', [
        brand,
        bookingId,
        clock(),
      ]);
    } finally {
      await client.end();
    }
  };
