import { randomBytes, randomUUID } from 'node:crypto';
import { aTraveler } from '../accounts/testing/anAccountApi';
import { buyerHashes, createPeopleCipher } from '../bookings/people/peopleCipher';
import { startBookedApp } from '../bookings/testing/bookedApp';
import { readConfig } from '../config';
import type { Database } from '../db/database';
import { createTextCipher, keyId } from '../lib/privacy/textCipher';
import { sealContext } from '../mail/createMail';
import { alertContext } from '../products/flights/alerts/alert';
import { toPublisherKey } from '../releases/keys/publisherKey';
import { factorContext } from '../staff/second-factor/secondFactor';
import { TEST_BOOKING_KEY } from '../testing/testApp';
import { reseal } from './reseal';
import { runKeysCommand } from './runKeysCommand';
import { sealedColumns } from './sealedColumns';

const NEW_KEY = randomBytes(32);
const EMAIL = 'rotacion@viajes.test';

let app: Awaited<ReturnType<typeof startBookedApp>>;
let db: Database;
beforeAll(async () => {
  app = await startBookedApp();
  db = app.deps.db;
});
afterAll(() => app.close());

const textsOf = async (keys: readonly [Buffer, ...Buffer[]]) => {
  const found = [];
  for (const column of sealedColumns(createPeopleCipher(keys)))
    for await (const texts of column.pages(app.login, ['andes', 'tiquete']))
      found.push(...texts.map((text) => ({ column: column.name, ...text })));
  return found;
};
const openedBy = async (key: Buffer) => {
  const cipher = createTextCipher([key]);
  const texts = await textsOf([key]);
  return texts.map(({ column, id, sealed, context }) => ({
    column,
    id,
    plain: cipher.open(sealed, context),
  }));
};

/** Seals one text in every column with the key of the test's app: by the app, or as it does. */
async function fill() {
  const browser = await app.browserOf(EMAIL);
  const traveler = await browser.postJson('/api/accounts/me/travelers', aTraveler());
  expect(traveler.statusCode).toBe(200);
  const guest = await app.book(null);
  await app.book(EMAIL);
  await app.deps.db.withBrand('tiquete', (tx) =>
    app.deps.mail.enqueue(tx, {
      brand: 'tiquete',
      to: EMAIL,
      template: 'account.changed',
      data: { name: 'Ana', what: 'EXISTS' },
    }),
  );
  const cipher = createTextCipher([TEST_BOOKING_KEY]);
  const [user] = await db.query<{ id: string }>('select id from users where email = $1', [EMAIL]);
  await db.query(
    'insert into operator_factors (brand, user_id, sealed, created_at) values ($1, $2, $3, now())',
    ['tiquete', user?.id, cipher.seal('JBSWY3DP', factorContext('tiquete', user?.id ?? ''))],
  );
  const [alert, mail] = [randomUUID(), randomUUID()];
  await db.query(
    `insert into flight_alerts (id, brand, recipient, sealed, origin, destination, cabin, departs_on, returns_on,
       is_round_trip, data_policy_version, asked_at)
     values ($1, 'tiquete', 'x', $2, 'BOG', 'CTG', 'ECONOMY', '2030-01-01', '2030-01-08', true, '1', now())`,
    [alert, cipher.seal(EMAIL, alertContext(alert))],
  );
  await db.query(
    `insert into mails (id, brand, template, state, content, created_at) values ($1, 'tiquete', 'account.changed', 'SENT', $2, now())`,
    [mail, cipher.seal('{}', sealContext(mail))],
  );
  return { guest };
}

/** Values of all text columns that this key has sealed. */
async function sealedBy(key: Buffer): Promise<string[]> {
  const columns = await db.query<{ place: string; query: string }>(
    `select table_name || '.' || column_name as place,
       format('select 1 from %I where %I like $1', table_name, column_name) as query
     from information_schema.columns
     where table_schema = 'public' and data_type = 'text'`,
  );
  const found: string[] = [];
  for (const { place, query } of columns)
    if ((await db.query(query, [`v1.${keyId(key)}.%`])).length > 0) found.push(place);
  return found.sort();
}

it('seals again everything that the older key has sealed, and guests still find their bookings', async () => {
  const { guest } = await fill();
  const before = await openedBy(TEST_BOOKING_KEY);
  expect(await sealedBy(TEST_BOOKING_KEY)).toEqual([
    'bookings.people',
    'flight_alerts.sealed',
    'mails.content',
    'mails.sealed',
    'operator_factors.sealed',
    'saved_travelers.sealed',
  ]);
  const reports = await reseal(app.login, [NEW_KEY, TEST_BOOKING_KEY]);
  expect(reports.filter(({ resealed }) => resealed === 0)).toEqual([]);
  expect(reports.filter(({ changed, unreadable }) => changed + unreadable > 0)).toEqual([]);
  expect(await sealedBy(TEST_BOOKING_KEY)).toEqual([]);
  expect(await openedBy(NEW_KEY)).toEqual(before);
  const [row] = await db.query<{ people: string; buyer_hash: string }>(
    'select people, buyer_hash from bookings where id = $1',
    [guest.id],
  );
  const cipher = createPeopleCipher([NEW_KEY]);
  const { customer } = cipher.open(row?.people ?? '', guest.id);
  expect(buyerHashes(cipher, 'tiquete', customer.email)).toEqual([row?.buyer_hash]);
  const again = await reseal(app.login, [NEW_KEY, TEST_BOOKING_KEY]);
  expect(again.every(({ resealed, current }) => resealed === 0 && current > 0)).toBe(true);
});

