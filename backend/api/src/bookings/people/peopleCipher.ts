import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTextCipher, keyId } from '../../lib/privacy/textCipher';
import type { People } from '../ports';
import type { Database } from '../../db/database';
import { errorCode } from '../../lib/errorCode';

/**
 * Encrypts the personal data of a booking. A text that was encrypted for another booking cannot be decrypted. The first key
 * encrypts, all keys decrypt.
 */
export function createPeopleCipher(keys: readonly [Buffer, ...Buffer[]]) {
  const cipher = createTextCipher(keys);
  return {
    seal: (people: People, bookingId: string) => cipher.seal(JSON.stringify(people), bookingId),
    /**
     * Decrypts the people of a booking. @throws Error when the text was changed, belongs to another booking, or its key is
     * missing
     */
    open(sealed: string, bookingId: string): People {
      // The text is authenticated, so it has the shape that `seal` wrote.
      const people: People = JSON.parse(cipher.open(sealed, bookingId));
      return people;
    },
    /** Returns keyed hashes of a text, one for each key, the current key's first. Equal texts have equal hashes. */
    fingerprints(text: string): readonly [string, ...string[]] {
      const hash = (key: Buffer) =>
        createHmac('sha256', key).update(`booking-intent|${text}`).digest('base64url');
      const [current, ...earlier] = keys;
      return [hash(current), ...earlier.map(hash)];
    },
  };
}
export type PeopleCipher = ReturnType<typeof createPeopleCipher>;

/** Opens the people of a booking. Returns an error that names the booking when they cannot be opened. */
export function openOrError(
  cipher: Pick<PeopleCipher, 'open'>,
  sealed: string,
  bookingId: string,
): People | Error {
  try {
    return cipher.open(sealed, bookingId);
  } catch (error) {
    return new Error(`Booking ${bookingId} cannot be opened`, { cause: error });
  }
}

const textOf = (brandId: string, email: string) => `buyer|${brandId}|${email.trim().toLowerCase()}`;

/** Keyed hash of a buyer's address. It is stored with a booking, to find the bookings of an address without opening them. */
export const buyerHash = (
  cipher: Pick<PeopleCipher, 'fingerprints'>,
  brandId: string,
  email: string,
): string => cipher.fingerprints(textOf(brandId, email))[0];

/** Hashes of an address by every booking key, to find bookings from before a rotation too. */
export const buyerHashes = (
  cipher: Pick<PeopleCipher, 'fingerprints'>,
  brandId: string,
  email: string,
): readonly string[] => cipher.fingerprints(textOf(brandId, email));

const KEY_BYTES = 32;
type CipherKeys = [Buffer, ...Buffer[]];

/**
 * Returns the keys of the environment, else the key in DATA_DIR, which the first start creates. The database stores the id of its
 * first key, so that a replica with another key does not start.
 * @throws Error with one sentence for the operator
 */
export async function readBookingKeys(
  given: readonly string[] | null,
  dataDir: string,
  db: Database,
): Promise<CipherKeys> {
  const [current, ...previous] = (given ?? []).map((key) => Buffer.from(key, 'base64url'));
  if (current) return [current, ...previous];
  const own = readOrMake(join(dataDir, 'booking.key'));
  await db.query(
    "insert into secrets (name, value) values ('booking-key-id', $1) on conflict do nothing",
    [keyId(own)],
  );
  const [row] = await db.query<{ value: string }>(
    "select value from secrets where name = 'booking-key-id'",
  );
  if (row?.value !== keyId(own)) {
    throw new Error(
      `This database's bookings are sealed with another key than ${join(dataDir, 'booking.key')}: set BOOKING_KEYS, the same for every replica.`,
    );
  }
  return [own];
}

function readOrMake(path: string): Buffer {
  mkdirSync(join(path, '..'), { recursive: true });
  try {
    // Two starts may run at once, and only one may write the file.
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
  if (key.length !== KEY_BYTES)
    throw new Error(`${path} does not hold a key of ${KEY_BYTES} bytes.`);
  return key;
}
