import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { createPeopleCipher, readBookingKeys } from './peopleCipher';
import { aPeople } from '../testing/builders';
import { openTestCheckout } from '../testing/testCheckout';

const [older, newer] = [randomBytes(32), randomBytes(32)];

describe('the cipher', () => {
  it('decrypts what it has encrypted, and the text shows nothing of it', () => {
    const cipher = createPeopleCipher([newer]);
    const sealed = cipher.seal(aPeople(), 'booking-1');
    expect(cipher.open(sealed, 'booking-1')).toEqual(aPeople());
    expect(Buffer.from(sealed.split('..')[2] ?? '', 'base64url').toString('latin1')).not.toMatch(
      /Ana|1032456789/,
    );
    expect(cipher.seal(aPeople(), 'booking-1')).not.toBe(sealed);
  });

  it('decrypts with the previous key', () => {
    const sealed = createPeopleCipher([older]).seal(aPeople(), 'b');
    expect(createPeopleCipher([newer, older]).open(sealed, 'b')).toEqual(aPeople());
    expect(() => createPeopleCipher([newer]).open(sealed, 'b')).toThrow('BOOKING_KEYS');
  });

  it('does not decrypt a text that was changed or moved to another booking', () => {
    const cipher = createPeopleCipher([newer]);
    const sealed = cipher.seal(aPeople(), 'b');
    expect(() => cipher.open(sealed, 'c')).toThrow();
    expect(() =>
      cipher.open(sealed.slice(0, -4) + (sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'), 'b'),
    ).toThrow();
  });
});

describe('the key', () => {
  let test: TestDatabase;
  const dirs = Array.from({ length: 2 }, () => mkdtempSync(join(tmpdir(), 'tq-keys-')));
  const [dir = '', otherDir = ''] = dirs;
  beforeAll(async () => {
    test = await openTestDatabase();
  }, 60_000);
  afterAll(async () => {
    await test.close();
    for (const one of dirs) rmSync(one, { recursive: true, force: true });
  });

  it('is created by the first start, readable by its owner only, and used by the next', async () => {
    const [key] = await readBookingKeys(null, dir, test.db);
    expect(await readBookingKeys(null, dir, test.db)).toEqual([key]);
    expect(statSync(join(dir, 'booking.key')).mode & 0o777).toBe(0o600);
  });

  it('of another replica prevents a start that would encrypt with its own key', async () => {
    await expect(readBookingKeys(null, otherDir, test.db)).rejects.toThrow('set BOOKING_KEYS');
  });

  it('is that of the environment if there is one', async () => {
    expect(
      await readBookingKeys(
        [newer.toString('base64url'), older.toString('base64url')],
        otherDir,
        test.db,
      ),
    ).toEqual([newer, older]);
  });
});

it('leaves no personal data in any table', async () => {
  const test = await openTestCheckout();
  try {
    const { pay } = await test.prebook();
    await pay();
    const tables = await test.db.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    for (const { name } of tables) {
      const rows = await test.db.query(`select t::text as line from ${name} t`);
      expect(
        rows.filter(({ line }) =>
          /Torres|1032456789|ana@viajes|3001234567|1990-05-17|Cama doble/.test(String(line)),
        ),
      ).toEqual([]);
    }
  } finally {
    await test.close();
  }
});
