import { openBrowser } from '../../testing/browser';
import { showSecondFactor, startTestApp, type TestApp } from '../../testing/testApp';
import { bootOf } from '../../storefront/testing/documents';
import { storeReport } from '../health/healthStore';
import { addKey } from '../keys/publishers';
import { readFolder } from '../records/readFolder';
import { aKey, anAssetsDir, openTestRegistry, type TestRegistry } from '../testing/registry';
import { aManifest, aShell, writeRelease } from '../testing/releases';

type Browser = ReturnType<typeof openBrowser>;
const PASSWORD = 'clave-de-paula-1';
const REASON = 'El precio por noche se ve mal';
let test: TestApp;
let releases: TestRegistry;
let paula: Browser;

beforeAll(async () => {
  const distDir = await anAssetsDir();
  test = await startTestApp({ config: { distDir } });
  releases = await openTestRegistry(test.deps.db, { folder: distDir });
  await releases.ship(aShell());
  await releases.ship(aManifest());
  await releases.ship(aManifest('hotels_bb22'));
  await releases.publish(aManifest('hotels_cc33'));
  await aMember('paula@viajes.test', ['hotels']);
});
afterAll(() => test.close());
beforeEach(async () => {
  test.advance(3_600_000);
  paula = await signedIn('paula@viajes.test');
});

async function aMember(email: string, roleParts: string[], role = 'product-team' as const) {
  const { users, passwords, clock } = test.deps;
  const passwordHash = await passwords.hash(PASSWORD);
  await users.save('tiquete', { email, name: 'Paula', passwordHash, role, roleParts }, clock());
}
async function signedIn(email: string): Promise<Browser> {
  const browser = openBrowser(test.app, 'localhost');
  await browser.signIn(email, PASSWORD);
  await showSecondFactor(test, email);
  return browser;
}
const matrix = async () => (await paula.get('/api/console/releases')).json().data;
const everybody = async () => (await matrix()).rows[0].parts;
const hotels = async () =>
  (await everybody()).find(({ part }: { part: string }) => part === 'hotels');
const move = async (body: object, browser = paula) => {
  const reply = await browser.call('POST console/releases/moves', {
    part: 'hotels',
    brand: null,
    reason: REASON,
    ...body,
  });
  return { status: reply.statusCode, ...reply.json() };
};
const refusal = async (body: object, browser?: Browser) => {
  const { status, errors, meta } = await move(body, browser);
  return [status, errors[0].code, meta?.code];
};
const bootFor = async (browser: Browser, path = '/') => bootOf((await browser.get(path)).body);
const shown = async (browser: Browser) =>
  (await bootFor(browser)).remotes.find(({ id }) => id === 'hotels')?.release;

it('does not exist for travellers, for operators, and without the second factor', async () => {
  const { users, passwords, clock } = test.deps;
  await test.addUser('tiquete', 'ana@viajes.test', PASSWORD);
  const olga = { email: 'olga@viajes.test', name: 'Olga', role: 'operator' } as const;
  await users.save('tiquete', { ...olga, passwordHash: await passwords.hash(PASSWORD) }, clock());
  for (const email of ['ana@viajes.test', olga.email])
    expect((await (await signedIn(email)).get('/api/console/releases')).statusCode).toBe(404);
  const thief = openBrowser(test.app, 'localhost');
  await thief.signIn('paula@viajes.test', PASSWORD);
  const reply = await thief.get('/api/console/releases');
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  // Bookings do not exist for a product team either.
  expect((await paula.get('/api/operations/summary')).statusCode).toBe(404);
});

it("shows the release of all brands, a brand's own release, and the canary", async () => {
  await move({ action: 'pin', brand: 'andes', from: 'hotels_bb22' });
  await move({ action: 'canary', release: 'hotels_cc33', from: 'hotels_bb22', percent: 10 });
  const { rows, may_move, brands } = await matrix();
  expect(may_move).toEqual(['hotels']);
  const ids = brands.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(['andes', 'caminos', 'canario', 'tiquete']);
  expect(rows.map(({ brand }: { brand: string }) => brand)).toEqual([null, 'andes']);
  expect(await hotels()).toMatchObject({
    release: 'hotels_bb22',
    is_own: false,
    canary: { release: 'hotels_cc33', percent: 10 },
  });
  expect(rows[1].parts.find(({ part }: { part: string }) => part === 'hotels')).toMatchObject({
    release: 'hotels_bb22',
    is_own: true,
    pinned: REASON,
  });
  await move({ action: 'halt', release: 'hotels_cc33' });
  await move({ action: 'unpin', brand: 'andes' });
  expect(await hotels()).toMatchObject({ canary: null });
});

