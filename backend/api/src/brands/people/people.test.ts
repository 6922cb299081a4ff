import { setTimeout as wait } from 'node:timers/promises';
import type { BrandAccess, BrandRole } from '@tiquete/contracts';
import { openBrowser } from '../../testing/browser';
import { showSecondFactor } from '../../testing/testApp';
import { type AccountApi, anAccountApi, PASSWORD } from '../../accounts/testing/anAccountApi';
import { createDatabase } from '../../db/database';
import { changeRole } from './changeRole';
import { invite as inviteIn } from './invitations';

const DAY_MS = 24 * 3_600_000;
const ANDES = 'andes.localhost';
let api: AccountApi;
type Browser = ReturnType<typeof openBrowser>;
let platform: Browser;
beforeEach(async () => {
  api = await anAccountApi();
  await staff('tiquete', 'plataforma@viajes.test', ['*']);
  platform = await enter('localhost', 'plataforma@viajes.test');
});
afterEach(() => api.test.close());

async function staff(
  brand: string,
  email: string,
  roleParts: string[],
  role: BrandRole = 'brand-admin',
) {
  const { users, passwords, clock } = api.test.deps;
  const passwordHash = await passwords.hash(PASSWORD);
  await users.save(brand, { email, name: email, role, passwordHash, roleParts }, clock());
}
async function enter(host: string, email: string) {
  const browser = openBrowser(api.test.app, host);
  await browser.signIn(email, PASSWORD);
  await showSecondFactor(api.test, email);
  return browser;
}
async function request(browser: Browser, call: string, body?: object) {
  const reply = await browser.call(call, body);
  const { data, errors } = reply.json<{
    data: BrandAccess;
    errors?: { code: string; detail?: string }[];
  }>();
  const [problem] = errors ?? [];
  return { status: reply.statusCode, data, code: problem?.code, detail: problem?.detail };
}
const PEOPLE = 'console/brands/andes/people';
const read = async (browser = platform) => (await request(browser, `GET ${PEOPLE}`)).data;
const idOf = async (email: string) =>
  (await read()).people.find((person) => person.email === email)?.id ?? 'nadie';
const invite = (email: string, role: BrandRole, browser = platform) =>
  request(browser, 'POST console/brands/andes/invitations', { email, role });
const accept = (browser: Browser, token: string) =>
  request(browser, 'POST accounts/me/invitations', { token });
const change = async (email: string, role: BrandRole, browser = platform) =>
  request(browser, `PATCH ${PEOPLE}/${await idOf(email)}`, { role });
const remove = async (email: string, browser = platform) =>
  request(browser, `DELETE ${PEOPLE}/${await idOf(email)}`);
