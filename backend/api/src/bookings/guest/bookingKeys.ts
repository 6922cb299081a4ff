import { createHmac, randomInt } from 'node:crypto';
import { BOOKING_CODE_MINUTES, BOOKING_LINK_DAYS } from '@tiquete/contracts';
import type { Database, Tx } from '../../db/database';
import { hashToken } from '../../lib/privacy/tokens';
import { type BookingRow, revokeAccess } from '../repository';

const MINUTE_MS = 60_000;
const LIFE_MS = {
  LINK: BOOKING_LINK_DAYS * 24 * 60 * MINUTE_MS,
  CODE: BOOKING_CODE_MINUTES * MINUTE_MS,
};
type Purpose = keyof typeof LIFE_MS;
type Opened = Pick<BookingRow, 'id' | 'brand'>;

interface Parts {
  db: Database;
  clock: () => Date;
  /** Keys of the bookings. The first signs links and codes. */
  keys: readonly [Buffer, ...Buffer[]];
}

/** Links and codes that open one guest's booking. Only hashes of them are stored. */
export function createBookingKeys({ db, clock, keys: [key] }: Parts) {
  const sign = (purpose: Purpose, { brand, id }: Opened, text: string) =>
    createHmac('sha256', key).update(`booking-${purpose}|${brand}|${id}|${text}`);
  const codeHash = (booking: Opened, code: string) => sign('CODE', booking, code).digest('hex');
  const INSERT_KEY = `insert into booking_keys (hash, brand, booking_id, purpose, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)
    on conflict (hash) do nothing`;
  const valuesOf = ({ brand, id }: Opened, purpose: Purpose, hash: string) => {
    const now = clock();
    return [hash, brand, id, purpose, now, new Date(now.getTime() + LIFE_MS[purpose])];
  };
  const IN_FORCE = `brand = $1 and booking_id = $2 and hash = $3 and purpose = $4 and expires_at > $5
    and created_at > coalesce((select access_revoked_at from bookings where brand = $1 and id = $2), '-infinity')`;
  const inForce = ({ brand, id }: Opened, purpose: Purpose, hash: string) => [
    brand,
    id,
    hash,
    purpose,
    clock(),
  ];
  return {
    /** Returns the token of a mail's link, always the same for the same mail. `store` makes it valid. */
    link(booking: Opened, mailId: string): { token: string; store(): Promise<void> } {
      const token = sign('LINK', booking, mailId).digest('base64url');
      return {
        token,
        store: async () => {
          await db.queryBrand(
            booking.brand,
            INSERT_KEY,
            valuesOf(booking, 'LINK', hashToken(token)),
          );
        },
      };
    },
    /** Returns a code of six digits, valid once the caller's transaction commits. Earlier codes become invalid. */
    async issueCode(tx: Tx, booking: Opened) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await tx.query(
        "delete from booking_keys where brand = $1 and booking_id = $2 and purpose = 'CODE'",
        [booking.brand, booking.id],
      );
      await tx.query(INSERT_KEY, valuesOf(booking, 'CODE', codeHash(booking, code)));
      return code;
    },
    /** True when the link opens the booking now. It can be used repeatedly, because mail scanners open it too. */
    async isGoodLink(booking: Opened, token: string) {
      const found = await db.withBrand(booking.brand, (tx) =>
        tx.query(
          `select from booking_keys where ${IN_FORCE}`,
          inForce(booking, 'LINK', hashToken(token)),
        ),
      );
      return found.length === 1;
    },
    /** True when the code is valid. The code is consumed: of two simultaneous calls, one returns true. */
    async takeCode(booking: Opened, code: string) {
      const taken = await db.withBrand(booking.brand, (tx) =>
        tx.query(
          `delete from booking_keys where ${IN_FORCE} returning 1`,
          inForce(booking, 'CODE', codeHash(booking, code)),
        ),
      );
      return taken.length === 1;
    },
    /** Revokes every link, code and browser that opens the booking without its account. */
    revoke: (booking: Opened) =>
      db.withBrand(booking.brand, (tx) => revokeAccess(tx, booking, clock())),
    /** Deletes expired links and codes. */
    async housekeep() {
      await db.queryBrands('delete from booking_keys where expires_at < $1', [clock()]);
    },
  };
}
export type BookingKeys = ReturnType<typeof createBookingKeys>;