it('moves a release, records person and reason, and rejects a move from an outdated view', async () => {
  const seen = { release: 'hotels_cc33', from: 'hotels_bb22' };
  // Its canary was halted.
  expect((await refusal({ action: 'promote', ...seen })).at(-1)).toBe('QUARANTINED');
  expect(await move({ action: 'promote', ...seen, despite: REASON })).toMatchObject({
    status: 200,
    data: { moved: [{ brand: null, part: 'hotels', from: 'hotels_bb22', to: 'hotels_cc33' }] },
  });
  const changed = [409, 'RELEASE_REFUSED', 'CHANGED_MEANWHILE'];
  expect(await refusal({ action: 'promote', ...seen })).toEqual(changed);
  expect(await refusal({ action: 'rollback', from: 'hotels_bb22' })).toEqual(changed);
  expect(await move({ action: 'rollback', from: 'hotels_cc33' })).toMatchObject({ status: 200 });
  expect(await hotels()).toMatchObject({ release: 'hotels_bb22' });
  const [last] = (await paula.get('/api/console/releases/history?part=hotels')).json().data;
  expect(last).toMatchObject({ action: 'rollback', release: 'hotels_bb22', reason: REASON });
  expect(last.actor).toBe('Paula (tiquete)');
  expect(await hotels()).toMatchObject({ moved_by: 'Paula (tiquete)' });
});