const waiting = async () => {
  const rows = await api.rows(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length;
};
const rolesOf = async () =>
  Object.fromEntries((await read()).people.map(({ email, role }) => [email, role]));

it('accepts an invitation once, and only for the account of the invited address', async () => {
  const { status, data } = await invite('Berta@Viajes.test', 'brand-admin');
  expect([status, data.invitations[0]]).toMatchObject([
    200,
    { email: 'berta@viajes.test', role: 'brand-admin', is_over: false },
  ]);
  const token = await api.newestToken('berta@viajes.test');
  expect((await api.mailsTo('berta@viajes.test'))[0]).toMatchObject({
    template: 'account.invitation',
    data: { url: `/invitation#token=${token}`, by: 'plataforma@viajes.test', days: 7 },
  });
  expect((await accept(openBrowser(api.test.app, ANDES), token)).code).toBe('UNAUTHENTICATED');
  const carla = await api.signedIn('carla@viajes.test', ANDES);
  expect((await accept(carla, token)).code).toBe('INVITATION_NOT_YOURS');
  const elsewhere = await api.signedIn('berta@viajes.test');
  expect((await accept(elsewhere, token)).code).toBe('LINK_INVALID');
  const berta = await api.signedIn('berta@viajes.test', ANDES);
  expect(await accept(berta, token)).toMatchObject({ status: 200, data: { role: 'brand-admin' } });
  expect((await berta.session()).user).toBeUndefined();
  const again = await enter(ANDES, 'berta@viajes.test');
  expect((await accept(again, token)).code).toBe('LINK_INVALID');
  expect((await read(again)).people).toMatchObject([
    { email: 'berta@viajes.test', account_brand: 'andes', is_self: true, may_remove: false },
    { email: 'plataforma@viajes.test', is_everywhere: true, may_remove: false },
  ]);
  expect((await read()).log.map(({ act, by, email }) => [act, by, email])).toEqual([
    ['JOINED', 'berta@viajes.test', 'berta@viajes.test'],
    ['INVITED', 'plataforma@viajes.test', 'berta@viajes.test'],
  ]);
});

it('rejects a link that has expired, was replaced or was revoked', async () => {
  const dora = await api.signedIn('dora@viajes.test', ANDES);
  await invite('dora@viajes.test', 'operator');
  const first = await api.newestToken('dora@viajes.test');
  await invite('dora@viajes.test', 'brand-admin');
  const second = await api.newestToken('dora@viajes.test');
  expect((await accept(dora, first)).code).toBe('LINK_INVALID');
  const [requested] = (await read()).invitations;
  expect(requested?.role).toBe('brand-admin');
  await request(platform, `DELETE console/brands/andes/invitations/${requested?.id}`);
  expect((await accept(dora, second)).code).toBe('LINK_INVALID');
  await invite('dora@viajes.test', 'operator');
  api.test.advance(7 * DAY_MS);
  await dora.signIn('dora@viajes.test', PASSWORD);
  expect((await accept(dora, await api.newestToken('dora@viajes.test'))).code).toBe('LINK_INVALID');
});

it('gives an account one role, and adds a brand to an admin of another one', async () => {
  await staff('andes', 'olga@viajes.test', [], 'operator');
  await staff('andes', 'mario@viajes.test', ['caminos']);
  const olga = await enter(ANDES, 'olga@viajes.test');
  expect(await invite('olga@viajes.test', 'brand-admin')).toMatchObject({
    code: 'BRAND_REFUSED',
    detail: expect.stringContaining('ya tiene acceso'),
  });
  await invite('mario@viajes.test', 'brand-admin');
  const mario = await enter(ANDES, 'mario@viajes.test');
  await accept(mario, await api.newestToken('mario@viajes.test'));
  const [row] = await api.rows("select role_parts from users where email = 'mario@viajes.test'");
  expect(row?.role_parts).toEqual(['caminos', 'andes']);
  expect((await olga.get('/api/console/brands/andes/people')).statusCode).toBe(404);
});

it('changes and removes roles, and never that of the last admin', async () => {
  await staff('andes', 'berta@viajes.test', ['andes']);
  await staff('andes', 'olga@viajes.test', [], 'operator');
  const olga = await enter(ANDES, 'olga@viajes.test');
  for (const answer of [
    await remove('berta@viajes.test'),
    await change('berta@viajes.test', 'operator'),
  ])
    expect(answer).toMatchObject({ code: 'BRAND_REFUSED', detail: expect.stringMatching(/única/) });
  expect((await change('olga@viajes.test', 'brand-admin')).status).toBe(200);
  expect((await olga.session()).user).toBeUndefined();
  const berta = await enter(ANDES, 'berta@viajes.test');
  expect((await change('berta@viajes.test', 'operator', berta)).detail).toMatch(/otra persona/);
  expect((await remove('plataforma@viajes.test', berta)).detail).toMatch(/plataforma/);
  // Each admin removes the role of the other at the same time. One admin must remain.
  const { db, clock } = api.test.deps;
  const [one, other] = [await idOf('berta@viajes.test'), await idOf('olga@viajes.test')];
  const take = (id: string, self: string) =>
    changeRole(db, { name: self, at: clock() }, { brand: 'andes', id, self }, null);
  // The accounts are locked until both changes wait.
  const both = await db
    .withBrand('andes', async (tx) => {
      await tx.query("select from users where role = 'brand-admin' for update");
      const begun = Promise.allSettled([take(one, other), take(other, one)]);
      while ((await waiting()) < 2) await wait(5);
      return { begun };
    })
    .then(({ begun }) => begun);
  expect(both.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
  const admins = Object.entries(await rolesOf()).filter(([, role]) => role === 'brand-admin');
  expect(admins).toHaveLength(2);
});

it('does not change the roles that an admin has in other brands', async () => {
  await staff('andes', 'berta@viajes.test', ['andes']);
  await staff('tiquete', 'mario@viajes.test', ['andes', 'caminos']);
  expect((await change('mario@viajes.test', 'operator')).code).toBe('BRAND_REFUSED');
  expect((await remove('mario@viajes.test')).status).toBe(200);
  const [row] = await api.rows(
    "select role, role_parts from users where email = 'mario@viajes.test'",
  );
  expect(row).toEqual({ role: 'brand-admin', role_parts: ['caminos'] });
});

it('invites and changes roles with one connection, and changes nothing that it cannot record', async () => {
  await staff('andes', 'berta@viajes.test', ['andes']);
  await staff('tiquete', 'mario@viajes.test', ['andes', 'caminos']);
  const { mail, clock } = api.test.deps;
  const author = { name: 'plataforma@viajes.test', at: clock() };
  const remove = { brand: 'andes', id: await idOf('mario@viajes.test'), self: 'otra' };
  const partsOfMario = () =>
    api.rows("select role_parts as parts from users where email = 'mario@viajes.test'");
  const one = createDatabase({
    connectionString: api.test.deps.db.pool.options.connectionString,
    max: 1,
  });
  try {
    const requested = { brand: 'andes', email: 'nueva@viajes.test', role: 'operator' as const };
    await inviteIn(one, mail, author, requested);
    await api.rows(
      'alter table brand_access_log add constraint full_up check (act is null) not valid',
    );
    await expect(changeRole(one, author, remove, null)).rejects.toThrow(/full_up/);
    expect(await partsOfMario()).toEqual([{ parts: ['andes', 'caminos'] }]);
    await api.rows('alter table brand_access_log drop constraint full_up');
    await changeRole(one, author, remove, null);
  } finally {
    await one.close();
  }
  expect(await partsOfMario()).toEqual([{ parts: ['caminos'] }]);
  expect((await read()).log.map(({ act, email }) => [act, email])).toEqual([
    ['REMOVED', 'mario@viajes.test'],
    ['INVITED', 'nueva@viajes.test'],
  ]);
});

it('grants viewers access to several brands, but no changes to people or brands', async () => {
  await staff('andes', 'berta@viajes.test', ['andes']);
  await staff('andes', 'vera@viajes.test', ['caminos'], 'viewer');
  await invite('vera@viajes.test', 'viewer');
  const vera = await enter(ANDES, 'vera@viajes.test');
  const token = await api.newestToken('vera@viajes.test');
  expect(await accept(vera, token)).toMatchObject({ status: 200, data: { role: 'viewer' } });
  const [row] = await api.rows("select role_parts from users where email = 'vera@viajes.test'");
  expect(row?.role_parts).toEqual(['caminos', 'andes']);
  const again = await enter(ANDES, 'vera@viajes.test');
  const { people, may_invite: mayInvite } = await read(again);
  expect(people.map(({ role }) => role)).toEqual(['brand-admin', 'brand-admin', 'viewer']);
  const may = people.flatMap((person) => [person.may_change, person.may_remove]);
  expect([...may, mayInvite]).not.toContain(true);
  expect((await invite('x@viajes.test', 'viewer', again)).code).toBe('FORBIDDEN');
  expect((await remove('berta@viajes.test', again)).code).toBe('FORBIDDEN');
  // A viewer does not count as the remaining admin when the last admin leaves.
  expect((await remove('berta@viajes.test')).detail).toMatch(/única/);
  // The account belongs to other brands too, so its role cannot be changed here, and its rights there stay.
  expect((await change('vera@viajes.test', 'brand-admin')).code).toBe('BRAND_REFUSED');
  expect((await remove('vera@viajes.test')).status).toBe(200);
  const [left] = await api.rows("select role_parts from users where email = 'vera@viajes.test'");
  expect(left?.role_parts).toEqual(['caminos']);
});

it('changes a viewer to an admin and back, and replaces no role by e-mail', async () => {
  await staff('andes', 'berta@viajes.test', ['andes']);
  await staff('andes', 'vera@viajes.test', ['andes'], 'viewer');
  for (const role of ['brand-admin', 'viewer', 'operator', 'viewer'] as const) {
    expect((await change('vera@viajes.test', role)).status).toBe(200);
    expect((await rolesOf())['vera@viajes.test']).toBe(role);
  }
  await staff('andes', 'mario@viajes.test', ['caminos'], 'viewer');
  await invite('mario@viajes.test', 'brand-admin');
  const mario = await enter(ANDES, 'mario@viajes.test');
  const answer = await accept(mario, await api.newestToken('mario@viajes.test'));
  expect(answer.detail).toMatch(/ya tiene otro papel/);
});

it('requires a fresh code, and an admin of the brand', async () => {
  await staff('andes', 'olga@viajes.test', [], 'operator');
  await staff('tiquete', 'mario@viajes.test', ['caminos']);
  const mario = await enter('localhost', 'mario@viajes.test');
  expect((await request(mario, `GET ${PEOPLE}`)).status).toBe(404);
  expect((await invite('x@viajes.test', 'operator', mario)).status).toBe(404);
  const id = await idOf('olga@viajes.test');
  api.test.advance(6 * 60_000);
  for (const answer of [
    await invite('x@viajes.test', 'operator'),
    await request(platform, `DELETE ${PEOPLE}/${id}`),
    await request(platform, `PATCH ${PEOPLE}/${id}`, { role: 'brand-admin' }),
  ])
    expect(answer.code).toBe('SECOND_FACTOR_REQUIRED');
});

it('sends no mail for a brand without a published site', async () => {
  await platform.call('POST console/brands', {
    ...{ id: 'nueva', name: 'Nueva', copy: 'andes', host: 'nueva.localhost' },
  });
  const body = { email: 'x@viajes.test', role: 'operator' };
  const answer = await request(platform, 'POST console/brands/nueva/invitations', body);
  expect(answer.detail).toMatch(/^Publica la marca primero/);
  expect(await api.mailsTo('x@viajes.test')).toEqual([]);
});

it('rejects a publication by a second person whom the author of the draft has just invited', async () => {
  const andes = 'console/brands/andes';
  const edit = async (over: object, browser = platform) => {
    const { draft, published } = (await browser.get(`/api/${andes}`)).json().data;
    const { number, revision, file } = draft ?? published;
    const seen = { number, revision };
    await request(browser, `PUT ${andes}/draft`, { seen, file: { ...file, ...over } });
  };
  const publish = async (browser = platform) => {
    const { draft } = (await browser.get(`/api/${andes}`)).json().data;
    const { number, revision } = draft;
    const { status, detail } = await request(browser, `POST ${andes}/publications`, {
      seen: { number, revision },
    });
    return { status, detail };
  };
  await edit({ two_to_publish: true });
  expect((await publish()).status).toBe(200);
  await invite('berta@viajes.test', 'brand-admin');
  const berta = await api.signedIn('berta@viajes.test', ANDES);
  await accept(berta, await api.newestToken('berta@viajes.test'));
  await edit({ tagline: 'Otra frase' });
  const refused = { status: 409, detail: expect.stringMatching(/menos de siete días/) };
  expect(await publish(await enter(ANDES, 'berta@viajes.test'))).toEqual(refused);
  api.test.advance(7 * DAY_MS);
  expect((await publish(await enter(ANDES, 'berta@viajes.test'))).status).toBe(200);
});