it('leaves a text that no key opens, and answers that the older key is still needed', async () => {
  const { id } = await app.book(null);
  const foreign = createPeopleCipher([randomBytes(32)]);
  const [row] = await db.query<{ people: string }>('select people from bookings where id = $1', [
    id,
  ]);
  const sealed = foreign.seal(
    createPeopleCipher([TEST_BOOKING_KEY]).open(row?.people ?? '', id),
    id,
  );
  await db.query('update bookings set people = $2 where id = $1', [id, sealed]);
  const { exitCode, lines } = await runKeysCommand(['reseal'], readSettings, async (use) =>
    use(
      { db: app.login, isEmbedded: false, description: '', close: async () => undefined },
      { ...readConfig({ NODE_ENV: 'test' }), bookingKeys: [NEW_KEY.toString('base64url')] },
    ),
  );
  expect(exitCode).toBe(1);
  expect(lines.at(-1)).toMatch(/^Keep the older key/);
  expect(await db.query('select people from bookings where id = $1', [id])).toEqual([
    { people: sealed },
  ]);
  await db.query('update bookings set people = $2 where id = $1', [id, row?.people]);
});

it('never overwrites a text that changed while it was sealed again', async () => {
  const { id } = await app.book(null);
  const changed = createPeopleCipher([TEST_BOOKING_KEY]);
  const during: Database = {
    ...app.login,
    async withBrand(brand, work, settings) {
      const [row] = await db.query<{ people: string }>(
        'select people from bookings where id = $1',
        [id],
      );
      const people = changed.open(row?.people ?? '', id);
      await db.query('update bookings set people = $2 where id = $1', [
        id,
        changed.seal({ ...people, remark: 'Piso alto' }, id),
      ]);
      return app.login.withBrand(brand, work, settings);
    },
  };
  const [bookings] = await reseal(during, [NEW_KEY, TEST_BOOKING_KEY]);
  expect(bookings).toMatchObject({ changed: 1, unreadable: 0 });
  await reseal(app.login, [NEW_KEY, TEST_BOOKING_KEY]);
  const [row] = await db.query<{ people: string }>('select people from bookings where id = $1', [
    id,
  ]);
  expect(createPeopleCipher([NEW_KEY]).open(row?.people ?? '', id).remark).toBe('Piso alto');
});

let settings: Record<string, string> = {};
const readSettings = () => readConfig({ NODE_ENV: 'test', ...settings });
const linesOf = async (...words: string[]) =>
  (await runKeysCommand(words, readSettings, () => Promise.reject(new Error('no storage')))).lines;

it('makes settings with which a deployment starts, different ones each time', async () => {
  const lines = await linesOf('make', '--publisher', 'viajes');
  settings = Object.fromEntries(lines.map((line) => line.split(/=(.*)/, 2)));
  const { bookingKeys, sessionKeys, releaseKey, publishers } = readSettings();
  expect([bookingKeys, sessionKeys]).toEqual([[settings.BOOKING_KEYS], [settings.SESSION_KEYS]]);
  const { publicKey } = toPublisherKey(releaseKey ?? '');
  expect(publishers).toEqual([{ publisher: 'viajes', parts: ['*'], publicKey }]);
  expect(settings.DATABASE_PASSWORD).toMatch(/^[0-9a-z]{48}$/);
  const others = new Set(await linesOf('make', '--publisher', 'viajes'));
  expect(lines.filter((line) => others.has(line))).toEqual([]);
});

it.each([
  ['booking', 'BOOKING_KEYS'],
  ['session', 'SESSION_KEYS'],
])(
  'rotates the %s key in steps in which every replica reads what another one writes',
  async (word, name) => {
    const current = settings[name] ?? '';
    const values = (await linesOf('rotate', word)).flatMap(
      (line) => new RegExp(`^\\d\\. ${name}=(.*)$`).exec(line)?.[1] ?? [],
    );
    const next = values.at(-1) ?? '';
    expect(next).not.toBe(current);
    expect(values).toEqual([`${current},${next}`, `${next},${current}`, next]);
    for (const value of values)
      expect(() => readConfig({ NODE_ENV: 'test', [name]: value })).not.toThrow();
    settings = { ...settings, [name]: `${next},${current}` };
    await expect(linesOf('rotate', word)).rejects.toThrow('end the rotation that has begun first');
    settings = { ...settings, [name]: '' };
    await expect(linesOf('rotate', word)).rejects.toThrow(`${name} is not set`);
  },
);

it('rotates the key of releases: the new public key is trusted before the old one is retired', async () => {
  const old = toPublisherKey(settings.RELEASE_KEY ?? '').id;
  const text = (await linesOf('rotate', 'release', '--publisher', 'viajes')).join('\n');
  const key = toPublisherKey(/RELEASE_KEY=(\S+)/.exec(text)?.[1] ?? '');
  expect(text).toContain(`publisher add viajes ${key.publicKey} --parts "*"`);
  expect(text).toContain(`RELEASE_PUBLISHERS=viajes=*=${key.publicKey}`);
  expect(text).toContain(`publisher retire ${old}`);
});