it('rolls back once for simultaneous requests', async () => {
  await move({
    action: 'promote',
    release: 'hotels_cc33',
    from: 'hotels_bb22',
    despite: REASON,
  });
  const vera = await signedIn('paula@viajes.test');
  const back = { action: 'rollback', from: 'hotels_cc33' };
  const answers = await Promise.all([move(back), move(back, vera), move(back)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await hotels()).toMatchObject({ release: 'hotels_bb22' });
});

it('rejects and records a move that changes nothing', async () => {
  await aMember('vera@viajes.test', ['flights']);
  const vera = await signedIn('vera@viajes.test');
  const pin = { action: 'pin', brand: 'andes', from: 'hotels_bb22' };
  expect(await refusal(pin, vera)).toEqual([409, 'RELEASE_REFUSED', 'NOT_ALLOWED']);
  await move({ action: 'lock' });
  expect(await refusal(pin)).toEqual([409, 'RELEASE_REFUSED', 'LOCKED']);
  await move({ action: 'unlock' });
  expect(await refusal({ ...pin, from: 'hotels_aa11' })).toEqual([
    409,
    'RELEASE_REFUSED',
    'CHANGED_MEANWHILE',
  ]);
  await move(pin);
  expect(await refusal({ action: 'unpin', brand: 'andes' }, vera)).toEqual([
    409,
    'RELEASE_REFUSED',
    'NOT_ALLOWED',
  ]);
  await move({ action: 'unpin', brand: 'andes' });
  const acts = (await paula.get('/api/console/releases/history?part=hotels&limit=2')).json().data;
  expect(acts).toMatchObject([
    { action: 'unpin', brand: 'andes', release: 'hotels_bb22', reason: REASON },
    { action: 'pin', brand: 'andes', release: 'hotels_bb22', reason: REASON },
  ]);
});

it('rejects locked remotes, remotes of another team, and a code that is too old', async () => {
  await move({ action: 'lock' });
  const promotion = { action: 'promote', release: 'hotels_cc33', from: 'hotels_bb22' };
  expect(await refusal(promotion)).toEqual([409, 'RELEASE_REFUSED', 'LOCKED']);
  await move({ action: 'unlock' });
  await aMember('vera@viajes.test', ['flights']);
  expect(await refusal(promotion, await signedIn('vera@viajes.test'))).toEqual([
    409,
    'RELEASE_REFUSED',
    'NOT_ALLOWED',
  ]);
  test.advance(6 * 60_000);
  expect(await refusal(promotion)).toEqual([403, 'SECOND_FACTOR_REQUIRED', undefined]);
  expect(await hotels()).toMatchObject({ release: 'hotels_bb22' });
});

it('lists the releases of a remote, with their health by hour', async () => {
  const address = 'a'.repeat(22);
  for (const [visit, metric] of [
    ['v1', 'tried'],
    ['v2', 'tried'],
    ['v2', 'failed'],
  ] as const)
    await storeReport(test.deps.db, {
      brand: 'tiquete',
      visit,
      address,
      events: [{ remote: 'hotels', release: 'hotels_bb22', metric }],
      now: test.deps.clock(),
    });
  const { releases: listed, health } = (
    await paula.get('/api/console/releases/parts/hotels')
  ).json().data;
  expect(listed.map(({ release }: { release: string }) => release).sort()).toEqual([
    'hotels_aa11',
    'hotels_bb22',
    'hotels_cc33',
  ]);
  expect(health).toEqual([
    {
      release: 'hotels_bb22',
      figures: { tried: 2, failed: 1, lcp: null, inp: null, cls: null },
      hours: [{ hour: expect.any(String), tried: 2, failed: 1 }],
    },
  ]);
});

describe('an override', () => {
  const override = (body: object) => paula.call('PUT console/releases/override', body);
  const show = (minutes = 60) => override({ releases: { hotels: 'hotels_cc33' }, minutes });

  it('shows a registered release only in the session that requested it, and marks the page', async () => {
    expect((await show()).statusCode).toBe(200);
    expect(await shown(paula)).toBe('hotels_cc33');
    expect((await bootFor(paula)).override).toMatchObject({
      releases: { hotels: 'hotels_cc33' },
    });
    // The visit reports nothing about travellers' releases.
    expect((await bootFor(paula)).visit).toBe('');
    expect(await shown(openBrowser(test.app, 'localhost'))).toBe('hotels_bb22');
    expect(await shown(await signedIn('paula@viajes.test'))).toBe('hotels_bb22');
    await paula.call('DELETE console/releases/override');
    expect(await shown(paula)).toBe('hotels_bb22');
  });
  it('expires, and ends at once for a person who has left the team', async () => {
    await show(30);
    test.advance(29 * 60_000);
    expect(await shown(paula)).toBe('hotels_cc33');
    test.advance(2 * 60_000);
    expect(await shown(paula)).toBe('hotels_bb22');
    await show();
    await test.deps.db.query(
      "update users set role = 'traveler', role_parts = '{}' where email = 'paula@viajes.test'",
    );
    expect(await shown(paula)).toBe('hotels_bb22');
    await aMember('paula@viajes.test', ['hotels']);
  });
  it('shows the console in the current releases, and stores no set', async () => {
    await releases.publish(aManifest('hotels_ee55'));
    await override({ releases: { hotels: 'hotels_ee55' }, minutes: 60 });
    expect((await bootFor(paula, '/console/releases')).override).toBeNull();
    const { set } = await bootFor(paula);
    const code = set.replace('set_', 'tiquete.');
    expect((await paula.get(`/api/console/releases/codes/${code}`)).statusCode).toBe(404);
    await paula.call('DELETE console/releases/override');
  });
  it('shows no release without a valid key, and does not claim to show one', async () => {
    const { db } = test.deps;
    await addKey(db, { publisher: 'guest', publicKey: aKey(2).publicKey, parts: ['hotels'] });
    const folder = await writeRelease(releases.assetsDir, aManifest('hotels_ff66'));
    await releases.registry.publish([{ ...(await readFolder(folder)), folder }], aKey(2));
    const guests = { releases: { hotels: 'hotels_ff66' }, minutes: 60 };
    await override(guests);
    expect(await shown(paula)).toBe('hotels_ff66');
    await db.query("update publisher_keys set revoked_at = now() where publisher = 'guest'");
    expect(await shown(paula)).toBe('hotels_bb22');
    expect((await bootFor(paula)).override?.releases).toEqual({});
    expect((await override(guests)).json().errors[0].detail).toBe(
      'Ninguna página puede tener hotels_ff66 ahora.',
    );
    await paula.call('DELETE console/releases/override');
  });
  it('rejects unregistered releases, and releases of another team', async () => {
    const details = async (body: object) => {
      const reply = await override({ minutes: 60, ...body });
      return [reply.statusCode, reply.json().errors[0].detail];
    };
    expect(await details({ releases: { hotels: 'hotels_ffff' } })).toEqual([
      400,
      'No hay una versión hotels_ffff de hotels.',
    ]);
    expect(await details({ releases: { shell: aShell().release } })).toEqual([
      400,
      'shell no es de tu equipo.',
    ]);
    expect((await override({ minutes: 60, releases: {} })).statusCode).toBe(400);
  });
  it('shows the releases of a support code, and can override with them', async () => {
    const before = await bootFor(openBrowser(test.app, 'localhost'));
    const code = before.set.replace('set_', 'tiquete.');
    await releases.ship(aManifest('hotels_dd44'));
    const reading = (await paula.get(`/api/console/releases/codes/${code}`)).json().data;
    expect(reading).toMatchObject({ brand: 'tiquete', set: before.set });
    expect(reading.releases).toContainEqual(
      expect.objectContaining({ release: 'hotels_bb22', is_current: false, in_place_of: null }),
    );
    expect(await shown(paula)).toBe('hotels_dd44');
    await override({ code, minutes: 60 });
    expect((await bootFor(paula)).set).toBe(before.set);
    expect((await paula.get('/api/console/releases/codes/tiquete.ffffffffffff')).statusCode).toBe(
      404,
    );
  });
});
