import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../db/database';
import { errorCode } from '../../lib/errorCode';
import { keyId } from '../../lib/privacy/textCipher';

const KEY_BYTES = 32;
export type BookingKeys = [Buffer, ...Buffer[]];

/**
 * Returns the keys of the environment, else the key in DATA_DIR, which the first start creates. The database stores the id of its
 * first key, so that a replica with another key does not start.
 * @throws Error with one sentence for the operator
 */
export async function readBookingKeys(
  given: readonly string[] | null,
  dataDir: string,
  db: Database,
): Promise<BookingKeys> {
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
    // Two starts may run at once; only one may write.
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
